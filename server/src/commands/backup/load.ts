import type { Database, RunScript } from '../../db/database.ts'
import {
  applyMigrations,
  isFromBefore,
  listMigrations,
  lockMigrations,
  migrationNames,
} from '../../db/migrate.ts'
import { Refusal } from '../refusal.ts'
import { prepareForEarlierVersion } from './earlier-version.ts'
import { type Batch, Checksum, countRows, type Header, inSession, readRows } from './snapshot.ts'
import { listTableNames, listTables, quoted, type Table } from './tables.ts'

interface LoadOptions {
  header: Header
  batches: AsyncIterable<Batch>
  /** Whether existing data can be deleted. */
  replace: boolean
  print: (text: string) => void
}

/**
 * Loads a backup in one transaction: at the end, every row has been read back and compared, or nothing has changed. The
 * schema is first migrated to the saved version and then to the current one. If the migrations of the saved version no longer
 * exist, the rows go into this version's schema.
 */
export async function load(
  database: Database,
  { header, batches, replace, print }: LoadOptions,
): Promise<void> {
  const known = migrationNames()
  const isOld = isFromBefore(header.migrations)
  const unknown = header.migrations.find((name) => !known.includes(name))
  if (unknown && !isOld)
    throw new Refusal(
      `This backup is from a newer version: it includes ${unknown}. Update the program, then try again.`,
    )

  await inSession(database, '', async (run) => {
    await lockMigrations(run)
    await emptyDatabase(run, { replace, description: database.description })
    await applyMigrations(run, isOld ? known : header.migrations)
    const earlier = isOld ? await prepareForEarlierVersion(run, header) : undefined
    if (earlier?.leftOut.length)
      print(`Left out, because this version doesn't keep it: ${earlier.leftOut.join(', ')}.`)
    const tables = await matchingTables(run, header, earlier?.leftOut)
    for (const { name } of tables) await run(`alter table ${quoted(name)} disable trigger user`)

    const checksums = await insert(run, tables, batches)
    print('Reading all rows back and comparing…')
    for (const table of tables) await compare(run, table, checksums.get(table.name))

    for (const { name } of tables) await run(`alter table ${quoted(name)} enable trigger user`)
    await restoreSequences(run, header, tables)
    if (earlier) await earlier.cleanUp()
    else
      await applyMigrations(
        run,
        known.filter((name) => !header.migrations.includes(name)),
      )
    // Without statistics, the first searches would be planned for empty tables.
    await run('analyze')
  })
}

/** Drops the library's tables. Refuses if a server uses the database, or if it has data and `replace` is off. */
async function emptyDatabase(
  run: RunScript,
  { replace, description }: { replace: boolean; description: string },
): Promise<void> {
  const [others] = await run(`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name like 'prompt-library %'
      and application_name <> current_setting('application_name')`)
  if (Number(others?.['count']) > 0)
    throw new Refusal(`A library server is using ${description}. Stop all servers first.`)

  const names = await listTableNames(run)
  if (names.length === 0) return
  const isLibrary = (await listMigrations(run)).length > 0
  if (!isLibrary)
    throw new Refusal(
      `${description} contains tables of another application. Use a separate database for the library.`,
    )
  if (!replace) await refuseRows(run, names, description)
  await run(`drop table ${names.map(quoted).join(', ')} cascade`)
  const functions = await run(`select oid::regprocedure::text as name from pg_proc
    where pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`)
  for (const row of functions) await run(`drop function if exists ${row['name']} cascade`)
}

async function refuseRows(run: RunScript, names: readonly string[], description: string): Promise<void> {
  const counts: string[] = []
  for (const name of names.filter((name) => name !== 'migrations')) {
    const rows = await countRows(run, name)
    if (rows > 0) counts.push(`${rows} in ${name}`)
  }
  if (counts.length > 0)
    throw new Refusal(
      `There is already data in ${description}: ${counts.join(', ')}. Nothing was changed. Use an empty database, or see --help.`,
    )
}

/** The tables in the order of the backup. Their columns must match the migrations. */
async function matchingTables(run: RunScript, header: Header, leftOut?: string[]): Promise<Table[]> {
  const tables = new Map((await listTables(run)).map((table) => [table.name, table]))
  return header.tables
    .filter(({ name }) => !leftOut?.includes(name))
    .map(({ name, columns }) => {
      const table = tables.get(name)
      // An earlier version could have the columns in another order, and didn't have the newest.
      const matches = leftOut
        ? columns.every((column) => table?.columns.includes(column))
        : table?.columns.join() === columns.join()
      if (!table || !matches)
        throw new Refusal(
          `The columns of the table ${name} in this backup don’t match this version’s migrations.`,
        )
      return { ...table, columns }
    })
}

async function insert(
  run: RunScript,
  tables: readonly Table[],
  batches: AsyncIterable<Batch>,
): Promise<Map<string, Checksum>> {
  const checksums = new Map(tables.map(({ name }) => [name, new Checksum()]))
  for await (const { table: name, lines } of batches) {
    const table = tables.find((one) => one.name === name)
    if (!table) continue
    const columns = table.columns.map(quoted).join(', ')
    await run(
      `insert into ${quoted(name)} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${quoted(name)}, $1::text::json)`,
      [`[${lines.join(',')}]`],
    )
    checksums.get(name)?.add(lines)
  }
  return checksums
}

async function compare(run: RunScript, table: Table, expected: Checksum | undefined): Promise<void> {
  const found = new Checksum()
  for await (const lines of readRows(run, table)) found.add(lines)
  if (found.rows !== expected?.rows || found.text() !== expected.text())
    throw new Refusal(
      `The rows read back from ${table.name} differ from the backup (${found.rows} of ${expected?.rows} rows). Nothing was changed.`,
    )
}

async function restoreSequences(run: RunScript, header: Header, tables: readonly Table[]): Promise<void> {
  for (const { name, next } of header.tables) {
    if (!next || !tables.some((table) => table.name === name)) continue
    await run(`select setval(pg_get_serial_sequence($1, $2), $3, false)`, [
      quoted(name),
      next.column,
      next.value,
    ])
  }
}
