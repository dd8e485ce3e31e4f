// How rate limits are counted across processes: in windows aligned to the clock, with the time to wait in the refusal.
import { isIPv6 } from 'node:net'
import { DAY, HOUR } from '@prompt-library/domain/durations'
import { sql } from 'kysely'
import type { Db, Queryable } from '../db/database.ts'
import { formatDuration, TooManyRequests } from '../errors.ts'

interface Limit {
  /** Identifies the limit in the database and the metrics. */
  name: string
  max: number
  /** The length of the window. Windows are aligned to the clock, so all processes use the same one. */
  seconds: number
  /** Shown to users who reach the limit, before the time to wait. */
  reason: string
  /**
   * For frequent requests: each process updates the database only after every twentieth of the limit, so each process can let
   * that many more pass.
   */
  approximate?: boolean
}

/**
 * Counts a request of a user or an IP address across all server processes, or several at once. Throws when the limit is reached,
 * and then counts none of the several.
 */
export type CheckLimit = (limit: Limit & { subject: string; count?: number }) => Promise<void>

interface Counter {
  windowStart: number
  /** Across all processes, as far as this one knows. */
  total: number
  /** Not yet added to the database. */
  unsaved: number
}

/** Limits memory. Clearing the counters lets a few more requests pass. */
const COUNTERS_MAX = 50_000

export function createLimits(db: Db, clock: () => Date): CheckLimit {
  const counters = new Map<string, Counter>()

  const counterOf = (key: string, windowStart: number): Counter => {
    const existing = counters.get(key)
    if (existing?.windowStart === windowStart) return existing
    if (counters.size >= COUNTERS_MAX) counters.clear()
    const counter = { windowStart, total: 0, unsaved: 0 }
    counters.set(key, counter)
    return counter
  }

  return async ({ name, subject, count = 1, max, seconds, reason, approximate }) => {
    const now = clock().getTime()
    const windowStart = now - (now % (seconds * 1000))
    const wait = Math.ceil((windowStart + seconds * 1000 - now) / 1000)
    const tooMany = () => new TooManyRequests(wait, `${reason} Please try again in ${formatDuration(wait)}.`)

    const key = `${name}:${subject}`
    const counter = counterOf(key, windowStart)
    // Requests over the limit don't cost a query.
    if (counter.total + count > max) throw tooMany()
    counter.total += count
    counter.unsaved += count
    if (counter.unsaved < (approximate ? max / 20 : 1)) return
    const by = counter.unsaved
    counter.unsaved = 0
    const window = { key, windowStart: new Date(windowStart), now: clock() }
    const total = await addToLimit(db, { ...window, by })
    counter.total = Math.max(counter.total, total)
    if (total <= max) return
    // A list that is too long must not use up what is left for a shorter one.
    if (count > 1) counter.total = await addToLimit(db, { ...window, by: -count })
    throw tooMany()
  }
}

/** How much the clocks of processes can differ. A window that begins later is of a time when a clock was wrong. */
const CLOCKS_DIFFER_MAX = 60_000

/**
 * A single statement, so concurrent requests are counted correctly. Returns the total of all processes. A window in the future is
 * replaced, because it would count until then.
 */
export async function addToLimit(
  db: Queryable,
  { key, windowStart, now, by }: { key: string; windowStart: Date; now: Date; by: number },
): Promise<number> {
  const latest = new Date(now.getTime() + CLOCKS_DIFFER_MAX)
  const isCurrent = sql`rate_limits.window_start between excluded.window_start and ${latest}`
  const { count } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: windowStart, count: by })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isCurrent} then rate_limits.count else 0 end + excluded.count`,
        window_start: sql`case when ${isCurrent} then rate_limits.window_start else excluded.window_start end`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** A single host may have a whole IPv6 /64, and could otherwise avoid the limits by switching addresses. */
export function addressSubject(ip: string): string {
  if (!isIPv6(ip)) return ip
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = ip.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const groups =
    tail === undefined ? left : [...left, ...Array(8 - left.length - right.length).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}

/** The names of the limits per day. */
export const STORED_TEXT = 'stored-text'
export const REPORTS = 'report'

export async function sweepLimits(db: Db, now: Date): Promise<void> {
  const [hourAgo, dayAgo] = [HOUR, DAY].map((time) => new Date(now.getTime() - time))
  const isOver = sql<boolean>`window_start < case when split_part(key, ':', 1) in (${STORED_TEXT}, ${REPORTS})
    then ${dayAgo}::timestamptz else ${hourAgo}::timestamptz end`
  await db.deleteFrom('rate_limits').where(isOver).execute()
}
