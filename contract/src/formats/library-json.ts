// The library's own JSON file: which properties a prompt has in it, its JSON Schema, and files of newer versions.
import * as z from 'zod/mini'
import { promptParts } from '../prompt-parts.ts'
import { review } from '../review.ts'
import { Findings, type ReadResult, UnreadableFile } from './read-result.ts'

/** A prompt as our JSON has it. Import reads the first group and ignores the rest. */
export const exportedPrompt = z.object({
  ...promptParts,
  /** What the author said about each revision, the oldest first. Import reads the last one. */
  revisions: z.array(z.object({ revision: z.int(), note: z.string() })),

  id: z.int(),
  /** The tags that the library set. */
  reserved_tags: z.array(z.string()),
  visibility: z.enum(['public', 'private']),
  author_name: z.nullable(z.string()),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
  revision: z.int(),
  upvotes: z.int(),
  uses: z.int(),
  review: z.nullable(z.omit(review, { note: true })),
})
export type ExportedPrompt = z.output<typeof exportedPrompt>

const VERSION = 1
const FORMAT = 'prompt-library'

/** Where the JSON Schema of this version is served, now and in later releases. */
export const SCHEMA_PATH = `/api/schemas/prompts-${VERSION}.json`

const libraryJson = z.object({
  $schema: z.string(),
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exported_at: z.iso.datetime(),
  prompts: z.array(exportedPrompt),
})

export function librarySchema() {
  const { $schema = '', ...schema } = z.toJSONSchema(libraryJson)
  return { $schema, title: 'Prompts of a prompt library', ...schema }
}

/** One prompt on each line, so that a text editor can open the file too. */
export async function* writeLibraryJson(
  prompts: AsyncIterable<ExportedPrompt>,
  { origin, now }: { origin: string; now: Date },
): AsyncGenerator<string> {
  const head = {
    $schema: `${origin}${SCHEMA_PATH}`,
    format: FORMAT,
    version: VERSION,
    exported_at: now.toISOString(),
  }
  let before = `${JSON.stringify(head).slice(0, -1)},"prompts":[\n`
  for await (const prompt of prompts) {
    yield before + JSON.stringify(exportedPrompt.parse(prompt))
    before = ',\n'
  }
  yield before.startsWith('{') ? `${before}]}\n` : '\n]}\n'
}

/** Whether a JSON file says that it's ours, of any version. */
export function isLibraryJson(json: unknown): json is { version: unknown; prompts: unknown } {
  return typeof json === 'object' && json !== null && 'format' in json && json.format === FORMAT
}

export function readLibraryJson(json: { version: unknown; prompts: unknown }): ReadResult {
  if (json.version !== VERSION)
    throw new UnreadableFile(
      'This file comes from a newer version of the prompt library. Ask its sender for a CSV file.',
    )
  if (!Array.isArray(json.prompts)) throw new UnreadableFile('There are no prompts in this file.')
  const findings = new Findings()
  for (const [index, prompt] of json.prompts.entries()) {
    const where = `Prompt ${index + 1}`
    if (!isRecord(prompt)) findings.skip(where, 'This isn’t a prompt.')
    else if (typeof prompt['html'] !== 'string') findings.skip(where, 'A prompt needs some text.')
    else
      findings.add(where, {
        title: prompt['title'],
        html: prompt['html'],
        notes: prompt['notes'],
        category: prompt['category'],
        tags: listOf(prompt['tags']),
        fields: prompt['fields'],
        data_class: prompt['data_class'],
        revision_note: noteOf(listOf(prompt['revisions']).at(-1)),
      })
  }
  return findings.result('json')
}

function noteOf(revision: unknown): unknown {
  return isRecord(revision) ? revision['note'] : undefined
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
