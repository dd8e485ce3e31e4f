import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import { HOUR, MINUTE } from '@prompt-library/domain/durations'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { openStore, timeOf } from './store.ts'

interface Parts {
  backups: NonNullable<Config['backups']>
  database: Pick<Database, 'withSession'>
  registry: Registry
  logger: Record<'info' | 'error', (fields: object, message: string) => void>
  clock: () => Date
}

const CHECK_INTERVAL = 15 * MINUTE
// An arbitrary number that is the same for every server.
const LOCK = 7_077_048
const COMMANDS = join(import.meta.dirname, '../main.ts')

/**
 * Checks how old the newest backup is, and saves one when it's due. The time is read from the place where backups are, so it's
 * right no matter which server or timer saved them. Returns a function that ends a backup in progress and stops.
 */
export function scheduleBackups(parts: Parts): () => Promise<void> {
  const check = createCheck(parts)
  const stop = new AbortController()
  const run = async () => {
    while (!stop.signal.aborted) {
      await check(stop.signal).catch((error) => {
        if (stop.signal.aborted) return
        parts.logger.error({ err: error }, 'a backup failed; the next try is in 15 minutes')
      })
      await wait(CHECK_INTERVAL, undefined, { signal: stop.signal, ref: false }).catch(() => undefined)
    }
  }
  const ended = run()
  return async () => {
    stop.abort()
    await ended
  }
}

export function createCheck({ backups, database, registry, logger, clock }: Parts) {
  const last = new Gauge({
    name: 'library_last_backup_timestamp_seconds',
    help: 'When the newest backup in BACKUP_TO was made; 0 if there is none',
    registers: [registry],
  })
  const isDue = async () => {
    const store = await openStore(backups.to)
    const newest = (await store.list()).at(-1)
    const time = newest ? timeOf(newest).getTime() : 0
    last.set(time / 1000)
    return backups.everyHours !== undefined && clock().getTime() - time >= backups.everyHours * HOUR
  }

  return async (signal: AbortSignal): Promise<void> => {
    if (!(await isDue())) return
    await database.withSession(async (run) => {
      // A session lock would stay on the connection when a pooler reuses it, so this lock belongs to a transaction.
      await run('begin; set local idle_in_transaction_session_timeout = 0')
      const [row] = await run(`select pg_try_advisory_xact_lock(${LOCK}) as locked`)
      // Another server may have finished between the two checks.
      if (row?.['locked'] && (await isDue())) {
        const output = await saveInAnotherProcess(signal)
        logger.info({ output: output.trim().split('\n').at(-1) }, 'backup')
        await isDue()
      }
      await run('commit')
    })
  }
}

/** Reading every row would delay requests, and its memory would count toward the server's. */
async function saveInAnotherProcess(signal: AbortSignal): Promise<string> {
  const args = [...process.execArgv, COMMANDS, 'backup']
  try {
    return (await promisify(execFile)(process.execPath, args, { signal })).stdout
  } catch (error) {
    const { stderr, message } = error as Error & { stderr?: string }
    throw new Error(stderr?.trim() || message, { cause: error })
  }
}
