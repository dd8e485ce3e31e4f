// The libraries to measure. Each is created once and kept between runs in the system's temporary folder.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Database } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { type PostgresServer, startPostgres } from '../../server/src/testing/start-postgres.ts'
import { fillLibrary, SOURCES } from './fill-library.ts'

const FOLDER = join(tmpdir(), 'prompt-library-bench')

/** Like a modest dedicated server; commits wait for the disk. */
const SETTINGS = {
  fsync: 'on',
  shared_buffers: '1GB',
  effective_cache_size: '4GB',
  random_page_cost: 1.1,
  max_wal_size: '4GB',
}

/** Creating a library doesn't need durability. */
const SETTINGS_FOR_FILLING = {
  ...SETTINGS,
  fsync: 'off',
  wal_level: 'minimal',
  max_wal_senders: 0,
  full_page_writes: 'off',
  synchronous_commit: 'off',
  max_wal_size: '16GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
}

const keptIn = join(FOLDER, 'postgres')

/** Starts PostgreSQL with a library of each size, creating missing ones. Connect with `url(nameOf(size))`. */
export async function startWithLibraries(
  sizes: readonly number[],
): Promise<PostgresServer & { pid: number }> {
  await createMissing(sizes)
  const server = await startPostgres({ keptIn, settings: SETTINGS })
  return { ...server, pid: Number.parseInt(readFileSync(join(keptIn, 'data/postmaster.pid'), 'utf8'), 10) }
}

export function nameOf(size: number): string {
  return `library_${size}_${fingerprint()}`
}

async function createMissing(sizes: readonly number[]): Promise<void> {
  const server = await startPostgres({ keptIn, settings: SETTINGS_FOR_FILLING })
  const admin = new pg.Client({ connectionString: server.url('postgres') })
  try {
    await admin.connect()
    const { rows } = await admin.query<{ name: string }>(
      `select datname as name from pg_database where datname like 'library%'`,
    )
    const existing = rows.map(({ name }) => name)
    for (const name of existing.filter((name) => !name.endsWith(fingerprint())))
      await admin.query(`drop database ${name}`)
    for (const size of sizes.filter((size) => !existing.includes(nameOf(size)))) {
      const unfinished = `unfinished_${size}`
      await admin.query(`drop database if exists ${unfinished}`)
      await admin.query(`create database ${unfinished}`)
      await create(size, await openPostgres(server.url(unfinished), ({ message }) => console.error(message)))
      await admin.query(`alter database ${unfinished} rename to ${nameOf(size)}`)
    }
  } finally {
    await admin.end()
    await server.stop()
  }
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
  const start = performance.now()
  console.log(`Creating a library of ${size.toLocaleString('en-US')} prompts in ${database.description}…`)
  try {
    await migrate(database)
    await fillLibrary(database, size)
  } finally {
    await database.close()
  }
  console.log(`  took ${((performance.now() - start) / 1000).toFixed(0)} s`)
}

/** Identifies the files that define a library, so that outdated libraries are created again. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const path of SOURCES) hash.update(readFileSync(path))
  return hash.digest('hex').slice(0, 8)
}
