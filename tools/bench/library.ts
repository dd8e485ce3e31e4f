// The libraries to measure. Each is created once and kept between runs in the system's temporary folder.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { fillLibrary } from './fill-library.ts'

/** A larger library doesn't fit the embedded database. */
export const EMBEDDED_MAX = 10_000

const FOLDER = join(tmpdir(), 'prompt-library-bench')

/** Like a modest dedicated server; commits wait for the disk. */
const SETTINGS = {
  fsync: 'on',
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  random_page_cost: 1.1,
  max_wal_size: '4GB',
}

/** Starts PostgreSQL with a library of each size, creating missing ones and dropping outdated ones. */
export async function startWithLibraries(sizes: readonly number[]) {
  const server = await startPostgres({ keptIn: join(FOLDER, 'postgres'), settings: SETTINGS })
  const nameOf = (size: number) => `library_${size}_${fingerprint()}`
  const admin = new pg.Client({ connectionString: server.url('postgres') })
  await admin.connect()
  const { rows } = await admin.query(`select datname as name from pg_database where datname like 'library%'`)
  const existing = rows.map(({ name }) => String(name))
  for (const name of existing.filter((name) => !name.endsWith(fingerprint())))
    await admin.query(`drop database ${name}`)
  for (const size of sizes.filter((size) => !existing.includes(nameOf(size)))) {
    await admin.query('drop database if exists unfinished')
    await admin.query('create database unfinished')
    await create(size, await openPostgres(server.url('unfinished'), console.error))
    await admin.query(`alter database unfinished rename to ${nameOf(size)}`)
  }
  await admin.end()
  return { server, url: (size: number) => server.url(nameOf(size)), [Symbol.asyncDispose]: server.stop }
}

/** Returns the folder of an embedded database with a library of this size, creating it if it's missing. */
export async function embeddedLibrary(size: number): Promise<string> {
  const folder = join(FOLDER, `embedded-${size}`)
  const stamp = join(folder, 'fingerprint')
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) {
    rmSync(folder, { recursive: true, force: true })
    await create(size, await openEmbedded(folder))
    writeFileSync(stamp, fingerprint())
  }
  return folder
}

async function create(size: number, database: Database): Promise<void> {
  console.log(`Creating a library of ${size.toLocaleString('en-US')} prompts in ${database.description}…`)
  try {
    await migrate(database)
    await fillLibrary(database, size)
  } finally {
    await database.close()
  }
}

/** Identifies the files that define a library. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync('{vocabulary.ts,fill-*.sql}', { cwd: import.meta.dirname }).toSorted())
    hash.update(readFileSync(join(import.meta.dirname, file)))
  return hash.digest('hex').slice(0, 8)
}
