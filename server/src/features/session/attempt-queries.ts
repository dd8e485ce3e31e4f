// How long a started sign-in is valid, and how requests to sign out are remembered.
import { MINUTE } from '@prompt-library/domain/durations'
import type { Db } from '../../db/database.ts'
import type { Attempts } from '../../outside/sign-in.ts'
import { hashToken } from './tokens.ts'

/** As long as the cookie of the browser that started the sign-in. */
export const ATTEMPT_LIFE = 10 * MINUTE
/** Longer than a request to end sessions is accepted. */
const LOGOUT_REQUEST_LIFE = 10 * MINUTE

/** Attempts in the database, so that a browser can return to any process. */
export function createAttempts(db: Db): Attempts {
  return {
    save: async ({ state, pending, nonce, verifier, now }) => {
      // Anyone can start a sign-in, so the table is kept small all the time.
      await deleteExpired(db, { now, max: 100 })
      await db
        .insertInto('sign_in_attempts')
        .values({
          state_hash: hashToken(state),
          pending_hash: hashToken(pending),
          nonce,
          verifier,
          started_at: now,
        })
        .execute()
    },
    take: async ({ state, pending, now }) => {
      const attempt = await db
        .deleteFrom('sign_in_attempts')
        .where('state_hash', '=', hashToken(state))
        .returning(['pending_hash', 'nonce', 'verifier', 'started_at'])
        .executeTakeFirst()
      if (!attempt || !Buffer.from(attempt.pending_hash).equals(hashToken(pending))) return undefined
      return now.getTime() - attempt.started_at.getTime() < ATTEMPT_LIFE ? attempt : undefined
    },
  }
}

export async function sweepAttempts(db: Db, now: Date): Promise<void> {
  while ((await deleteExpired(db, { now, max: SWEPT_AT_ONCE })) === SWEPT_AT_ONCE);
  await db
    .deleteFrom('logout_requests')
    .where('received_at', '<=', earlier(now, LOGOUT_REQUEST_LIFE))
    .execute()
}

const SWEPT_AT_ONCE = 1_000

/** A few at a time, and none that another request is deleting, so that no one waits for a burst to be deleted. */
async function deleteExpired(db: Db, { now, max }: { now: Date; max: number }): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('sign_in_attempts')
    .where('state_hash', 'in', (query) =>
      query
        .selectFrom('sign_in_attempts')
        .select('state_hash')
        .where('started_at', '<=', earlier(now, ATTEMPT_LIFE))
        .limit(max)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}

function earlier(now: Date, milliseconds: number): Date {
  return new Date(now.getTime() - milliseconds)
}
