import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { inWords, TooMany } from '../errors.ts'

interface Limit {
  /** What is limited: `sign-in`. */
  name: string
  /** For whom: an address or a person's id. */
  subject: string
  max: number
  seconds: number
  /** What is said to whoever is over it, before the time to wait. */
  reason: string
}

/** Counts one more, for all server processes together; throws when it is one too many. */
export type CheckLimit = (limit: Limit) => Promise<void>

export function createLimits(db: Db, clock: () => Date): CheckLimit {
  return async ({ name, subject, max, seconds, reason }) => {
    const now = clock()
    const windowBegan = new Date(now.getTime() - seconds * 1000)
    // one statement, so that two requests at once are counted as two
    const row = await db
      .insertInto('rate_limits')
      .values({ key: `${name}:${subject}`, window_start: now, count: 1 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when rate_limits.window_start > ${windowBegan} then rate_limits.count + 1 else 1 end`,
          window_start: sql`case when rate_limits.window_start > ${windowBegan} then rate_limits.window_start else ${now} end`,
        }),
      )
      .returning(['count', 'window_start'])
      .executeTakeFirstOrThrow()
    if (row.count > max) {
      const wait = Math.max(
        1,
        Math.ceil((row.window_start.getTime() + seconds * 1000 - now.getTime()) / 1000),
      )
      throw new TooMany(wait, `${reason} Please try again in ${inWords(wait)}.`)
    }
  }
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
