import { IMPORT_FILE_MAX_BYTES, IMPORT_READ_MILLISECONDS } from '@prompt-library/domain/limits'
import { countOf } from '@prompt-library/domain/text/count-of'
import { decodeText } from './decode-text.ts'
import { readFrontMatter } from './front-matter.ts'
import { readMarkdown, SKILL } from './markdown-prompt.ts'
import { type ColumnMapping, Findings, type ReadResult, UnreadableFile } from './read-result.ts'
import { MARKDOWN, readText } from './read-text.ts'
import { type UnzippedFile, unzip } from './unzip.ts'

const TABLE = /\.(?:json|jsonl|csv|tsv)$/i
/** What projects write about themselves. */
const ABOUT_A_PROJECT =
  /(?:^|\/)(?:readme|license|changelog|contributing|code_of_conduct|security)\.(?:md|markdown)$/i

/**
 * Which files in a zip file are read: Markdown files and skills, JSON, and CSV. Paths are only shown: nothing is written
 * anywhere.
 */
export function readZip(bytes: Uint8Array, mapping?: ColumnMapping): ReadResult {
  const isWanted = (path: string) =>
    isSafe(path) && !isHidden(path) && (MARKDOWN.test(path) || TABLE.test(path))
  const { files: wanted, others } = unzip(bytes, isWanted)
  refuseOffice(others)
  const files = wanted.filter((file) => !isAboutProject(file))
  others.push(...wanted.filter((file) => !files.includes(file)).map(({ path }) => path))
  const [only] = files
  // The only one that can ask what its columns are, because the user answers for one file.
  if (only && files.length === 1 && TABLE.test(only.path)) return readOnlyTable(only, mapping)
  const findings = new Findings()
  // A skill's folder can have other files, which belong to it.
  const hasSkills = files.some(({ path }) => SKILL.test(path))
  const start = performance.now()
  for (const file of files) {
    if (performance.now() - start > IMPORT_READ_MILLISECONDS)
      throw new UnreadableFile('This file takes too long to read. Split it and import each part.')
    if (hasSkills && !SKILL.test(file.path)) others.push(file.path)
    else addFile(findings, file)
  }
  for (const path of others.filter((path) => !isSafe(path) && MARKDOWN.test(path)))
    findings.skip(shortPath(path), 'Its path leads out of the zip file, so we didn’t read it.')
  const ignored = others.filter((path) => isSafe(path) && !isHidden(path) && !path.endsWith('/'))
  if (ignored.length > 0)
    findings.ignore(
      'Zip file',
      `We didn’t read ${countOf(ignored.length, 'file')} of other kinds, such as ${shortPath(ignored[0] ?? '')}.`,
    )
  return findings.result(hasSkills ? 'skill' : 'markdown')
}

function readOnlyTable({ path, bytes }: UnzippedFile, mapping: ColumnMapping | undefined): ReadResult {
  const { text, notice } = decodeText(bytes)
  const result = readText({ name: path, text }, mapping)
  return result.kind === 'prompts' && notice ? { ...result, notice } : result
}

function addFile(findings: Findings, { path, bytes }: UnzippedFile): void {
  const where = shortPath(path)
  const text = textOf(bytes)
  if (bytes.length > IMPORT_FILE_MAX_BYTES) findings.ignore(where, `${where} is larger than 10 MB.`)
  else if (text === undefined) findings.skip(where, 'This isn’t a text file.')
  else if (TABLE.test(path)) addTable(findings, { where, text })
  else {
    const { found } = readMarkdown({ path, text })
    if ('refusal' in found) findings.skip(where, found.refusal)
    else findings.add(where, found)
  }
}

function addTable(findings: Findings, { where, text }: { where: string; text: string }): void {
  try {
    const result = readText({ name: where, text })
    if (result.kind === 'prompts') findings.addAll(where, result)
    if (result.kind === 'columns')
      findings.ignore(where, `To say which column of ${where} is which, unzip it and choose it alone.`)
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    findings.ignore(where, error.message)
  }
}

/** A prompt with the title “Readme” has properties at its top. */
function isAboutProject({ path, bytes }: UnzippedFile): boolean {
  if (!ABOUT_A_PROJECT.test(path)) return false
  const file = readFrontMatter(textOf(bytes) ?? '')
  return 'refusal' in file || (file.properties['title'] ?? file.properties['name']) === undefined
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
