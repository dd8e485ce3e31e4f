import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Refusal } from '../refusal.ts'

interface StoredBackup {
  path: string
  /** In bytes. */
  size: number
}

const NAME = /^library-\d{8}T\d{6}\.json\.gz$/

/** Names sort by time. */
export function nameOf(time: Date): string {
  return `library-${time.toISOString().replace(/\W/g, '').slice(0, 15)}.json.gz`
}

/** The backups in a folder, oldest first. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw new Refusal(`${folder} can't be read: ${error.message}.`, { cause: error })
  })
  return Promise.all(
    names
      .filter((name) => NAME.test(name))
      .toSorted()
      .map(async (name) => {
        const path = join(folder, name)
        return { path, size: (await stat(path)).size }
      }),
  )
}
