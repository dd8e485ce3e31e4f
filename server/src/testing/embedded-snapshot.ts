import { readFile, writeFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import type { Database } from '../db/database.ts'
import { EXTENSIONS, wrapPGlite } from '../db/embedded.ts'

// a machine that is slow, or busy with other tests, must not fail those that ask for much at once
export const PATIENT = { patience: 60_000 }

export const IN_MEMORY = { place: 'memory', room: () => Number.POSITIVE_INFINITY, ...PATIENT }
/** An embedded database in memory: a copy of the one in the file, or else an empty one. */
export async function openInMemory(snapshot?: string): Promise<Database> {
  return wrapPGlite(await createPGlite(snapshot), IN_MEMORY)
}

/** Writes an embedded database to a file: opening a copy of it takes a fraction of the seconds that a new one does. */
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
