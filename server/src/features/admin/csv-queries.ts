// The console's CSV files: users, prompts, and AI usage. Prompts are plain text, and private ones have none.
import type { ExportName } from '@prompt-library/contract/admin'
import { csvLine } from '@prompt-library/domain/text/csv-line'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../db/database.ts'
import { plainTextWithLinks } from '../../rich-text/plain-text.ts'

type Row = { id: number } & Record<string, unknown>

interface CsvFile {
  columns: string
  /** How many rows are read at once, by keyset pagination on the ID. Converting long prompts takes CPU time. */
  batch: number
  rowsAfter: (id: number) => RawBuilder<Row>
}

const FILES: Record<ExportName, CsvFile> = {
  users: {
    columns: 'id netid display_name email role status created_at last_login_at prompts enhancements',
    batch: 500,
    rowsAfter: (id) => sql`select id, netid, display_name, email, role, status, created_at, last_login_at,
        (select count(*) from prompts where author_id = users.id) as prompts,
        coalesce((select succeeded from enhancement_totals where user_id = users.id), 0) as enhancements
      from users where kind = 'person' and id > ${id}`,
  },
  prompts: {
    columns:
      'id title category visibility author_netid author_name upvotes tags created_at updated_at notes text',
    batch: 20,
    rowsAfter: (id) => sql`select prompts.id, title, category,
        case when is_public then 'public' else 'private' end as visibility,
        author.netid as author_netid, author.display_name as author_name, upvotes,
        array_to_string(tags, ', ') as tags, prompts.created_at, updated_at,
        case when is_public then notes end as notes, case when is_public then html end as html
      from prompts join users as author on author.id = prompts.author_id where prompts.id > ${id}`,
  },
  ai_usage: {
    columns:
      'id started_at netid display_name outcome provider model input_tokens output_tokens cost_usd duration_ms',
    batch: 1_000,
    rowsAfter: (
      id,
    ) => sql`select enhancements.id, started_at, users.netid, users.display_name, outcome, provider,
        model, input_tokens, output_tokens, cost_usd, duration_ms
      from enhancements left join users on users.id = enhancements.user_id where enhancements.id > ${id}`,
  },
}

/** Streams a file, so that only one batch of rows is in memory at a time. */
export async function* csvFile(db: Db, what: ExportName): AsyncGenerator<string> {
  const { batch, rowsAfter } = FILES[what]
  const columns = FILES[what].columns.split(' ')
  // The byte order mark tells spreadsheets that the file is UTF-8.
  yield `\uFEFF${csvLine(columns)}`
  for (let after = 0; ; ) {
    const { rows } = await sql<Row>`${rowsAfter(after)} order by id limit ${batch}`.execute(db)
    if (rows.length > 0)
      yield rows.map((row) => csvLine(columns.map((column) => cellOf(row, column)))).join('')
    const last = rows.at(-1)
    if (rows.length < batch || !last) return
    after = last.id
  }
}

/** Plain text is readable in a spreadsheet, unlike HTML. */
function cellOf(row: Row, column: string): unknown {
  if (column !== 'text') return row[column]
  return typeof row['html'] === 'string' ? plainTextWithLinks(row['html']) : ''
}
