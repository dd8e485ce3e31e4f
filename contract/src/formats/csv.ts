// Which columns a CSV file with prompts has. Columns of other files are matched by the user.
import { csvLine, isFormula, unescapeFormula } from '@prompt-library/domain/text/csv-line'
import { askForColumns, readMatched } from './columns.ts'
import type { CsvRow } from './csv-table.ts'
import { readPromptText, type WritablePrompt, writePromptText } from './prompt-text.ts'
import { readPromptsChat } from './prompts-chat.ts'
import { type ColumnMapping, Findings, type ReadResult, UnreadableFile } from './read-result.ts'

const COLUMNS = ['title', 'prompt', 'format', 'notes', 'category', 'tags', 'data_class', 'fields'] as const

/** The byte order mark tells spreadsheets that the file is UTF-8. */
export const CSV_HEADER = `\uFEFF${csvLine(COLUMNS)}`

export function writeCsvRow(prompt: WritablePrompt): string {
  const { format, text } = writePromptText(prompt)
  return csvLine([
    prompt.title,
    text,
    format,
    prompt.notes,
    prompt.category,
    // A tag has no comma.
    prompt.tags.join(', '),
    prompt.data_class,
    prompt.fields.length > 0 ? JSON.stringify(prompt.fields) : '',
  ])
}

/** Our own CSV, the one of prompts.chat, or any other once the user has said what its columns are. */
export function readCsv(rows: readonly CsvRow[], mapping?: ColumnMapping): ReadResult {
  const [first, ...others] = rows
  const header = first?.cells.map((name) => name.trim()) ?? []
  if (!mapping && COLUMNS.every((name) => header.includes(name))) return readOwn(header, others)
  if (!mapping && header.includes('act') && header.includes('prompt')) return readPromptsChat(header, others)
  if (header.length < 2)
    throw new UnreadableFile(
      'We found no columns in this file. In a spreadsheet, save it as CSV with a title and a text in each row, and choose that file.',
    )
  const cells = rows.map((row) => ({ where: `Row ${row.number}`, cells: row.cells.map(withoutEscape) }))
  const table = { format: 'csv', rows: cells } as const
  return mapping ? readMatched(table, mapping) : askForColumns(table)
}

function readOwn(header: readonly string[], rows: readonly CsvRow[]): ReadResult {
  const findings = new Findings()
  for (const { number, cells } of rows) {
    const cell = (name: (typeof COLUMNS)[number]) => unescapeFormula(cells[header.indexOf(name)] ?? '')
    findings.add(`Row ${number}`, {
      title: cell('title'),
      html: readPromptText({ format: cell('format').trim(), text: cell('prompt') }),
      notes: cell('notes'),
      category: cell('category'),
      tags: cell('tags').split(','),
      data_class: cell('data_class'),
      fields: readFields(cell('fields')),
    })
  }
  return findings.result('csv')
}

/** `checkPrompt` leaves out what isn't a list. */
function readFields(cell: string): unknown {
  if (cell.trim() === '') return undefined
  try {
    return JSON.parse(cell)
  } catch {
    return 'damaged'
  }
}

/** Other programs leave a leading apostrophe as it is, unless they escape a formula. */
function withoutEscape(cell: string): string {
  const text = unescapeFormula(cell)
  return isFormula(text) ? text : cell
}
