import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../start-error.ts'

/** The folder is open in another process. */
export class FolderInUse extends StartError {}

// what nothing refers to is garbage, and collecting it would let go of the lock
const held = new Set<DatabaseSync>()

/**
 * Keeps a second process off the embedded database: it would ruin the files. Node has no file locks, but SQLite
 * takes one of the operating system's, which ends with its process however that dies; so no lock is ever left over.
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
        'Stop that one first, or set DATA_DIR to another folder.',
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
    return '' // the other process has not written its id yet; the message does without
  }
}
