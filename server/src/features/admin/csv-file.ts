import type { ExportName } from '@prompt-library/contract/admin'
import { csvLine } from '@prompt-library/domain/text/csv-line'
import type { Db } from '../../db/database.ts'
import { plainTextWithLinks } from '../../rich-text/plain-text.ts'
import { COLUMNS, listRows } from './export-queries.ts'

/** Prompts are long, and converting them to plain text takes CPU time. */
const BATCH: Record<ExportName, number> = { users: 500, prompts: 20, ai_usage: 1_000 }

/**
 * How the console's CSV files are written, with prompts as plain text. Streams a CSV file, so that only one batch of
 * rows is in memory at a time.
 */
export async function* csvFile(db: Db, what: ExportName): AsyncGenerator<string> {
  const columns = COLUMNS[what]
  // The byte order mark tells spreadsheets that the file is UTF-8.
  yield `\uFEFF${csvLine(columns)}`
  let after = 0
  for (;;) {
    const rows = await listRows(db, what, { after, limit: BATCH[what] })
    if (rows.length > 0)
      yield rows.map((row) => csvLine(columns.map((column) => cellOf(row, column)))).join('')
    const last = rows.at(-1)
    if (rows.length < BATCH[what] || !last) return
    after = last.id
  }
}

/** Prompts are exported as plain text, which is readable in a spreadsheet, unlike HTML. */
function cellOf(row: Record<string, unknown>, column: string): unknown {
  if (column !== 'text') return row[column]
  return typeof row['html'] === 'string' ? plainTextWithLinks(row['html']) : ''
}
