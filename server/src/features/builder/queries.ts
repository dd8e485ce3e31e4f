import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
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

/** How often the service answered a person in the last hour, and was paid for it, with nothing of use. */
export async function countPaidFailures(
  db: Queryable,
  { userId, now }: { userId: number; now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('enhancements')
    .select((select) => select.cast<number>(select.fn.countAll(), 'integer').as('count'))
    .where('user_id', '=', userId)
    .where('started_at', '>', new Date(now.getTime() - HOUR))
    .where('outcome', '=', 'failed')
    .where('input_tokens', '>', 0)
    .executeTakeFirstOrThrow()
  return count
}

interface Place {
  userId: number
  provider: string
  model: string
  now: Date
}

/**
 * Takes one of the person's places in this hour; undefined when all are taken. In a transaction of its own, and with the
 * person's row locked first: a count in the same statement as the lock would be of the time before the wait.
 */
export async function reservePlace(tx: Tx, place: Place): Promise<number | undefined> {
  await tx.selectFrom('users').select('id').where('id', '=', place.userId).forNoKeyUpdate().executeTakeFirst()
  const hour = await findOpenHour(tx, place)
  if (hour && hour.used >= ENHANCEMENTS_PER_HOUR) return undefined
  return createEnhancement(tx, { ...place, openedAt: hour?.openedAt ?? place.now })
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
