import type { SessionUser } from '@prompt-library/contract/session'
import { HOUR } from '@prompt-library/domain/durations'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { deleteEndedSessions, findSessionUser, touchSession } from './queries.ts'
import { cookieRules, hashToken, sessionIssuer } from './tokens.ts'

const IDLE_LIMIT = 12 * HOUR
export const ABSOLUTE_LIMIT = 7 * 24 * HOUR
/** A write with every request would cost more than most requests. */
const TOUCH_INTERVAL = 60_000

interface Identity {
  db: Db
  config: Pick<Config, 'publicUrl' | 'signIn'>
  clock: () => Date
}

/** The only place that determines the user of a request. */
export function createIdentify({ db, config, clock }: Identity) {
  const cookie = cookieRules(config).session
  const issuer = sessionIssuer(config)
  return async (
    request: FastifyRequest,
    { background }: { background: boolean },
  ): Promise<SessionUser | null> => {
    const token = request.cookies[cookie]
    if (!token) return null
    const now = clock()
    const tokenHash = hashToken(token)
    const found = await findSessionUser(db, { tokenHash, issuer, ...limitsAt(now) })
    if (!found) return null
    const isStale = now.getTime() - found.lastSeenAt.getTime() > TOUCH_INTERVAL
    // If the database is read-only, users can still read.
    if (isStale && !background)
      await touchSession(db, tokenHash, now).catch((error) =>
        request.log.warn({ err: error }, 'a session was not marked as used'),
      )
    return found.user
  }
}

export async function sweepSessions(db: Db, now: Date): Promise<void> {
  const { createdAfter, seenAfter } = limitsAt(now)
  await deleteEndedSessions(db, { createdBefore: createdAfter, seenBefore: seenAfter })
}

function limitsAt(now: Date) {
  return {
    createdAfter: new Date(now.getTime() - ABSOLUTE_LIMIT),
    seenAfter: new Date(now.getTime() - IDLE_LIMIT),
  }
}
