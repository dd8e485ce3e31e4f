import { IMPORT_FILE_MAX_BYTES } from '@prompt-library/domain/limits'
import { readCsv } from './csv.ts'
import { readCsvTable } from './csv-table.ts'
import { decodeText } from './decode-text.ts'
import { isLibraryJson, readLibraryJson } from './library-json.ts'
import { type ColumnMapping, type ReadResult, UnreadableFile } from './read-result.ts'

/**
 * Reads a file with prompts, by what's in it and not by its name. Never throws: what can't be read is a sentence. `mapping` says what
 * the columns of a CSV file are, after `kind: 'columns'` asked for it. Takes seconds for the largest files, so it runs in a web worker.
 */
export function readFile(file: { name: string; bytes: Uint8Array }, mapping?: ColumnMapping): ReadResult {
  try {
    return read(file, mapping)
  } catch (error) {
    const sentence =
      error instanceof UnreadableFile ? error.message : 'This file is damaged and can’t be read.'
    return { kind: 'unreadable', sentence }
  }
}

function read(
  { bytes }: { name: string; bytes: Uint8Array },
  mapping: ColumnMapping | undefined,
): ReadResult {
  if (bytes.length > IMPORT_FILE_MAX_BYTES)
    throw new UnreadableFile('A file can be up to 10 MB. Split it and import each part.')
  const { text, notice } = decodeText(bytes)
  const start = text.slice(0, 1_000).trimStart()
  if (start === '' && text.trim() === '') throw new UnreadableFile('This file is empty.')
  const result = /^[[{]/.test(start) ? readJson(text) : readCsv(readCsvTable(text), mapping)
  return result.kind === 'prompts' && notice ? { ...result, notice } : result
}

function readJson(text: string): ReadResult {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new UnreadableFile(
      'This JSON file is damaged or incomplete. Export it again and choose the new file.',
    )
  }
  if (isLibraryJson(json)) return readLibraryJson(json)
  throw new UnreadableFile('This JSON file has no prompts that we know how to read.')
}
