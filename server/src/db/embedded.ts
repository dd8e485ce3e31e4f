import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { PGliteDialect } from 'kysely'
import { StartError } from '../start-error.ts'
import { createDb, type Database } from './database.ts'
import { lockFolder } from './lock-folder.ts'

/** The embedded PostgreSQL in a folder, which one process at a time may open. */
export async function openEmbedded(folder: string): Promise<Database> {
  await makeUsable(folder)
  const unlock = lockFolder(folder)
  try {
    const database = await wrapPGlite(new PGlite(join(folder, 'pglite'), { extensions: { pg_trgm } }), folder)
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

export async function wrapPGlite(pglite: PGlite, folder: string): Promise<Database> {
  await pglite.waitReady
  const db = createDb(new PGliteDialect({ pglite }))
  return {
    db,
    description: `embedded PostgreSQL in ${folder}`,
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
