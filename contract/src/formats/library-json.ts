// The library's own JSON file: which properties a prompt has in it, its JSON Schema, and files of newer versions.
import * as z from 'zod/mini'
import { description, name } from '../collection-texts.ts'
import { promptParts } from '../prompt-parts.ts'
import { review } from '../review.ts'
import { Findings, type ReadResult, UnreadableFile } from './read-result.ts'

/** A prompt as our JSON has it. Import reads the first group and ignores the rest. */
export const exportedPrompt = z.object({
  ...promptParts,

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

  /** What the collection of the file says about it. Import reads it. */
  collection_note: z.optional(z.string()),
})
export type ExportedPrompt = z.output<typeof exportedPrompt>

const VERSION = 1
const FORMAT = 'prompt-library'

/** Where the JSON Schema of this version is served, now and in later releases. */
export const SCHEMA_PATH = `/api/schemas/prompts-${VERSION}.json`

/** Of the file of a collection. */
const collection = z.object({ name: z.string(), description: z.string() })
export type ExportedCollection = z.output<typeof collection>

const libraryJson = z.object({
  $schema: z.string(),
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  exported_at: z.iso.datetime(),
  collection: z.optional(collection),
  prompts: z.array(exportedPrompt),
})

export function librarySchema() {
  const { $schema = '', ...schema } = z.toJSONSchema(libraryJson)
  return { $schema, title: 'Prompts of a prompt library', ...schema }
}

const importedCollection = z.object({ name, description: z._default(description, '') })

/** One prompt on each line, so that a text editor can open the file too. */
export async function* writeLibraryJson(
  prompts: AsyncIterable<ExportedPrompt>,
  { origin, now, collection }: { origin: string; now: Date; collection?: ExportedCollection | undefined },
): AsyncGenerator<string> {
  const head = {
    $schema: `${origin}${SCHEMA_PATH}`,
    format: FORMAT,
    version: VERSION,
    exported_at: now.toISOString(),
    collection,
  }
  let before = `${JSON.stringify(head).slice(0, -1)},"prompts":[\n`
  for await (const prompt of prompts) {
    yield before + JSON.stringify(exportedPrompt.parse(prompt))
    before = ',\n'
  }
  yield before.startsWith('{') ? `${before}]}\n` : '\n]}\n'
}

/** Whether a JSON file says that it's ours, of any version. */
export function isLibraryJson(json: unknown): json is OwnJson {
  return typeof json === 'object' && json !== null && 'format' in json && json.format === FORMAT
}

interface OwnJson {
  version: unknown
  prompts: unknown
  collection?: unknown
}

export function readLibraryJson(json: OwnJson): ReadResult {
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
        collection_note: prompt['collection_note'],
      })
  }
  const { data: collection } = importedCollection.safeParse(json.collection)
  return { ...findings.result('json'), ...(collection && { collection }) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
