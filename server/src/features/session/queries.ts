import type { SessionUser } from '@prompt-library/contract/session'
import type { Queryable } from '../../db/database.ts'

interface LiveSession {
  tokenHash: Uint8Array
  issuer: string
  createdAfter: Date
  seenAfter: Date
}

/** The person behind a session that is neither too old nor idle too long, unless they were disabled. */
export async function findSessionUser(
  db: Queryable,
  session: LiveSession,
): Promise<{ user: SessionUser; lastSeenAt: Date } | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.display_name', 'users.email', 'users.role', 'sessions.last_seen_at'])
    .where('sessions.token_hash', '=', session.tokenHash)
    .where('sessions.issuer', '=', session.issuer)
    .where('sessions.created_at', '>', session.createdAfter)
    .where('sessions.last_seen_at', '>', session.seenAfter)
    .where('users.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const { last_seen_at, ...user } = row
  return { user, lastSeenAt: last_seen_at }
}

export async function touchSession(db: Queryable, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
}
