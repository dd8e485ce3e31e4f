import { open } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import { type Db, inTransaction } from '../../db/database.ts'
import { StartError } from '../../start-error.ts'
import { listUnexported, lockExport, saveExported } from './export-queries.ts'

const BATCH = 500
const INTERVAL = 5_000
const RETRY_INTERVAL = 60_000
const NEWLINE = 10

interface Parts {
  db: Db
  to: string
  logger: { error: (fields: object, message: string) => void }
  interval?: number
}

/**
 * How often and in which order the audit log is written to AUDIT_LOG_TO. Appends the audit log as lines of JSON, for a
 * SIEM. Every entry is written at least once, in the order of commits: how far it came is saved after the lines are on
 * disk, so a server that dies in between writes them again. Returns a function that stops it.
 */
export async function startAuditExport({ db, to, logger, interval = INTERVAL }: Parts) {
  await append(to, '').catch((error) => {
    throw new StartError(`The audit log can't be written: ${error.message}. Check AUDIT_LOG_TO.`)
  })
  const stop = new AbortController()
  const { signal } = stop
  const run = async () => {
    while (!signal.aborted) {
      const pause = await exportNext(db, to).then(
        (count) => (count === BATCH ? 0 : interval),
        (error) => {
          logger.error({ err: error }, 'the audit log could not be exported; the next try is in a minute')
          return RETRY_INTERVAL
        },
      )
      await wait(pause, undefined, { signal, ref: false }).catch(() => undefined)
    }
  }
  const ended = run()
  return async () => {
    stop.abort()
    await ended
  }
}

async function exportNext(db: Db, to: string): Promise<number> {
  return inTransaction(db, async (tx) => {
    if (!(await lockExport(tx))) return 0
    const entries = await listUnexported(tx, BATCH)
    const last = entries.at(-1)
    if (!last) return 0
    await append(to, entries.map((entry) => `${JSON.stringify({ type: 'audit', ...entry })}\n`).join(''))
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
