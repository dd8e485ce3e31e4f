import { HOUR } from '@prompt-library/domain/durations'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

/** No enhancement takes this long, so an older reservation was left behind by a server that crashed. */
const RESERVATION_TIMEOUT = 120_000

/** The user's current hour and what counts toward its limit; undefined before its first enhancement. */
export async function findOpenHour(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<{ openedAt: Date; used: number; endsAt: Date } | undefined> {
  const row = await db
    .selectFrom('enhancements')
    .select((select) => ['window_opened_at', select.cast<number>(select.fn.countAll(), 'integer').as('used')])
    .where('user_id', '=', userId)
    .where('window_opened_at', '>', new Date(now.getTime() - HOUR))
    // Rows from a time when the server's clock was ahead must not lock anyone out until then.
    .where('window_opened_at', '<', new Date(now.getTime() + HOUR))
    .where((where) =>
      where.or([
        where('outcome', 'in', ['succeeded', 'cancelled']),
        where.and([
          where('outcome', '=', 'reserved'),
          where('started_at', '>', new Date(now.getTime() - RESERVATION_TIMEOUT)),
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

/** Billed calls of the last hour that failed, and calls that are still running and could fail, too. */
export async function countPaidFailures(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<{ failed: number; running: number }> {
  return db
    .selectFrom('enhancements')
    .select([
      sql<number>`(count(*) filter (where outcome = 'failed' and input_tokens > 0))::int`.as('failed'),
      sql<number>`(count(*) filter (where outcome = 'reserved' and started_at > ${new Date(now.getTime() - RESERVATION_TIMEOUT)}))::int`.as(
        'running',
      ),
    ])
    .where('user_id', '=', userId)
    .where('started_at', '>', new Date(now.getTime() - HOUR))
    .where('started_at', '<', new Date(now.getTime() + HOUR))
    .executeTakeFirstOrThrow()
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
