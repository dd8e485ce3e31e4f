import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Database, RunScript } from './database.ts'
import { LOCKS, LONG_TIMEOUTS } from './locks.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

/**
 * Applies each pending migration in its own transaction, under a lock that lets several servers start at once. A migration
 * that fails changes nothing.
 */
export async function migrate(database: Database, folder = FOLDER): Promise<string[]> {
  const names = migrationNames(folder)
  return database.withSession(async (run) => {
    refuseOtherVersion(await listMigrations(run), names)
    const applied: string[] = []
    for (const name of names) if (await applyOnce(run, name, folder)) applied.push(name)
    // A newer version may have migrated in the meantime.
    refuseOtherVersion(await listMigrations(run), names)
    return applied
  })
}

/** Every migration of this version, in order. */
export function migrationNames(folder = FOLDER): string[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
}

/** Prevents other servers from migrating until the transaction ends. */
export async function lockMigrations(run: RunScript): Promise<void> {
  await run(LONG_TIMEOUTS)
  await run(`select pg_advisory_xact_lock(${LOCKS.migrations})`)
  // A long query of a running server must not block a migration forever.
  await run(`set local lock_timeout = '60s'`)
}

/** Applies these migrations in the open transaction. */
export async function applyMigrations(
  run: RunScript,
  names: readonly string[],
  folder = FOLDER,
): Promise<void> {
  await run('create table if not exists migrations (name text primary key, applied_at timestamptz not null)')
  for (const name of names) {
    await runMigration(run, name, folder)
    await run('insert into migrations (name, applied_at) values ($1, now())', [name])
  }
}

export async function runMigration(run: RunScript, name: string, folder = FOLDER): Promise<void> {
  await run(readFileSync(join(folder, name), 'utf8'))
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
    // Fails if the connection is lost. PostgreSQL then rolls back by itself, unless it was lost during the commit.
    const isRolledBack = await run('rollback').then(
      () => true,
      () => false,
    )
    throw new StartError(
      `Couldn't update the database: the migration ${name} failed (${(error as Error).message}). ${isRolledBack ? 'It changed nothing.' : 'The connection to the database was lost. Start the library again.'}`,
      { cause: error },
    )
  }
}

/** The migrations applied to a database, or none if it isn't a library database. */
export async function listMigrations(run: RunScript): Promise<string[]> {
  // to_regclass can return a cached result from before this session waited for the lock.
  const [found] = await run(`select exists (select from pg_tables
    where tablename = 'migrations' and schemaname = current_schema()) as found`)
  if (!found?.['found']) return []
  const rows = await run('select name from migrations order by name collate "C"')
  return rows.map((row) => String(row['name']))
}

/** Whether a database or a backup with these migrations is from before the migrations of this version were written. */
export function isFromBefore(
  applied: readonly string[],
  names: readonly string[] = migrationNames(),
): boolean {
  const [first] = names
  return applied.length > 0 && first !== undefined && !applied.includes(first)
}

/** After a downgrade, this version could break data that the newer one wrote. */
function refuseOtherVersion(applied: readonly string[], names: readonly string[]): void {
  if (isFromBefore(applied, names))
    throw new StartError(
      'This database was created by an earlier version, and this version can’t open it. To keep its data, run `npm run backup` with the version that created it, then `npm run restore` with this one. To start over, set DATA_DIR to a new folder, or DATABASE_URL to an empty database.',
    )
  const unknown = applied.find((name) => !names.includes(name))
  if (unknown)
    throw new StartError(
      `The database is newer than this version of the program: it includes ${unknown}. Update the program.`,
    )
}
