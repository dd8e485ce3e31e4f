import { IMPORT_READ_MILLISECONDS } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { decodeText } from './decode-text.ts'
import { readMarkdownFile } from './markdown-file.ts'
import { Findings, type ReadResult, UnreadableFile } from './read-result.ts'
import { readSkillFile } from './skill-file.ts'
import { unzip } from './unzip.ts'

export const MARKDOWN = /\.(?:md|markdown)$/i
const SKILL = /(?:^|\/)SKILL\.md$/i

/**
 * Which files in a zip file are read. Markdown files and skills in a zip file. Paths are only shown: nothing is written
 * anywhere.
 */
export function readZip(bytes: Uint8Array): ReadResult {
  const { files, others } = unzip(bytes, (path) => MARKDOWN.test(path) && isSafe(path) && !isHidden(path))
  refuseOffice(others)
  const findings = new Findings()
  // A skill's folder can have other Markdown files, which belong to it.
  const hasSkills = files.some(({ path }) => SKILL.test(path))
  const start = performance.now()
  for (const { path, bytes: content } of files) {
    if (performance.now() - start > IMPORT_READ_MILLISECONDS)
      throw new UnreadableFile('This file takes too long to read. Split it and import each part.')
    const text = textOf(content)
    if (hasSkills && !SKILL.test(path)) others.push(path)
    else if (text === undefined) findings.skip(shortPath(path), 'This isn’t a text file.')
    else addMarkdown(findings, { path, text })
  }
  for (const path of others.filter((path) => !isSafe(path) && MARKDOWN.test(path)))
    findings.skip(shortPath(path), 'Its path leads out of the zip file, so we didn’t read it.')
  const ignored = others.filter((path) => isSafe(path) && !isHidden(path) && !path.endsWith('/'))
  if (ignored.length > 0)
    findings.skip(
      'Zip file',
      `We didn’t read ${countOf(ignored.length, 'file')} of other kinds, such as ${shortPath(ignored[0] ?? '')}.`,
    )
  return findings.result(hasSkills ? 'skill' : 'markdown')
}

/** Adds the prompt of one Markdown file, and says which kind of file it is. */
export function addMarkdown(findings: Findings, file: { path: string; text: string }): 'skill' | 'markdown' {
  const isSkill = SKILL.test(file.path)
  const found = isSkill ? readSkillFile(file) : readMarkdownFile(file)
  if ('refusal' in found) findings.skip(shortPath(file.path), found.refusal)
  else findings.add(shortPath(file.path), found)
  return isSkill ? 'skill' : 'markdown'
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return decodeText(bytes).text
  } catch {
    return undefined
  }
}

function isSafe(path: string): boolean {
  return (
    !path.includes('\\') && !path.startsWith('/') && !/^[a-z]:/i.test(path) && !path.split('/').includes('..')
  )
}

/** macOS adds a folder with files of its own. */
function isHidden(path: string): boolean {
  return path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX')
}

function shortPath(path: string): string {
  return path.length > 80 ? `…${path.slice(-79)}` : path
}

function refuseOffice(paths: readonly string[]): void {
  if (paths.includes('xl/workbook.xml'))
    throw new UnreadableFile(
      'This is an Excel workbook. In Excel, save it as “CSV UTF-8” and choose that file.',
    )
  if (paths.includes('word/document.xml'))
    throw new UnreadableFile(
      'This is a Word document. Save it as plain text or Markdown (.md), and choose that file.',
    )
}
