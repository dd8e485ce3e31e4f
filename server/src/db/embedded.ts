import { constants, existsSync, statfsSync } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { Semaphore } from '../semaphore.ts'
import { StartError } from '../start-error.ts'
import { createDb, type Database } from './database.ts'
import { createEmbeddedDialect, FREE_SPACE_MIN } from './embedded-dialect.ts'
import { lockFolder } from './lock-folder.ts'
import { WAITING_MAX } from './no-connection-free.ts'

/** The PostgreSQL extension that finding people needs. */
export const EXTENSIONS = { pg_trgm }

/** How long a request waits for the single connection, in milliseconds. */
const ACQUIRE_TIMEOUT = 5_000

/** Opens the embedded database in a folder. Only one process at a time can open it. */
export async function openEmbedded(folder: string, freeSpace = () => freeSpaceIn(folder)): Promise<Database> {
  await ensureFolder(folder)
  const unlock = lockFolder(folder)
  try {
    const files = join(folder, 'pglite')
    refuseFullDisk(folder, { free: freeSpace(), isNew: !existsSync(files) })
    const pglite = new PGlite(files, { extensions: EXTENSIONS })
    const database = await wrapPGlite(pglite, {
      location: folder,
      freeSpace,
      acquireTimeout: ACQUIRE_TIMEOUT,
    })
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

async function ensureFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(
      `The embedded database can't use the folder ${folder}: ${(error as Error).message}. Check DATA_DIR.`,
    )
  }
}

/** A new database takes about as much space itself as must stay free. */
function refuseFullDisk(folder: string, { free, isNew }: { free: number; isNew: boolean }): void {
  const needed = isNew ? 2 * FREE_SPACE_MIN : FREE_SPACE_MIN
  if (free >= needed) return
  throw new StartError(
    `The disk is nearly full: the embedded database in ${folder} needs ${inMegabytes(needed)} MB, but there are only ${inMegabytes(free)} MB left. Free up disk space, or set DATA_DIR to another folder.`,
  )
}

function freeSpaceIn(folder: string): number {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize
}

function inMegabytes(bytes: number): number {
  return Math.floor(bytes / 1_000_000)
}

interface Options {
  /** Shown in the startup message. */
  location: string
  /** Free disk space, in bytes. */
  freeSpace: () => number
  acquireTimeout: number
}

export async function wrapPGlite(
  pglite: PGlite,
  { location, freeSpace, acquireTimeout }: Options,
): Promise<Database> {
  await pglite.waitReady
  const queue = new Semaphore({ running: 1, waiting: WAITING_MAX, waitTimeout: acquireTimeout })
  const db = createDb(createEmbeddedDialect({ pglite, queue, freeSpace }))
  return {
    db,
    queue,
    description: `embedded database in ${location}`,
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
