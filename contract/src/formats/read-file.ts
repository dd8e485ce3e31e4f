import { IMPORT_FILE_MAX_BYTES } from '@prompt-library/domain/limits'
import { readCsv } from './csv.ts'
import { readCsvTable } from './csv-table.ts'
import { decodeText } from './decode-text.ts'
import { isLibraryJson, readLibraryJson } from './library-json.ts'
import { isOpenWebUi, readOpenWebUi } from './open-webui.ts'
import { type ColumnMapping, Findings, type ReadResult, UnreadableFile } from './read-result.ts'
import { addMarkdown, MARKDOWN, readZip } from './zip.ts'

/**
 * Which format a file has, and the sentences for a file that can't be read. Reads a file with prompts, by what's in it
 * and not by its name. Never throws: what can't be read is a sentence. `mapping` says what the columns of a CSV file
 * are, after `kind: 'columns'` asked for it. Takes seconds for the largest files, so it runs in a web worker.
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

interface NamedText {
  name: string
  text: string
}

function read(
  { name, bytes }: { name: string; bytes: Uint8Array },
  mapping: ColumnMapping | undefined,
): ReadResult {
  if (bytes.length > IMPORT_FILE_MAX_BYTES)
    throw new UnreadableFile('A file can be up to 10 MB. Split it and import each part.')
  if (startsWith(bytes, ZIP)) return readZip(bytes)
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

function readText({ name, text }: NamedText, mapping: ColumnMapping | undefined): ReadResult {
  const start = text.trimStart().slice(0, 200)
  if (start === '') throw new UnreadableFile('This file is empty.')
  if (/^<(?:!doctype html|html)\b/i.test(start))
    throw new UnreadableFile('This is a web page. Choose a JSON, CSV, Markdown, or zip file.')
  if (/^[[{]/.test(start)) return readJson(text)
  if (/^---\s*\n/.test(start) || MARKDOWN.test(name)) return readOneMarkdown({ name, text })
  return readCsv(readCsvTable(text), mapping)
}

function readOneMarkdown({ name, text }: NamedText): ReadResult {
  const findings = new Findings()
  return findings.result(addMarkdown(findings, { path: name, text }))
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
  const entries = Array.isArray(json) ? json : [json]
  if (isOpenWebUi(entries)) return readOpenWebUi(entries)
  throw new UnreadableFile('This JSON file isn’t from a prompt library or from Open WebUI.')
}
