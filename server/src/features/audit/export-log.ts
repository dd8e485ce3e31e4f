import { open } from 'node:fs/promises'
import { type Db, inTransaction } from '../../db/database.ts'
import { repeat } from '../../repeat.ts'
import { StartError } from '../../start-error.ts'
import { withTimeout } from '../../with-timeout.ts'
import { listUnexported, lockExport, saveExported } from './export-queries.ts'

const BATCH = 500
const INTERVAL = 5_000
const RETRY_INTERVAL = 60_000
/** A network file system can hang. Meanwhile, the batch has a connection of the pool, which couldn't be closed. */
const WRITE_TIMEOUT = 5_000
const NEWLINE = 10

interface Parts {
  db: Db
  to: string
  logger: { error: (fields: object, message: string) => void }
  interval?: number
}

/**
 * Appends the audit log as lines of JSON, for a SIEM. Every entry is written at least once, in the order of commits: how far it
 * came is saved after the lines are on disk, so a server that dies in between writes them again. Returns a function that stops
 * it.
 */
export async function startAuditExport({ db, to, logger, interval = INTERVAL }: Parts) {
  let writing = Promise.resolve()
  const write = (text: string) => {
    writing = append(to, text)
    return withTimeout(WRITE_TIMEOUT, writing)
  }
  await write('').catch((error) => {
    throw new StartError(`The audit log can't be written: ${error.message}. Check AUDIT_LOG_TO.`)
  })
  return repeat(async () => {
    // A write that hangs takes one of Node's four threads for files, so there is never a second one.
    await writing.catch(() => undefined)
    return exportNext(db, write).then(
      (count) => (count === BATCH ? 0 : interval),
      (error) => {
        logger.error({ err: error }, 'the audit log could not be exported; the next try is in a minute')
        return RETRY_INTERVAL
      },
    )
  })
}

async function exportNext(db: Db, write: (text: string) => Promise<void>): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await lockExport(tx))) return 0
    const entries = await listUnexported(tx, BATCH)
    const last = entries.at(-1)
    if (!last) return 0
    await write(entries.map((entry) => `${JSON.stringify({ type: 'audit', ...entry })}\n`).join(''))
    await saveExported(tx, last.position)
    return entries.length
  })
}

/** Opened for each batch, so that a rotated file is never written to. */
async function append(path: string, text: string): Promise<void> {
  const file = await open(path, 'a+', 0o640)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(1, NEWLINE), 0, 1, Math.max(size - 1, 0))
    // A server that died while writing left half a line. Without a newline, the next entry would be lost in it.
    const isCut = text !== '' && buffer[0] !== NEWLINE
    await file.appendFile(isCut ? `\n${text}` : text)
    await file.datasync()
  } finally {
    await file.close()
  }
}
