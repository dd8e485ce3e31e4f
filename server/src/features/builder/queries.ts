import { HOUR } from '@prompt-library/domain/durations'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

/** No enhancement takes this long, so an older reservation was left behind by a server that crashed. */
const RESERVATION_TIMEOUT = 120_000

/** The user's current hour and what counts toward its limit; undefined before its first enhancement. */
export async function findOpenHour(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<{ openedAt: Date; used: number; endsAt: Date } | undefined> {
  const { rows } = await sql<{ openedAt: Date; used: number }>`
    select window_opened_at as "openedAt", count(*)::int as used from enhancements
    where user_id = ${userId} and ${isOfThisHour(sql`window_opened_at`, now)}
      and (outcome in ('succeeded', 'cancelled') or ${isRunning(now)})
    group by window_opened_at order by window_opened_at desc limit 1`.execute(db)
  const [hour] = rows
  return hour && { ...hour, endsAt: new Date(hour.openedAt.getTime() + HOUR) }
}

/** Rows from a time when the server's clock was ahead must not lock anyone out until then. */
function isOfThisHour(column: RawBuilder<unknown>, now: Date) {
  const [start, end] = [now.getTime() - HOUR, now.getTime() + HOUR]
  return sql`${column} > ${new Date(start)} and ${column} < ${new Date(end)}`
}

function isRunning(now: Date) {
  return sql`(outcome = 'reserved' and started_at > ${new Date(now.getTime() - RESERVATION_TIMEOUT)})`
}

/** Billed calls of the last hour that failed, and calls that are still running and could fail, too. */
export async function countPaidFailures(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<{ failed: number; running: number }> {
  const { rows } = await sql<{ failed: number; running: number }>`
    select (count(*) filter (where outcome = 'failed' and input_tokens > 0))::int as failed,
      (count(*) filter (where ${isRunning(now)}))::int as running
    from enhancements where user_id = ${userId} and ${isOfThisHour(sql`started_at`, now)}`.execute(db)
  return rows[0] ?? { failed: 0, running: 0 }
}

interface Reservation {
  userId: number
  provider: string
  model: string
  now: Date
}

/**
 * Serializes this user's reservations until the transaction ends. Count in a later statement: a count in the same statement
 * as the lock would use a snapshot from before the wait.
 */
export async function lockUser(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
}

/** Without `openedAt`, the enhancement doesn't count toward the limit. */
export async function createEnhancement(
  db: Queryable,
  { userId, provider, model, now, openedAt }: Reservation & { openedAt: Date | null },
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

interface FinishedEnhancement {
  id: number
  outcome: 'succeeded' | 'failed' | 'cancelled'
  counts: boolean
  inputTokens: number
  outputTokens: number
  costUsd: number
  milliseconds: number
  now: Date
}

/** A `failed` enhancement no longer counts toward the limit, and neither does one without `counts`. */
export async function finishEnhancement(db: Queryable, finished: FinishedEnhancement): Promise<void> {
  await db
    .updateTable('enhancements')
    .set({
      outcome: finished.outcome,
      input_tokens: finished.inputTokens,
      output_tokens: finished.outputTokens,
      cost_usd: finished.costUsd.toFixed(8),
      duration_ms: Math.round(finished.milliseconds),
      finished_at: finished.now,
      ...(!finished.counts && { window_opened_at: null }),
    })
    .where('id', '=', finished.id)
    .execute()
}
