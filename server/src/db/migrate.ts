import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Database, RunScript } from './database.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

// any numbers will do, as long as every server that starts uses the same
const LOCK = 7_077_046
const START_LOCK = 7_077_047

/** Whatever limits the role has, behind a pooler: an index over everything takes long, and so does waiting for who builds it. */
const PATIENT = `set local statement_timeout = '1h'; set local lock_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

/** Of several servers that start, one does this at a time. The embedded database has only one in any case. */
export async function oneServerAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  if (!database.pool) return work()
  await database.withSession(async (run) => {
    // a transaction's lock: one of the session would outlive it where a pooler keeps the connection for others
    await run(`begin; ${PATIENT}`)
    await run(`select pg_advisory_xact_lock(${START_LOCK})`)
    await work()
    await run('commit')
  })
}

/**
 * Brings the database up to this program: each pending file in its own transaction, under a lock that lets two
 * servers start at once. A file that fails leaves the database as it was before that file.
 */
export async function migrate(database: Database, folder = FOLDER): Promise<string[]> {
  const names = migrationNames(folder)
  return database.withSession(async (run) => {
    refuseUnreleased(await listMigrations(run))
    const applied: string[] = []
    for (const name of names) if (await applyOnce(run, name, folder)) applied.push(name)
    await refuseNewerDatabase(run, names)
    return applied
  })
}

/** Every migration that this program knows, in order. */
export function migrationNames(folder = FOLDER): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
}

/** Until the transaction ends, no server that starts changes the schema. */
export async function lockMigrations(run: RunScript): Promise<void> {
  await run(PATIENT)
  await run(`select pg_advisory_xact_lock(${LOCK})`)
  // a lock that a query of a running server holds for long must not hold this up for ever
  await run(`set local lock_timeout = '60s'`)
}

/** Applies these migrations, in the transaction that is open. */
export async function applyMigrations(
  run: RunScript,
  names: readonly string[],
  folder = FOLDER,
): Promise<void> {
  await run('create table if not exists migrations (name text primary key, applied_at timestamptz not null)')
  for (const name of names) {
    await run(readFileSync(join(folder, name), 'utf8'))
    await run('insert into migrations (name, applied_at) values ($1, now())', [name])
  }
}

async function applyOnce(run: RunScript, name: string, folder: string): Promise<boolean> {
  await run('begin')
  try {
    await lockMigrations(run)
    const pending = (await listMigrations(run)).includes(name) ? [] : [name]
    await applyMigrations(run, pending, folder)
    await run('commit')
    return pending.length > 0
  } catch (error) {
    await run('rollback')
    throw new StartError(
      `The database could not be brought up to date: ${name} failed (${(error as Error).message}). Nothing was changed by it.`,
      { cause: error },
    )
  }
}

/** The migrations that a database has had; none where it is not one of the library's. */
export async function listMigrations(run: RunScript): Promise<string[]> {
  // Not to_regclass, which can answer from what this session knew before it waited for the lock.
  const [found] = await run(`select exists (select from pg_tables
    where tablename = 'migrations' and schemaname = current_schema()) as found`)
  if (!found?.['found']) return []
  const rows = await run('select name from migrations order by name collate "C"')
  return rows.map((row) => String(row['name']))
}

/** The first migration of the versions before release, which no longer exist. */
export const UNRELEASED = '0001-schema.sql'

function refuseUnreleased(applied: readonly string[]): void {
  if (applied.includes(UNRELEASED))
    throw new StartError(
      'This database was created by a version from before the first release, and this version can’t open it. To keep its data, run `npm run backup` with the old version. To start over, set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
}

/** After a step back to an older program the database may know things that this one would break. */
async function refuseNewerDatabase(run: RunScript, names: readonly string[]): Promise<void> {
  const unknown = (await listMigrations(run)).find((name) => !names.includes(name))
  if (unknown)
    throw new StartError(`The database is newer than this program: it holds ${unknown}. Update the program.`)
}
