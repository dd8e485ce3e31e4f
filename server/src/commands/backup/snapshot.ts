import { createHash, type Hash } from 'node:crypto'
import type { Database, RunScript } from '../../db/database.ts'
import { listMigrations } from '../../db/migrate.ts'
import { Refusal } from '../refusal.ts'
import { listTables, quoted, type Table } from './tables.ts'

/** The first line of a backup. */
export interface Header {
  format: typeof FORMAT
  version: typeof VERSION
  made_at: string
  /** The migrations that the saved database had. */
  migrations: string[]
  /** In the order of their rows in the file. */
  tables: SavedTable[]
}

interface SavedTable {
  name: string
  columns: string[]
  rows: number
  /** The next value of the sequence. It can skip values, because ids of deleted rows aren't reused. */
  next: { column: string; value: number } | null
}

/** Rows of one table, each as a line of JSON. The database itself writes and parses them, so no value is rounded. */
export interface Batch {
  table: string
  lines: string[]
}

export const FORMAT = 'prompt-library-backup'
export const VERSION = 1
const BATCH_ROWS = 200

/** A consistent snapshot of the database, even during writes. */
export async function withSnapshot<T>(
  database: Database,
  { except, now }: { except: readonly string[]; now: Date },
  work: (snapshot: { header: Header; batches: AsyncIterable<Batch> }) => Promise<T>,
): Promise<T> {
  return inSession(database, 'isolation level repeatable read read only', async (run) => {
    const migrations = await listMigrations(run)
    if (migrations.length === 0) throw new Refusal(`There is no library in ${database.description}.`)
    const tables = (await listTables(run)).filter(({ name }) => !except.includes(name))
    const saved: SavedTable[] = []
    for (const table of tables)
      saved.push({
        name: table.name,
        columns: table.columns,
        rows: await countRows(run, table.name),
        next: await nextValue(run, table),
      })
    const header = {
      format: FORMAT,
      version: VERSION,
      made_at: now.toISOString(),
      migrations,
      tables: saved,
    } as const
    return work({ header, batches: readTables(run, tables) })
  })
}

/** Runs one transaction in its own session, without timeouts, and with settings that make row text the same everywhere. */
export async function inSession<T>(
  database: Database,
  mode: string,
  work: (run: RunScript) => Promise<T>,
): Promise<T> {
  return database.withSession(async (run) => {
    await run(`begin ${mode}`)
    try {
      await run(`set local time zone 'UTC'; set local bytea_output = 'hex';
        set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`)
      const result = await work(run)
      await run('commit')
      return result
    } catch (error) {
      // A broken connection has already rolled back, and its own error is the one to report.
      await run('rollback').catch(() => undefined)
      throw error
    }
  })
}

async function* readTables(run: RunScript, tables: readonly Table[]): AsyncGenerator<Batch> {
  for (const table of tables)
    for await (const lines of readRows(run, table)) yield { table: table.name, lines }
}

/** A table's rows in batches, always in the same order. */
export async function* readRows(run: RunScript, table: Table): AsyncGenerator<string[]> {
  const columns = table.columns.map(quoted).join(', ')
  // Without an explicit collation, the order of texts depends on the database's locale.
  const key = table.key.map(({ name, isText }) => (isText ? `${quoted(name)} collate "C"` : quoted(name)))
  const source = `(select ${columns} from ${quoted(table.name)} ${key.length > 0 ? `order by ${key.join(', ')}` : ''})`
  await run(`declare saved_rows no scroll cursor for select row_to_json(saved)::text as line from ${source} as saved
    ${key.length > 0 ? '' : 'order by row_to_json(saved)::text collate "C"'}`)
  for (;;) {
    const rows = await run(`fetch ${BATCH_ROWS} from saved_rows`)
    if (rows.length === 0) break
    yield rows.map((row) => String(row['line']))
  }
  await run('close saved_rows')
}

export async function countRows(run: RunScript, table: string): Promise<number> {
  const [row] = await run(`select count(*)::int as count from ${quoted(table)}`)
  return Number(row?.['count'])
}

async function nextValue(run: RunScript, { name, identity }: Table): Promise<SavedTable['next']> {
  if (identity === null) return null
  const [sequence] = await run(`select pg_get_serial_sequence($1, $2) as name`, [quoted(name), identity])
  const [row] = await run(
    `select (case when is_called then last_value + 1 else last_value end)::text as value from ${sequence?.['name']}`,
  )
  return { column: identity, value: Number(row?.['value']) }
}

export class Checksum {
  readonly #hash: Hash = createHash('sha256')
  rows = 0

  add(lines: readonly string[]): void {
    this.rows += lines.length
    for (const line of lines) this.#hash.update(line).update('\n')
  }

  text(): string {
    return this.#hash.digest('hex')
  }
}
