import type { SessionUser } from '@prompt-library/contract/session'
import { type Insertable, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'

interface LiveSession {
  tokenHash: Uint8Array
  issuer: string
  createdAfter: Date
  seenAfter: Date
}

/** The user of a session that hasn't expired, unless the account is disabled. */
export async function findSessionUser(
  db: Queryable,
  session: LiveSession,
): Promise<{ user: SessionUser; lastSeenAt: Date } | undefined> {
  const { rows } = await sql<SessionUser & { last_seen_at: Date }>`
    select users.id, users.display_name, users.email, users.role, sessions.last_seen_at
    from sessions join users on users.id = sessions.user_id
    where sessions.token_hash = ${session.tokenHash} and sessions.issuer = ${session.issuer}
      and sessions.created_at > ${session.createdAfter} and sessions.last_seen_at > ${session.seenAfter}
      and users.status = 'active'`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { last_seen_at, ...user } = row
  return { user, lastSeenAt: last_seen_at }
}

export async function touchSession(db: Queryable, tokenHash: Uint8Array, now: Date): Promise<void> {
  await db.updateTable('sessions').set({ last_seen_at: now }).where('token_hash', '=', tokenHash).execute()
}

type NewSession = Omit<Insertable<Schema['sessions']>, 'created_at' | 'last_seen_at'>

export async function createSession(tx: Tx, session: NewSession, now: Date): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({ ...session, created_at: now, last_seen_at: now })
    .execute()
}

/** Returns what its end needs at the service that made it, if there was a session. */
export async function deleteSession(
  db: Queryable,
  tokenHash: Uint8Array,
): Promise<{ sealedIdToken: string | null; issuer: string } | undefined> {
  return db
    .deleteFrom('sessions')
    .where('token_hash', '=', tokenHash)
    .returning(['sealed_id_token as sealedIdToken', 'issuer'])
    .executeTakeFirst()
}

interface SessionsAtService {
  issuer: string
  handleHash: Uint8Array | undefined
  subject: string | undefined
}

/** The sessions that the sign-in service names: one of them, or all of a user. With both, also those that have no name. */
export async function deleteSessionsOf(
  tx: Tx,
  { issuer, handleHash, subject }: SessionsAtService,
): Promise<void> {
  const ofHandle = handleHash ? sql`sessions.ticket_hash = ${handleHash}` : sql`false`
  const ofSubject = subject
    ? sql`users.subject = ${subject} and users.issuer = ${issuer} and (${!handleHash} or sessions.ticket_hash is null)`
    : sql`false`
  await sql`delete from sessions using users
    where users.id = sessions.user_id and sessions.issuer = ${issuer} and (${ofHandle} or (${ofSubject}))`.execute(
    tx,
  )
}

/** False if the sign-in service sent this request before. */
export async function recordLogoutRequest(tx: Tx, requestHash: Uint8Array, now: Date): Promise<boolean> {
  const recorded = await tx
    .insertInto('logout_requests')
    .values({ request_hash: requestHash, received_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('received_at')
    .executeTakeFirst()
  return recorded !== undefined
}

export async function deleteOldLogoutRequests(db: Queryable, receivedBefore: Date): Promise<void> {
  await db.deleteFrom('logout_requests').where('received_at', '<=', receivedBefore).execute()
}

export async function deleteEndedSessions(
  db: Queryable,
  { createdBefore, seenBefore }: { createdBefore: Date; seenBefore: Date },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where((where) =>
      where.or([where('created_at', '<=', createdBefore), where('last_seen_at', '<=', seenBefore)]),
    )
    .execute()
}
