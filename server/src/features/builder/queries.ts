import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

const HOUR = 3_600_000
/** No enhancement takes that long: what is still reserved then was left behind by a server that died. */
const LAPSE = 120_000

/** The hour that is open for a person, with what counts in it; undefined when none is. */
export async function findOpenHour(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<{ openedAt: Date; used: number; endsAt: Date } | undefined> {
  const row = await db
    .selectFrom('enhancements')
    .select((select) => ['window_opened_at', select.cast<number>(select.fn.countAll(), 'integer').as('used')])
    .where('user_id', '=', userId)
    .where('window_opened_at', '>', new Date(now.getTime() - HOUR))
    // of a clock that was wrong for a while; it must not lock anybody out until then
    .where('window_opened_at', '<', new Date(now.getTime() + HOUR))
    .where((where) =>
      where.or([
        where('outcome', 'in', ['succeeded', 'cancelled']),
        where.and([
          where('outcome', '=', 'reserved'),
          where('started_at', '>', new Date(now.getTime() - LAPSE)),
        ]),
      ]),
    )
    .groupBy('window_opened_at')
    .orderBy('window_opened_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row?.window_opened_at) return undefined
  const openedAt = row.window_opened_at
  return { openedAt, used: row.used, endsAt: new Date(openedAt.getTime() + HOUR) }
}

/**
 * Calls of the last hour that were paid for and gave nothing useful, and calls still running, each of which may end that way.
 */
export async function countPaidFailures(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<{ failed: number; running: number }> {
  return db
    .selectFrom('enhancements')
    .select([
      sql<number>`(count(*) filter (where outcome = 'failed' and input_tokens > 0))::int`.as('failed'),
      sql<number>`(count(*) filter (where outcome = 'reserved' and started_at > ${new Date(now.getTime() - LAPSE)}))::int`.as(
        'running',
      ),
    ])
    .where('user_id', '=', userId)
    .where('started_at', '>', new Date(now.getTime() - HOUR))
    .executeTakeFirstOrThrow()
}

interface Place {
  userId: number
  provider: string
  model: string
  now: Date
}

/**
 * Makes this person's reservations wait for each other until the transaction ends. Count in a later statement: a count in
 * the same statement as the lock would be of the time before the wait.
 */
export async function lockPerson(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

/** Notes that one is begun. Without `openedAt` it counts toward no limit. */
export async function createEnhancement(
  db: Queryable,
  { userId, provider, model, now, openedAt }: Place & { openedAt: Date | null },
): Promise<number> {
  const { id } = await db
    .insertInto('enhancements')
    .values({
      user_id: userId,
      outcome: 'reserved',
      provider,
      model,
      started_at: now,
      window_opened_at: openedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

interface Ending {
  id: number
  outcome: 'succeeded' | 'failed' | 'cancelled'
  inputTokens: number
  outputTokens: number
  costUsd: number
  milliseconds: number
  now: Date
}

/** Notes how one ended. `failed` gives its place back. */
export async function finishEnhancement(db: Queryable, ending: Ending): Promise<void> {
  await db
    .updateTable('enhancements')
    .set({
      outcome: ending.outcome,
      input_tokens: ending.inputTokens,
      output_tokens: ending.outputTokens,
      cost_usd: ending.costUsd.toFixed(8),
      duration_ms: Math.round(ending.milliseconds),
      finished_at: ending.now,
    })
    .where('id', '=', ending.id)
    .execute()
}
