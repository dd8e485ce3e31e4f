import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY } from '@prompt-library/domain/durations'
import { Refusal } from '../refusal.ts'

interface StoredBackup {
  path: string
  /** In bytes. */
  size: number
}

const NAME = /^library-\d{8}T\d{6}\.json\.gz$/
const PARTIAL = /^library-\d{8}T\d{6}\.json\.gz\.partial$/

/** Names sort by time. */
export function nameOf(time: Date): string {
  return `library-${time.toISOString().replace(/\W/g, '').slice(0, 15)}.json.gz`
}

/** The backups in a folder, oldest first. Deletes what killed processes left behind. */
export async function listBackups(folder: string): Promise<StoredBackup[]> {
  const names = await readdir(folder).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw new Refusal(`${folder} can't be read: ${error.message}.`, { cause: error })
  })
  await removeLeftovers(folder, names)
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

async function removeLeftovers(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names.filter((name) => PARTIAL.test(name))) {
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    // Listing works where nothing can be deleted.
    if (Date.now() - mtimeMs > DAY) await rm(path, { force: true }).catch(() => undefined)
  }
}
