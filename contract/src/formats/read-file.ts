import { IMPORT_FILE_MAX_BYTES } from '@prompt-library/domain/limits'
import { decodeText } from './decode-text.ts'
import { type ColumnMapping, type ReadResult, UnreadableFile } from './read-result.ts'
import { readText } from './read-text.ts'
import { readZip } from './zip.ts'

/**
 * Which kind of file it is, and the sentences for one that can't be read. Reads a file with prompts, by what's in it
 * and not by its name. Never throws: what can't be read is a sentence. `mapping` says what the columns are, after
 * `kind: 'columns'` asked for it. Takes seconds for the largest files, so it runs in a web worker.
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
  { name, bytes }: { name: string; bytes: Uint8Array },
  mapping: ColumnMapping | undefined,
): ReadResult {
  if (bytes.length > IMPORT_FILE_MAX_BYTES)
    throw new UnreadableFile('A file can be up to 10 MB. Split it and import each part.')
  if (startsWith(bytes, ZIP)) return readZip(bytes, mapping)
  if (startsWith(bytes, OLD_OFFICE))
    throw new UnreadableFile(
      'This is an old Excel or Word file. Save it as “CSV UTF-8” and choose that file.',
    )
  const { text, notice } = decodeText(bytes)
  const result = readText({ name, text }, mapping)
  return result.kind === 'prompts' && notice ? { ...result, notice } : result
}

const ZIP = [0x50, 0x4b]
const OLD_OFFICE = [0xd0, 0xcf, 0x11, 0xe0]

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}
