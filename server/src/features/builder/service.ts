import { ENHANCEMENT_FAILED, ENHANCEMENT_RATE_LIMIT } from '@prompt-library/domain/enhancer/enhancement-texts'
import { ENHANCEMENT_SECONDS_MAX, ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import type { FastifyBaseLogger } from 'fastify'
import { type Db, inTransaction, type Queryable } from '../../db/database.ts'
import { AppError, TooMany } from '../../errors.ts'
import {
  type Enhancement,
  type EnhancementContext,
  EnhancementFailed,
  type Enhancer,
} from '../../outside/enhancer.ts'
import { within } from '../../plugins/within.ts'
import {
  countPaidFailures,
  createEnhancement,
  findOpenHour,
  finishEnhancement,
  lockPerson,
} from './queries.ts'

interface Allowance {
  remaining: number | null
  limit: number | null
  reset_time: string | null
}

/** How many a person has left. */
export async function allowanceOf(db: Db, user: Viewer, now: Date): Promise<Allowance> {
  if (user.role === 'admin') return { remaining: null, limit: null, reset_time: null }
  const hour = await findOpenHour(db, { userId: user.id, now })
  return {
    remaining: Math.max(0, ENHANCEMENTS_PER_HOUR - (hour?.used ?? 0)),
    limit: ENHANCEMENTS_PER_HOUR,
    reset_time: hour?.endsAt.toISOString() ?? null,
  }
}

interface Enhancing {
  db: Db
  enhancer: Enhancer
  clock: () => Date
  user: Viewer
  text: string
  context: EnhancementContext
  log: Pick<FastifyBaseLogger, 'error'>
  /** Aborted with why: the person went away, or the server closes. */
  signal: AbortSignal
}

/** A failure gives its place back, but one that the service answered was paid for: nobody can go on so for ever. */
const PAID_FAILURES_MAX = 2 * ENHANCEMENTS_PER_HOUR

export const CANCELLED = 'cancelled'
export const CLOSING = 'closing'

/** The person has waited for the text already, and the browser gives up 5 s after the service's time limit. */
const RECORDING_PATIENCE = 2_000

const UNKNOWN_ALLOWANCE: Allowance = { remaining: null, limit: null, reset_time: null }

/**
 * Takes a place, has the prompt rewritten, notes how that went and gives what is left. No transaction is open while the
 * service works.
 */
export async function enhance(asked: Enhancing): Promise<Enhancement & { allowance: Allowance }> {
  const { db, enhancer, clock, user, text, context, signal, log } = asked
  const id = await takePlace(asked)
  const begun = performance.now()
  const finish = (outcome: 'succeeded' | 'failed' | 'cancelled', usage: Enhancement['usage']) =>
    finishEnhancement(db, { id, outcome, ...usage, milliseconds: performance.now() - begun, now: clock() })

  const result = await enhancer.enhance({ text, context, signal }).catch((error: Error) => error)
  if (!(result instanceof Error)) {
    // the text is paid for: a database that fails or hangs now must not take it away
    const unrecorded = (error: unknown) => log.error({ err: error }, 'an enhancement was not recorded')
    const recorded = finish('succeeded', result.usage).catch(unrecorded)
    const left = recorded.then(() => allowanceOf(db, user, clock()))
    const allowance = await within(RECORDING_PATIENCE, left).catch((error) => {
      log.error({ err: error }, 'an enhancement was sent without the remaining count')
      return UNKNOWN_ALLOWANCE
    })
    return { ...result, allowance }
  }
  const failed = result instanceof EnhancementFailed ? result : undefined
  const cancelled = failed?.reason === 'stopped' && signal.reason === CANCELLED
  // the service works on what it was sent, whether or not somebody still waits for it
  await finish(cancelled && failed.sent ? 'cancelled' : 'failed', failed?.usage ?? NO_USAGE)
  if (!failed) throw result
  // nobody is there to read this
  if (cancelled) throw new AppError(409, 'The enhancement was cancelled.')
  throw new AppError(failed.reason === 'stopped' ? 503 : 502, ENHANCEMENT_FAILED, { cause: failed })
}

const NO_USAGE = { inputTokens: 0, outputTokens: 0, costUsd: 0 }

async function takePlace({
  db,
  enhancer,
  clock,
  user,
}: Pick<Enhancing, 'db' | 'enhancer' | 'clock' | 'user'>): Promise<number> {
  const now = clock()
  const place = { userId: user.id, provider: enhancer.provider, model: enhancer.model, now }
  if (user.role === 'admin') return createEnhancement(db, { ...place, openedAt: null })
  // first without the lock: one who keeps asking would hold up every connection to the database
  await refuseOverLimit(db, place)
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, user.id)
    const hour = await refuseOverLimit(tx, place)
    return createEnhancement(tx, { ...place, openedAt: hour?.openedAt ?? now })
  })
}

/** Gives the hour that is open, if one is. */
async function refuseOverLimit(db: Queryable, { userId, now }: { userId: number; now: Date }) {
  const hour = await findOpenHour(db, { userId, now })
  if (hour && hour.used >= ENHANCEMENTS_PER_HOUR)
    throw new TooMany(Math.ceil((hour.endsAt.getTime() - now.getTime()) / 1000), ENHANCEMENT_RATE_LIMIT)
  const { failed, running } = await countPaidFailures(db, { userId, now })
  if (failed >= PAID_FAILURES_MAX) throw new TooMany(3_600, ENHANCEMENT_RATE_LIMIT)
  // the ones that run could all fail
  if (failed + running >= PAID_FAILURES_MAX)
    throw new TooMany(ENHANCEMENT_SECONDS_MAX, ENHANCEMENT_RATE_LIMIT)
  return hour
}
