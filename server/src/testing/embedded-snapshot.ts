import { readFile, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../db/database.ts'
import { EXTENSIONS, wrapPGlite } from '../db/embedded.ts'

// Tests with many concurrent requests must not fail on a slow or busy machine.
export const LONG_TIMEOUT = { acquireTimeout: 60_000 }

export const IN_MEMORY = {
  location: 'memory',
  freeSpace: () => Number.POSITIVE_INFINITY,
  ...LONG_TIMEOUT,
}

/** An embedded database in memory: a copy of the snapshot, or else an empty one. */
export async function openInMemory(snapshot?: string): Promise<Database> {
  return wrapPGlite(await createPGlite(snapshot), IN_MEMORY)
}

/** Writes a snapshot of an embedded database. Opening a copy is much faster than creating a database. */
export async function writeSnapshot(
  path: string,
  fill: (database: Database) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const pglite = await createPGlite()
  const database = await wrapPGlite(pglite, IN_MEMORY)
  await fill(database)
  await writeFile(path, Buffer.from(await (await pglite.dumpDataDir('none')).arrayBuffer()))
  await database.close()
}

async function createPGlite(snapshot?: string): Promise<PGlite> {
  const copied = snapshot && { loadDataDir: new Blob([await readFile(snapshot)]) }
  return new PGlite({ extensions: EXTENSIONS, ...copied })
}
