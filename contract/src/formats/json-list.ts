// Prompts in JSON of other programs: a list of objects becomes a table with a column for each property.
import { IMPORT_COLUMNS_MAX } from '@prompt-library/domain/limits'
import type { Table } from './columns.ts'
import { UnreadableFile } from './read-result.ts'

/** Undefined if the JSON has no list of objects. */
export function tableOf(json: unknown): Table | undefined {
  const entries = listIn(json)
  if (!entries) return undefined
  const records = entries.map((entry) => (isObject(entry) ? cellsOf(entry) : new Map<string, string>()))
  const names = [...new Set(records.flatMap((record) => [...record.keys()]))]
  if (names.length < 2) return undefined
  if (names.length > IMPORT_COLUMNS_MAX)
    throw new UnreadableFile(
      `The objects in this file have more than ${IMPORT_COLUMNS_MAX} properties. Save the ones you need as CSV and choose that file.`,
    )
  const rows = records.map((record, index) => ({
    where: `Prompt ${index + 1}`,
    cells: names.map((name) => record.get(name) ?? ''),
  }))
  return { format: 'json', names, rows }
}

/** Many programs put the list into an object, beside the number of pages or their version. A single prompt has no list. */
function listIn(json: unknown): unknown[] | undefined {
  if (Array.isArray(json)) return json.some(isObject) ? json : undefined
  if (!isObject(json)) return undefined
  const lists = Object.values(json).filter((value) => Array.isArray(value) && value.some(isObject))
  const [longest] = (lists as unknown[][]).toSorted((one, two) => two.length - one.length)
  return isPrompt(json) ? [json] : longest
}

/** A prompt can have lists of its own, such as messages. */
function isPrompt(json: Record<string, unknown>): boolean {
  const isText = (name: string) => typeof json[name] === 'string'
  return (
    (isText('title') || isText('name')) &&
    ['prompt', 'content', 'text', 'template'].some((name) => name in json)
  )
}

/** How deep properties are read: LibreChat has the text in `productionPrompt.prompt`. */
const DEPTH_MAX = 3

function cellsOf(object: Record<string, unknown>, prefix = '', depth = 1): Map<string, string> {
  const cells = new Map<string, string>()
  for (const [key, value] of Object.entries(object)) {
    const name = `${prefix}${key}`
    const text = textOf(value)
    if (text !== undefined) cells.set(name, text)
    else if (isObject(value) && depth < DEPTH_MAX)
      for (const [inner, cell] of cellsOf(value, `${name}.`, depth + 1)) cells.set(inner, cell)
  }
  return cells
}

/** Undefined for what isn't text. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean') return String(value)
  if (!Array.isArray(value)) return undefined
  // Messages of a chat, as Langfuse has them.
  const contents = value.map((one) => (isObject(one) ? one['content'] : undefined))
  if (value.length > 0 && contents.every((content) => typeof content === 'string'))
    return contents.join('\n\n')
  return value.every((one) => typeof one === 'string') ? value.join(', ') : undefined
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
