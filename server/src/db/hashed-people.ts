// How people are counted without being stored: hashed with a key that is deleted with its day or month.
import { createHmac, randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Tx } from './database.ts'

/** Someone who is counted once per period, without storing who they are. Visitors are told apart by their network address. */
export type Person = { userId: number } | { visitor: string }

/** A table with a key for each period, by its first day. What was hashed with a key is deleted with it. */
type Periods = 'use_days' | 'search_months'

/** Returns the key of a period, which the cleanup can't delete until the transaction ends. */
export async function lockKey(tx: Tx, periods: Periods, day: string): Promise<Uint8Array> {
  for (;;) {
    const found = await tx
      .selectFrom(periods)
      .select('key')
      .where('day', '=', day)
      .forKeyShare()
      .executeTakeFirst()
    if (found) return found.key
    // Another server may insert the period first, or delete it again if its clock is ahead.
    await tx
      .insertInto(periods)
      .values({ day, key: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Forgets who did what before this day. */
export async function deletePeriodsBefore(db: Queryable, periods: Periods, day: string): Promise<void> {
  await db.deleteFrom(periods).where('day', '<', day).execute()
}

/** Whether `person_hash` is what a user is called in a period that isn't over. */
export async function isBy(db: Queryable, periods: Periods, userId: number): Promise<RawBuilder<boolean>> {
  const rows = await db.selectFrom(periods).select('key').execute()
  const hashes = rows.map(({ key }) => hashPerson({ userId }, key))
  return sql`person_hash = any(${hashes}::bytea[])`
}

export function hashPerson(person: Person, key: Uint8Array): Uint8Array {
  return hashText('userId' in person ? `user ${person.userId}` : `visitor ${person.visitor}`, key)
}

export function hashText(text: string, key: Uint8Array): Uint8Array {
  return createHmac('sha256', key).update(text).digest()
}
