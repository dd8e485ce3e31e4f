// Which format a text file has, by what's in it.

import { askForColumns, readMatched } from './columns.ts'
import { readCsv } from './csv.ts'
import { readCsvRows } from './csv-table.ts'
import { tableOf } from './json-list.ts'
import { isLibraryJson, readLibraryJson } from './library-json.ts'
import { readMarkdown } from './markdown-prompt.ts'
import { isOpenWebUi, readOpenWebUi } from './open-webui.ts'
import { type ColumnMapping, Findings, type ReadResult, UnreadableFile } from './read-result.ts'

export const MARKDOWN = /\.(?:md|markdown)$/i

interface NamedText {
  name: string
  text: string
}

/** What other programs write that looks like text. */
const REFUSED: [RegExp, string][] = [
  [
    /^<(?:!doctype html|html)\b/i,
    'This is a web page. Copy its prompts into a spreadsheet, save it as CSV, and choose that file.',
  ],
  [/^<\?xml/i, 'This is an XML file. Save its prompts as CSV or JSON, and choose that file.'],
  [
    /^%PDF-/,
    'This is a PDF file. Copy its prompts into a spreadsheet, save it as CSV, and choose that file.',
  ],
  [
    /^\{\\rtf/,
    'This is a rich text document. Save it as plain text or Markdown (.md), and choose that file.',
  ],
]

export function readText({ name, text }: NamedText, mapping?: ColumnMapping): ReadResult {
  const start = text.trimStart().slice(0, 200)
  if (start === '') throw new UnreadableFile('This file is empty.')
  const [, refusal] = REFUSED.find(([pattern]) => pattern.test(start)) ?? []
  if (refusal !== undefined) throw new UnreadableFile(refusal)
  if (/^[[{]/.test(start)) return readJson(text, mapping)
  if (/^---\s*\n/.test(start) || MARKDOWN.test(name)) return readOneMarkdown({ name, text })
  return readCsv(readCsvRows(text), mapping)
}

function readOneMarkdown({ name, text }: NamedText): ReadResult {
  const findings = new Findings()
  const { format, found } = readMarkdown({ path: name, text })
  if ('refusal' in found) findings.skip(name, found.refusal)
  else findings.add(name, found)
  return findings.result(format)
}

function readJson(text: string, mapping: ColumnMapping | undefined): ReadResult {
  const json = parsed(text)
  if (json === undefined)
    throw new UnreadableFile(
      'This JSON file is damaged or incomplete. Export it again and choose the new file.',
    )
  if (isLibraryJson(json)) return readLibraryJson(json)
  const entries = Array.isArray(json) ? json : [json]
  if (isOpenWebUi(entries)) return readOpenWebUi(entries)
  const table = tableOf(json)
  if (!table)
    throw new UnreadableFile(
      'We found no list of prompts in this JSON file. Save it as CSV with a title and a text in each row, and choose that file.',
    )
  return mapping ? readMatched(table, mapping) : askForColumns(table)
}

/** Some programs write one JSON object on each line. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const lines = text.split('\n').filter((line) => line.trim() !== '')
    try {
      return lines.length > 1 ? lines.map((line): unknown => JSON.parse(line)) : undefined
    } catch {
      return undefined
    }
  }
}
