import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

export class FolderInUse extends StartError {}

// Garbage collection of an unreferenced database would release its lock.
const held = new Set<DatabaseSync>()

/**
 * Prevents a second process from opening the embedded database, which would corrupt its files. Node has no file locks, but
 * SQLite uses one from the operating system, which is released even if the process crashes.
 */
export function lockFolder(folder: string): () => void {
  const holderFile = join(folder, 'in-use-by.txt')
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (error) {
    lock.close()
    if (!/locked/.test((error as Error).message)) throw error
    throw new FolderInUse(
      `The embedded database in ${folder} is in use by another process${holder(holderFile)}. ` +
        'Stop that process, or set DATA_DIR to another folder.',
    )
  }
  writeFileSync(holderFile, `${process.pid}\n`)
  held.add(lock)
  return () => {
    held.delete(lock)
    lock.close()
  }
}

function holder(file: string): string {
  try {
    return ` (process ${readFileSync(file, 'utf8').trim()})`
  } catch {
    return '' // The other process hasn't written its id yet.
  }
}
