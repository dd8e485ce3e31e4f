import { createHash } from 'node:crypto'
import type { SessionUser } from '@prompt-library/contract/session'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Db } from '../../db/database.ts'
import { findSessionUser, touchSession } from './queries.ts'

const HOUR = 3_600_000
const IDLE_LIMIT = 12 * HOUR
const ABSOLUTE_LIMIT = 7 * 24 * HOUR
/** A session is marked as used at most this often: a write with every call would cost more than the call. */
const TOUCH_INTERVAL = 60_000

interface Identity {
  db: Db
  config: Pick<Config, 'publicUrl' | 'signIn'>
  clock: () => Date
}

/** Who makes this request: the one way in which the server learns it. */
export function createIdentify({ db, config, clock }: Identity) {
  const cookieName = sessionCookieName(config)
  const issuer = sessionIssuer(config)
  return async (request: FastifyRequest): Promise<SessionUser | null> => {
    const token = request.cookies[cookieName]
    if (!token) return null
    const now = clock()
    const tokenHash = hashToken(token)
    const found = await findSessionUser(db, {
      tokenHash,
      issuer,
      createdAfter: new Date(now.getTime() - ABSOLUTE_LIMIT),
      seenAfter: new Date(now.getTime() - IDLE_LIMIT),
    })
    if (!found) return null
    if (now.getTime() - found.lastSeenAt.getTime() > TOUCH_INTERVAL) await touchSession(db, tokenHash, now)
    return found.user
  }
}

/** Browsers take a `__Host-` cookie only over https, from the site itself and for the whole site. */
export function sessionCookieName({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return publicUrl.startsWith('https:') ? '__Host-session' : 'session'
}

export function sessionIssuer({ signIn }: Pick<Config, 'signIn'>): string {
  return signIn.kind === 'cas' ? signIn.baseUrl : signIn.kind
}

/** Only this is stored: whoever reads the database can't sign in with it. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}
