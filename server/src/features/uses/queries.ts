import { createHmac, randomBytes } from 'node:crypto'
import { USE_WEEKS } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

/** Names one person within a day. */
type UseKey = { userId: number } | { visitor: string }

interface Use {
  promptId: number
  person: UseKey
  now: Date
}

/** Counts a use unless this person has used the prompt today. Returns all its uses; undefined if the prompt is gone. */
export async function recordUse(tx: Tx, { promptId, person, now }: Use): Promise<number | undefined> {
  const day = dayOf(now)
  await tx
    .insertInto('use_days')
    .values({ day, key: randomBytes(32) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { key } = await tx
    .selectFrom('use_days')
    .select('key')
    .where('day', '=', day)
    .executeTakeFirstOrThrow()
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('daily_uses')
    .values({ day, prompt_id: promptId, person_hash: hashOf(person, key) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ uses: number }>`
    update prompts set uses = uses + ${Number(numInsertedOrUpdatedRows)} where id = ${promptId} returning uses`.execute(
    tx,
  )
  if (rows[0] && numInsertedOrUpdatedRows === 1n)
    await sql`insert into weekly_uses (prompt_id, week, uses) values (${promptId}, date_trunc('week', ${day}::date), 1)
      on conflict (prompt_id, week) do update set uses = weekly_uses.uses + 1`.execute(tx)
  return rows[0]?.uses
}

/** The uses of a prompt in each of the last weeks, this one last. */
export async function listWeeklyUses(db: Queryable, promptId: number, now: Date) {
  const { rows } = await sql<{ week: string; uses: number }>`
    select to_char(weeks.week, 'YYYY-MM-DD') as week, coalesce(weekly_uses.uses, 0) as uses
    from generate_series(
      date_trunc('week', ${dayOf(now)}::date) - make_interval(weeks => ${sql.lit(USE_WEEKS - 1)}),
      date_trunc('week', ${dayOf(now)}::date), '1 week'
    ) as weeks (week)
    left join weekly_uses on weekly_uses.prompt_id = ${promptId} and weekly_uses.week = weeks.week::date
    order by weeks.week`.execute(db)
  return rows
}

/** Forgets who used what before today, together with the keys that their hashes were made with. */
export async function deletePastDays(db: Queryable, now: Date): Promise<void> {
  await db.deleteFrom('use_days').where('day', '<', dayOf(now)).execute()
}

/** The prompts that a user has used today, as far as it is still known. */
export async function listUsedToday(db: Queryable, userId: number): Promise<number[]> {
  const used: number[] = []
  for (const day of await db
    .selectFrom('use_days')
    .select([sql<string>`day::text`.as('day'), 'key'])
    .execute()) {
    const rows = await usesOf(db, userId, day).execute()
    used.push(...rows.map(({ prompt_id }) => prompt_id))
  }
  return used
}

export async function deleteUsesOf(tx: Tx, userId: number): Promise<void> {
  for (const { day, key } of await tx
    .selectFrom('use_days')
    .select([sql<string>`day::text`.as('day'), 'key'])
    .execute())
    await tx
      .deleteFrom('daily_uses')
      .where('day', '=', day)
      .where('person_hash', '=', hashOf({ userId }, key))
      .execute()
}

function usesOf(db: Queryable, userId: number, { day, key }: { day: string; key: Uint8Array }) {
  return db
    .selectFrom('daily_uses')
    .select('prompt_id')
    .where('day', '=', day)
    .where('person_hash', '=', hashOf({ userId }, key))
    .orderBy('prompt_id')
}

function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10)
}

function hashOf(person: UseKey, key: Uint8Array): Uint8Array {
  const name = 'userId' in person ? `user ${person.userId}` : `visitor ${person.visitor}`
  return createHmac('sha256', key).update(name).digest()
}
