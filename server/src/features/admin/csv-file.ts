import type { ExportName } from '@prompt-library/contract/admin'
import type { Db } from '../../db/database.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { csvLine } from './csv-line.ts'
import { COLUMNS, listRows } from './export-queries.ts'

/** Prompts are long, and making plain text of them takes the server's time. */
const BATCH: Record<ExportName, number> = { users: 500, prompts: 20, ai_usage: 1_000 }

/** A CSV file, piece by piece: however many rows there are, only a few are held at a time. */
export async function* csvFile(db: Db, what: ExportName): AsyncGenerator<string> {
  const columns = COLUMNS[what]
  // the mark at the start tells spreadsheets that the file is UTF-8
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

/** A prompt's text is plain: nobody reads HTML in a spreadsheet. */
function cellOf(row: Record<string, unknown>, column: string): unknown {
  if (column !== 'text') return row[column]
  return typeof row['markdown'] === 'string' ? plainText(row['markdown']) : ''
}
