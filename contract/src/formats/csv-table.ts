// How a CSV file is cut into cells: comma, semicolon, or tab, and the sentences about a quotation mark that isn't closed
// and a file with too many rows or columns.
import { IMPORT_COLUMNS_MAX, IMPORT_PROMPTS_MAX, IMPORT_ROWS_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import Papa from 'papaparse'
import { UnreadableFile } from './read-result.ts'

/** `number` is the one that a spreadsheet shows. */
export interface CsvRow {
  number: number
  cells: string[]
}

/** Excel writes semicolons where the comma is the decimal sign. */
const DELIMITERS = [',', ';', '\t']

/**
 * The rows of a CSV file, without empty ones. Reads row by row, so that a file of millions of empty rows needs no more memory than
 * its text.
 */
export function readCsvRows(file: string): CsvRow[] {
  // Excel's own way to name the delimiter, on a line before the first row.
  const lines = file.replace(/\r\n?/g, '\n')
  const [sep, named] = /^sep=(.)\n/i.exec(lines) ?? ['']
  const text = lines.slice(sep.length)
  const rows: CsvRow[] = []
  let number = sep === '' ? 0 : 1
  let failure: string | undefined
  Papa.parse<string[]>(text, {
    delimiter: named ?? delimiterOf(text),
    newline: '\n',
    step: ({ data: cells, errors }, parser) => {
      number += 1
      failure = failureOf(cells, errors, number)
      if (failure === undefined && cells.some((cell) => cell.trim() !== '')) rows.push({ number, cells })
      // One more than a header and all prompts, so that the reader can say that there are too many.
      if (failure !== undefined || rows.length > IMPORT_PROMPTS_MAX + 1) parser.abort()
    },
  })
  if (failure !== undefined) throw new UnreadableFile(failure)
  return rows
}

/** After a quote that isn't closed, or is closed too early, nobody can tell where the row ends. */
function failureOf(
  cells: readonly string[],
  errors: readonly Papa.ParseError[],
  row: number,
): string | undefined {
  if (cells.length > IMPORT_COLUMNS_MAX)
    return `Row ${groupedCount(row)} has ${groupedCount(cells.length)} columns. A file can have up to ${IMPORT_COLUMNS_MAX}.`
  if (row > IMPORT_ROWS_MAX) return `A file can have up to ${groupedCount(IMPORT_ROWS_MAX)} rows.`
  const quotes = errors.find(({ type }) => type === 'Quotes')
  if (quotes?.code === 'MissingQuotes')
    return `A quotation mark in row ${groupedCount(row)} is never closed. Add the missing one and choose the file again.`
  if (quotes)
    return `Row ${groupedCount(row)} has a quotation mark inside a quoted cell. Write it twice ("") and choose the file again.`
  return undefined
}

/** The one that splits the first row into the most columns. */
function delimiterOf(text: string): string {
  const start = text.slice(0, 100_000)
  const columns = (delimiter: string) =>
    Papa.parse<string[]>(start, { delimiter, newline: '\n', preview: 1 }).data[0]?.length ?? 0
  const counts = DELIMITERS.map((delimiter) => ({ delimiter, count: columns(delimiter) }))
  return counts.reduce((most, next) => (next.count > most.count ? next : most)).delimiter
}
