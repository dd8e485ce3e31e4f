// How uses are counted: each person once per prompt and day, by week for charts, and for groups. Who used what is hashed with a key
// that is deleted with the day.
import { createHmac, randomBytes } from 'node:crypto'
import { USE_WEEKS } from '@prompt-library/domain/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { openGroupsOf } from '../prompts/access-queries.ts'

/** Someone who is counted once a day, without storing who they are. Visitors are told apart by their network address. */
type Person = { userId: number } | { visitor: string }

interface Use {
  promptId: number
  person: Person
  now: Date
}

/** Counts a use unless this person has used the prompt today. Returns all its uses; undefined if the prompt is gone. */
export async function recordUse(tx: Tx, { promptId, person, now }: Use): Promise<number | undefined> {
  const day = dayOf(now)
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('daily_uses')
    .values({ day, prompt_id: promptId, person_hash: hashPerson(person, await lockKey(tx, day)) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows === 0n) return getUses(tx, promptId)
  const prompt = await tx
    .updateTable('prompts')
    .set((row) => ({ uses: row('uses', '+', 1) }))
    .where('id', '=', promptId)
    .returning('uses')
    .executeTakeFirst()
  if (prompt)
    await sql`insert into weekly_uses (prompt_id, week, uses) values (${promptId}, ${mondayOf(now)}, 1)
      on conflict (prompt_id, week) do update set uses = weekly_uses.uses + 1`.execute(tx)
  if ('userId' in person)
    await sql`update group_shares set uses = uses + 1
      where prompt_id = ${promptId} and group_id = any(${openGroupsOf(person.userId)})`.execute(tx)
  return prompt?.uses
}

export async function getUses(db: Queryable, promptId: number): Promise<number | undefined> {
  const prompt = await db.selectFrom('prompts').select('uses').where('id', '=', promptId).executeTakeFirst()
  return prompt?.uses
}

/** The uses of all prompts in each of the last weeks, this one last. */
export async function listWeeklyUses(db: Queryable, now: Date) {
  const { rows } = await sql<{ week: string; uses: number }>`
    select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(sum(weekly_uses.uses), 0)::int as uses
    from generate_series(${mondayOf(now, { weeksAgo: USE_WEEKS - 1 })}, ${mondayOf(now)}, '1 week') as weeks (week)
    left join weekly_uses on weekly_uses.week = weeks.week::date
    group by weeks.week
    order by weeks.week`.execute(db)
  return rows
}

/** The first day of this week or of an earlier one, as uses are counted. */
export function mondayOf(now: Date, { weeksAgo = 0 } = {}) {
  return sql`(date_trunc('week', ${dayOf(now)}::date) - make_interval(weeks => ${sql.lit(weeksAgo)}))`
}

/** Forgets who used what before today, together with the keys that their hashes were made with. */
export async function deletePastDays(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('use_days').where('day', '<', dayOf(now)).execute()
}

/** The prompts that a user has used today, as far as it is still known. */
export async function listUsedToday(db: Queryable, userId: number): Promise<number[]> {
  const used = await db
    .selectFrom('daily_uses')
    .select('prompt_id')
    .where(await isBy(db, userId))
    .orderBy('prompt_id')
    .execute()
  return used.map(({ prompt_id }) => prompt_id)
}

export async function deleteUsesOf(tx: Tx, userId: number): Promise<void> {
  await tx
    .deleteFrom('daily_uses')
    .where(await isBy(tx, userId))
    .execute()
}

/** Returns the key of a day, which the cleanup can't delete until the transaction ends. */
async function lockKey(tx: Tx, day: string): Promise<Uint8Array> {
  for (;;) {
    const found = await tx
      .selectFrom('use_days')
      .select('key')
      .where('day', '=', day)
      .forKeyShare()
      .executeTakeFirst()
    if (found) return found.key
    // Another server may insert the day first, or delete it again if its clock is ahead.
    await tx
      .insertInto('use_days')
      .values({ day, key: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Whether `person_hash` is what a user is called on a day that isn't over. */
async function isBy(db: Queryable, userId: number): Promise<RawBuilder<boolean>> {
  const rows = await db.selectFrom('use_days').select('key').execute()
  const hashes = rows.map(({ key }) => hashPerson({ userId }, key))
  return sql`person_hash = any(${hashes}::bytea[])`
}

function hashPerson(person: Person, key: Uint8Array): Uint8Array {
  const name = 'userId' in person ? `user ${person.userId}` : `visitor ${person.visitor}`
  return createHmac('sha256', key).update(name).digest()
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}
