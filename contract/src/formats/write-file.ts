// How a file with prompts is named and put together.
import { SKILL_NAME_MAX } from '@prompt-library/domain/limits'
import { CSV_HEADER, writeCsvRow } from './csv.ts'
import { type ExportFormat, FORMATS } from './formats.ts'
import { type ExportedCollection, writeLibraryJson } from './library-json.ts'
import { writeMarkdownFile } from './markdown-file.ts'
import { writeOpenWebUi } from './open-webui.ts'
import type { WritablePrompt } from './prompt-text.ts'
import { writeSkillFile } from './skill-file.ts'
import { uniqueSlugs } from './slugs.ts'
import { writeZip } from './write-zip.ts'

type Prompts = AsyncIterable<WritablePrompt>

interface FileContext {
  origin: string
  now: Date
  /** Of whose prompts the file is. Only JSON keeps it. */
  collection?: ExportedCollection | undefined
  /** Whether the file has one prompt and needs no zip file. */
  isSingle: boolean
}

/** A file with prompts in parts, so that it can be sent while the prompts are read. */
export function writeFile(
  format: ExportFormat,
  prompts: Prompts,
  { isSingle, ...context }: FileContext,
): AsyncIterable<string | Uint8Array> {
  switch (format) {
    case 'json':
      return writeLibraryJson(prompts, context)
    case 'csv':
      return writeCsv(prompts)
    case 'markdown':
      return isSingle ? textsOf(markdownFiles(prompts)) : writeZip(markdownFiles(prompts))
    case 'skill':
      return isSingle ? textsOf(skillFiles(prompts)) : writeZip(skillFiles(prompts))
    case 'open-webui':
      return writeOpenWebUi(prompts)
  }
}

/** `study-plan-2026-11-18.json`. A skill needs a name that agents know. */
export function fileName(
  format: ExportFormat,
  { of, now, isSingle }: { of: string; now: Date; isSingle: boolean },
): string {
  if (isSingle && format === 'skill') return 'SKILL.md'
  const extension = isSingle && format === 'markdown' ? 'md' : FORMATS[format].extension
  return `${uniqueSlugs({ max: FILE_NAME_MAX })(of)}-${now.toISOString().slice(0, 10)}.${extension}`
}

async function* textsOf(files: AsyncIterable<{ text: string }>) {
  for await (const { text } of files) yield text
}

async function* writeCsv(prompts: Prompts) {
  yield CSV_HEADER
  for await (const prompt of prompts) yield writeCsvRow(prompt)
}

const FILE_NAME_MAX = 80

async function* markdownFiles(prompts: Prompts) {
  const nameOf = uniqueSlugs({ max: FILE_NAME_MAX })
  for await (const prompt of prompts)
    yield { path: `${nameOf(prompt.title)}.md`, text: writeMarkdownFile(prompt) }
}

async function* skillFiles(prompts: Prompts) {
  const nameOf = uniqueSlugs({ max: SKILL_NAME_MAX })
  for await (const prompt of prompts) {
    const name = nameOf(prompt.title)
    yield { path: `${name}/SKILL.md`, text: writeSkillFile(prompt, name) }
  }
}
