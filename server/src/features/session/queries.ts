import type { SessionUser } from '@prompt-library/contract/session'
import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import type { Person } from '../../outside/person.ts'
import { indexPromptsOf } from '../../search/index-prompts.ts'

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

/** Creates or updates the user; undefined if the account is disabled. */
export async function recordSignIn(
  tx: Tx,
  { netid, displayName, email }: Person,
  { admin, now }: { admin: boolean; now: Date },
): Promise<SessionUser | undefined> {
  // Attributes that the sign-in service leaves out keep their previous values.
  const known = await tx
    .selectFrom('users')
    .select(['display_name', 'email'])
    .where('netid', '=', netid)
    .forUpdate()
    .executeTakeFirst()
  const display_name = displayName ?? known?.display_name ?? netid
  const address = email ?? known?.email ?? null
  const fields = {
    display_name,
    email: address,
    name_key: sortKey(display_name),
    search_text: searchKey(`${display_name}\n${address ?? ''}`),
    last_login_at: now,
    ...(admin && { role: 'admin' as const }),
  }
  const user = await tx
    .insertInto('users')
    .values({ netid, created_at: now, ...fields })
    .onConflict((conflict) =>
      conflict.column('netid').doUpdateSet(fields).where('users.status', '=', 'active'),
    )
    .returning(['id', 'display_name', 'email', 'role'])
    .executeTakeFirst()
  if (user && known && known.display_name !== display_name) await indexPromptsOf(tx, user.id)
  return user
}

interface NewSession {
  userId: number
  tokenHash: Uint8Array
  handleHash: Uint8Array
  issuer: string
  now: Date
}

export async function createSession(tx: Tx, session: NewSession): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      user_id: session.userId,
      token_hash: session.tokenHash,
      ticket_hash: session.handleHash,
      issuer: session.issuer,
      created_at: session.now,
      last_seen_at: session.now,
    })
    .execute()
}

export async function deleteSession(db: Queryable, tokenHash: Uint8Array): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute()
}

/** The sessions for which the sign-in service uses this name. */
export async function deleteSessionsOf(
  db: Queryable,
  { handleHash, issuer }: { handleHash: Uint8Array; issuer: string },
): Promise<void> {
  await db.deleteFrom('sessions').where('ticket_hash', '=', handleHash).where('issuer', '=', issuer).execute()
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
