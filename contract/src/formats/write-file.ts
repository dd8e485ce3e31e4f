import { SKILL_NAME_MAX } from '@prompt-library/domain/limits'
import { CSV_HEADER, writeCsvRow } from './csv.ts'
import type { ExportFormat } from './formats.ts'
import { writeLibraryJson } from './library-json.ts'
import { writeMarkdownFile } from './markdown-file.ts'
import { writeOpenWebUi } from './open-webui.ts'
import type { WritablePrompt } from './prompt-text.ts'
import { writeSkillFile } from './skill-file.ts'
import { uniqueSlugs } from './slugs.ts'
import { writeZip } from './write-zip.ts'

type Prompts = AsyncIterable<WritablePrompt>

/**
 * How a file with prompts is named and put together. A file with prompts in parts, so that it can be sent while the
 * prompts are read.
 */
export function writeFile(
  format: ExportFormat,
  prompts: Prompts,
  context: { origin: string; now: Date },
): AsyncIterable<string | Uint8Array> {
  switch (format) {
    case 'json':
      return writeLibraryJson(prompts, context)
    case 'csv':
      return writeCsv(prompts)
    case 'markdown':
      return writeZip(markdownFiles(prompts))
    case 'skill':
      return writeZip(skillFiles(prompts))
    case 'open-webui':
      return writeOpenWebUi(prompts)
  }
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
