import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { inWords, TooMany } from '../errors.ts'

export interface Limit {
  /** What is limited: `sign-in`. */
  name: string
  max: number
  /** Windows of so many seconds follow each other by the clock, so that all processes mean the same one. */
  seconds: number
  /** What is said to whoever is over it, before the time to wait. */
  reason: string
  /**
   * Each process counts by itself and tells the others after every twentieth of the limit: for what happens too often
   * to ask the database each time. So many more may pass for each process.
   */
  roughly?: true
}

/** Counts one more for an address or a person, for all server processes together; throws when it is one too many. */
export type CheckLimit = (limit: Limit & { subject: string }) => Promise<void>

interface Counter {
  windowStart: number
  /** Of all processes, as far as this one knows. */
  total: number
  untold: number
}

/** More subjects than this in one process are not people; forgetting them lets a few more pass. */
const COUNTERS_MAX = 50_000

export function createLimits(db: Db, clock: () => Date): CheckLimit {
  const counters = new Map<string, Counter>()

  const counterOf = (key: string, windowStart: number): Counter => {
    const known = counters.get(key)
    if (known?.windowStart === windowStart) return known
    if (counters.size >= COUNTERS_MAX) counters.clear()
    const counter = { windowStart, total: 0, untold: 0 }
    counters.set(key, counter)
    return counter
  }

  return async ({ name, subject, max, seconds, reason, roughly }) => {
    const now = clock().getTime()
    const windowStart = now - (now % (seconds * 1000))
    const wait = Math.ceil((windowStart + seconds * 1000 - now) / 1000)
    const tooMany = () => new TooMany(wait, `${reason} Please try again in ${inWords(wait)}.`)

    const key = `${name}:${subject}`
    const counter = counterOf(key, windowStart)
    // whoever goes on all the same costs nothing
    if (counter.total >= max) throw tooMany()
    counter.total += 1
    counter.untold += 1
    if (counter.untold < (roughly ? max / 20 : 1)) return
    const by = counter.untold
    counter.untold = 0
    const total = await add(db, { key, windowStart: new Date(windowStart), by })
    counter.total = Math.max(counter.total, total)
    if (total > max) throw tooMany()
  }
}

/** One statement, so that two requests at once are counted as two. Gives the number of all processes. */
async function add(
  db: Db,
  { key, windowStart, by }: { key: string; windowStart: Date; by: number },
): Promise<number> {
  const { count } = await db
    .insertInto('rate_limits')
    .values({ key, window_start: windowStart, count: by })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when rate_limits.window_start >= excluded.window_start then rate_limits.count else 0 end + excluded.count`,
        window_start: sql`greatest(rate_limits.window_start, excluded.window_start)`,
      }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** One household or one host may hold a whole /64 of IPv6, and could otherwise be as many subjects as it likes. */
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

export async function sweepLimits(db: Db, now: Date): Promise<void> {
  const hourAgo = new Date(now.getTime() - 3_600_000)
  await db.deleteFrom('rate_limits').where('window_start', '<', hourAgo).execute()
}
