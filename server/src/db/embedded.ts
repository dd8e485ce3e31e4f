import { constants, existsSync, statfsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { fuzzystrmatch } from '@electric-sql/pglite/contrib/fuzzystrmatch'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { StartError } from '../start-error.ts'
import { createDb, type Database } from './database.ts'
import { createEmbeddedDialect, ROOM_NEEDED } from './embedded-dialect.ts'
import { lockFolder } from './lock-folder.ts'
import { WaitingLine } from './waiting-line.ts'

/** What search needs of PostgreSQL's own extensions. */
export const EXTENSIONS = { pg_trgm, fuzzystrmatch }

/** For the one connection to become free, in milliseconds. */
const PATIENCE = 5_000

/** The embedded PostgreSQL in a folder, which one process at a time may open. */
export async function openEmbedded(folder: string, room = () => roomIn(folder)): Promise<Database> {
  await makeUsable(folder)
  const unlock = lockFolder(folder)
  try {
    const files = join(folder, 'pglite')
    refuseFullDisk(folder, { room: room(), isNew: !existsSync(files) })
    const pglite = new PGlite(files, { extensions: EXTENSIONS })
    const database = await wrapPGlite(pglite, { place: folder, room, patience: PATIENCE })
    return {
      ...database,
      close: async () => {
        await database.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

async function makeUsable(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The embedded database can't be kept in ${folder}: ${(error as Error).message}. Check DATA_DIR.`,
    )
  }
}

/** A new one takes as much again as must be left. */
function refuseFullDisk(folder: string, { room, isNew }: { room: number; isNew: boolean }): void {
  const needed = isNew ? 2 * ROOM_NEEDED : ROOM_NEEDED
  if (room >= needed) return
  throw new StartError(
    `The disk is nearly full: ${inMegabytes(room)} MB are left for the embedded database in ${folder}, and it needs ${inMegabytes(needed)} MB. Make room there, or set DATA_DIR to another folder.`,
  )
}

function roomIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000)
}

interface Place {
  /** As the start-up message names it. */
  place: string
  /** How many bytes are left there. */
  room: () => number
  patience: number
}

export async function wrapPGlite(pglite: PGlite, { place, room, patience }: Place): Promise<Database> {
  await pglite.waitReady
  const line = new WaitingLine({ places: 1, patience })
  const db = createDb(createEmbeddedDialect({ pglite, line, room }))
  return {
    db,
    line,
    description: `embedded PostgreSQL in ${place}`,
    withSession: (work) =>
      work(async (script, values) =>
        lastRows(values ? [await pglite.query(script, values)] : await pglite.exec(script)),
      ),
    close: async () => {
      await db.destroy()
      if (!pglite.closed) await pglite.close()
    },
  }
}

function lastRows(results: { rows: Record<string, unknown>[] }[]): Record<string, unknown>[] {
  return results.at(-1)?.rows ?? []
}
