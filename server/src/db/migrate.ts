import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { StartError } from '../start-error.ts'
import type { Database, RunScript } from './database.ts'

const FOLDER = join(import.meta.dirname, 'migrations')

// any numbers will do, as long as every server that starts uses the same
const LOCK = 7_077_046
const START_LOCK = 7_077_047

/** Of several servers that start, one does this at a time. The others wait for the end of its session. */
export async function oneServerAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  await database.withSession(async (run) => {
    await run(`select pg_advisory_lock(${START_LOCK})`)
    await work()
  })
}

/**
 * Brings the database up to this program: each pending file in its own transaction, under a lock that lets two
 * servers start at once. A file that fails leaves the database as it was before that file.
 */
export async function migrate(database: Database, folder = FOLDER): Promise<string[]> {
  const files = readdirSync(folder)
    .filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file))
    .sort()
  return database.withSession(async (run) => {
    const applied: string[] = []
    for (const file of files) if (await applyOnce(run, join(folder, file))) applied.push(file)
    await refuseNewerDatabase(run, files)
    return applied
  })
}

async function applyOnce(run: RunScript, path: string): Promise<boolean> {
  const name = basename(path)
  await run(`begin; select pg_advisory_xact_lock(${LOCK})`)
  try {
    await run(
      'create table if not exists migrations (name text primary key, applied_at timestamptz not null)',
    )
    const [done] = await run(`select name from migrations where name = '${name}'`)
    if (!done) {
      // a lock that a query of a running server holds for long must not hold up the start for ever
      await run(`set local lock_timeout = '60s'`)
      await run(readFileSync(path, 'utf8'))
      await run(`insert into migrations (name, applied_at) values ('${name}', now())`)
    }
    await run('commit')
    return !done
  } catch (error) {
    await run('rollback')
    throw new StartError(
      `The database could not be brought up to date: ${name} failed (${(error as Error).message}). Nothing was changed by it.`,
      { cause: error },
    )
  }
}

/** After a step back to an older program the database may know things that this one would break. */
async function refuseNewerDatabase(run: RunScript, files: readonly string[]): Promise<void> {
  const rows = await run('select name from migrations order by name')
  const unknown = rows.map((row) => String(row['name'])).find((name) => !files.includes(name))
  if (unknown)
    throw new StartError(`The database is newer than this program: it holds ${unknown}. Update the program.`)
}
