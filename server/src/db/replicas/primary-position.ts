import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../database.ts'
import { openProbe, PROBE_TIMEOUT, selectPosition } from '../postgres.ts'

const WRITTEN = 'pg_current_wal_lsn()'

/**
 * Reads how far the primary has written, or null if it doesn't respond in time. If the probe fails, for example because PostgreSQL
 * accepts no more connections, the pool is asked.
 */
export function openPrimaryPosition(primary: Db, url: string) {
  const probe = openProbe(url, WRITTEN)
  let isWaiting = false
  const readOverPool = async (): Promise<number | null> => {
    // A primary that hangs must not use up the pool.
    if (isWaiting) return null
    isWaiting = true
    const reading = sql
      .raw<{ position: number }>(selectPosition(WRITTEN))
      .execute(primary)
      .then(({ rows }) => rows[0]?.position ?? null)
      .finally(() => {
        isWaiting = false
      })
    return Promise.race([reading, wait(PROBE_TIMEOUT, null, { ref: false })])
  }
  return {
    read: (): Promise<number | null> =>
      probe
        .read()
        .catch(readOverPool)
        .catch(() => null),
    close: probe.close,
  }
}
