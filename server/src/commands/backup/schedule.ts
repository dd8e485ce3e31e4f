import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { HOUR, MINUTE } from '@prompt-library/domain/durations'
import { Gauge, type Registry } from 'prom-client'
import type { Config } from '../../config.ts'
import type { Database } from '../../db/database.ts'
import { LOCKS, withLock } from '../../db/locks.ts'
import { repeat } from '../../repeat.ts'
import { openStore, timeOf } from './store.ts'

interface Parts {
  backups: NonNullable<Config['backups']>
  database: Pick<Database, 'pool' | 'withSession'>
  registry: Registry
  logger: Record<'info' | 'error', (fields: object, message: string) => void>
  clock: () => Date
  /** Until the first check, in milliseconds. */
  firstWait?: number
}

const CHECK_INTERVAL = 15 * MINUTE
/** If a backup takes the machine down, the servers work for a while after each restart. */
const FIRST_WAIT = 5 * MINUTE
/** A clock can be wrong by this much. */
const TOLERANCE = HOUR
const COMMANDS = join(import.meta.dirname, '../main.ts')

/**
 * When the servers save a backup: every 15 minutes, one of them checks how old the newest is. The time is read from the
 * place where backups are, so it's right no matter which server or timer saved them. Returns a function that ends a
 * backup in progress and stops.
 */
export function scheduleBackups(parts: Parts): () => Promise<void> {
  const { firstWait = FIRST_WAIT * (1 + Math.random()) } = parts
  const check = createCheck(parts)
  return repeat(async (signal) => {
    await check(signal).catch((error) => {
      if (signal.aborted) return
      parts.logger.error({ err: error }, 'problem with a backup; the next check is in 15 minutes')
    })
    return CHECK_INTERVAL
  }, firstWait)
}

export function createCheck({ backups, database, registry, logger, clock }: Parts) {
  let last: Gauge | undefined
  const isDue = async () => {
    const store = await openStore(backups.to)
    const now = clock().getTime()
    const times = (await store.list()).map(({ name }) => timeOf(name).getTime())
    // One from the future would stop the schedule until then.
    const newest = times.findLast((time) => time <= now + TOLERANCE) ?? 0
    // Not earlier: until it's set, it would say that there is none.
    last ??= new Gauge({
      name: 'library_last_backup_timestamp_seconds',
      help: 'When the newest backup in BACKUP_TO was made; 0 if there is none',
      registers: [registry],
    })
    last.set(newest / 1000)
    return backups.everyHours !== undefined && now - newest >= backups.everyHours * HOUR
  }

  return async (signal: AbortSignal): Promise<void> => {
    if (!(await isDue())) return
    await withLock(database, { lock: LOCKS.backup, wait: false }, async () => {
      // Another server may have finished between the two checks.
      if (!(await isDue())) return
      const output = await saveInAnotherProcess(signal)
      logger.info({ output: output.trim().split('\n').at(-1) }, 'backup')
      await isDue()
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
