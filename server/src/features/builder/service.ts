// Whether a user can enhance a prompt now (ten an hour, except admins), which enhancements count (canceled ones too, if
// they were sent), and what is recorded about them.
import { ENHANCEMENT_FAILED, ENHANCEMENT_RATE_LIMIT } from '@prompt-library/domain/enhancer/enhancement-texts'
import { ENHANCEMENT_SECONDS_MAX, ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, inTransaction, type Queryable } from '../../db/database.ts'
import { AppError, TooManyRequests } from '../../errors.ts'
import {
  type Enhancement,
  EnhancementFailed,
  type EnhancementRequest,
  type Enhancer,
} from '../../outside/enhancer.ts'
import { withTimeout } from '../../with-timeout.ts'
import { countPaidFailures, createEnhancement, findOpenHour, finishEnhancement, lockUser } from './queries.ts'

interface Allowance {
  remaining: number | null
  limit: number | null
  reset_time: string | null
}

export async function allowanceOf(db: Db, user: Viewer, now: Date): Promise<Allowance> {
  if (user.role === 'admin') return { remaining: null, limit: null, reset_time: null }
  const hour = await findOpenHour(db, { userId: user.id, now })
  return {
    remaining: Math.max(0, ENHANCEMENTS_PER_HOUR - (hour?.used ?? 0)),
    limit: ENHANCEMENTS_PER_HOUR,
    reset_time: hour?.endsAt.toISOString() ?? null,
  }
}

interface EnhanceInput {
  db: Db
  enhancer: Enhancer
  clock: () => Date
  user: Viewer
  text: string
  context: EnhancementRequest['context']
  kind: EnhancementRequest['kind']
  log: Pick<FastifyBaseLogger, 'error'>
  /** Aborted with CANCELLED or CLOSING. */
  signal: AbortSignal
}

/** Failures don't count toward the hourly limit, but billed ones cost money, so they have their own limit. */
const PAID_FAILURES_MAX = 2 * ENHANCEMENTS_PER_HOUR

/** The client disconnected. */
export const CANCELLED = 'cancelled'
/** The server is shutting down. */
export const CLOSING = 'closing'

/** The browser gives up 5 s after the AI service's time limit, so recording the result must not delay it. */
const RECORDING_TIMEOUT = 2_000

const UNKNOWN_ALLOWANCE: Allowance = { remaining: null, limit: null, reset_time: null }

/** Makes a reservation, enhances the prompt, and records the outcome. No transaction is open during the AI call. */
export async function enhance(input: EnhanceInput): Promise<Enhancement & { allowance: Allowance }> {
  const { db, enhancer, clock, user, text, context, kind, signal, log } = input
  const id = await reserve(input)
  const startedAt = performance.now()
  const finish = (
    outcome: 'succeeded' | 'failed' | 'cancelled',
    { usage, counts = true }: { usage: Enhancement['usage']; counts?: boolean },
  ) =>
    finishEnhancement(db, {
      id,
      outcome,
      counts,
      ...usage,
      milliseconds: performance.now() - startedAt,
      now: clock(),
    })

  const result = await enhancer
    .enhance({ text, context, kind, signal, person: user.id })
    .catch((error: Error) => error)
  if (!(result instanceof Error)) {
    // The text is paid for, so a database that fails or hangs must not withhold it.
    const counts = enhancer.isExternal || result.enhancedPrompt !== text
    const recorded = finish('succeeded', { usage: result.usage, counts }).catch((error) =>
      log.error({ err: error }, 'an enhancement was not recorded'),
    )
    const remaining = recorded.then(() => allowanceOf(db, user, clock()))
    const allowance = await withTimeout(RECORDING_TIMEOUT, remaining).catch((error) => {
      log.error({ err: error }, 'an enhancement was sent without the remaining count')
      return UNKNOWN_ALLOWANCE
    })
    return { ...result, allowance }
  }
  const failed = result instanceof EnhancementFailed ? result : undefined
  const cancelled = failed?.reason === 'stopped' && signal.reason === CANCELLED
  // A canceled enhancement counts if it was sent: the AI service bills it anyway.
  await finish(cancelled && failed.sent ? 'cancelled' : 'failed', {
    usage: failed?.usage ?? NO_USAGE,
  })
  if (!failed) throw result
  // No one is left to read this sentence.
  if (cancelled) throw new AppError(409, 'The enhancement was canceled.')
  throw new AppError(failed.reason === 'stopped' ? 503 : 502, failed.explanation ?? ENHANCEMENT_FAILED, {
    cause: failed,
  })
}

const NO_USAGE = { inputTokens: 0, outputTokens: 0, costUsd: 0 }

async function reserve({
  db,
  enhancer,
  clock,
  user,
}: Pick<EnhanceInput, 'db' | 'enhancer' | 'clock' | 'user'>): Promise<number> {
  const now = clock()
  const reservation = { userId: user.id, provider: enhancer.provider, model: enhancer.model, now }
  if (user.role === 'admin') return createEnhancement(db, { ...reservation, openedAt: null })
  // First without the lock: a user who keeps retrying would otherwise tie up the connection pool.
  await refuseOverLimit(db, reservation)
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const hour = await refuseOverLimit(tx, reservation)
    return createEnhancement(tx, { ...reservation, openedAt: hour?.openedAt ?? now })
  })
}

/** Returns the user's current hour, if any. */
async function refuseOverLimit(db: Queryable, { userId, now }: { userId: number; now: Date }) {
  const hour = await findOpenHour(db, { userId, now })
  if (hour && hour.used >= ENHANCEMENTS_PER_HOUR)
    throw new TooManyRequests(
      Math.ceil((hour.endsAt.getTime() - now.getTime()) / 1000),
      ENHANCEMENT_RATE_LIMIT,
    )
  const { failed, running } = await countPaidFailures(db, { userId, now })
  if (failed >= PAID_FAILURES_MAX) throw new TooManyRequests(3_600, ENHANCEMENT_RATE_LIMIT)
  // All running enhancements could fail.
  if (failed + running >= PAID_FAILURES_MAX)
    throw new TooManyRequests(ENHANCEMENT_SECONDS_MAX, ENHANCEMENT_RATE_LIMIT)
  return hour
}
