import type { Recipient, Share } from '@prompt-library/contract/sharing'
import { RECIPIENTS_MAX } from '@prompt-library/domain/limits'
import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { containing, startingWith } from '../../db/like-pattern.ts'
import { receivedShares } from '../prompts/access-queries.ts'

interface UserSearch {
  words: readonly string[]
  exceptId: number
}

/** The minimum trigram similarity of a word and a name: "Preya" finds "Priya". Short words are similar to too many. */
const SIMILARITY = 0.45
const SIMILAR_LENGTH_MIN = 5

/** Finds possible recipients: each word is in their name or email, or similar to one in their name. */
export async function searchUsers(tx: Tx, { words, exceptId }: UserSearch): Promise<Recipient[]> {
  await sql`select set_config('pg_trgm.word_similarity_threshold', ${String(SIMILARITY)}, true)`.execute(tx)
  const keys = words.map((word) => ({ written: searchKey(word), plain: sortKey(word) }))
  const isTyped = keys.map(({ written, plain }) => {
    const inText = sql`search_text like ${containing(written)}`
    // A word of accents only is empty without them, and an empty pattern would match every name.
    return plain === '' ? inText : sql`(${inText} or name_key like ${containing(plain)})`
  })
  const isSimilar = keys.map(({ plain }) =>
    plain.length < SIMILAR_LENGTH_MIN ? sql`false` : sql`${plain} <% name_key`,
  )
  const users = await tx
    .selectFrom('users')
    .select(['id', 'display_name', 'email', 'netid'])
    .where('kind', '=', 'person')
    .where('status', '=', 'active')
    .where('id', '<>', exceptId)
    .where(sql<SqlBool>`${allOf(isTyped.map((typed, index) => sql`(${typed} or ${isSimilar[index]})`))}`)
    .orderBy(sql`${allOf(isTyped)}`, 'desc')
    .orderBy(sql`name_key like ${startingWith(keys[0]?.plain ?? '')}`, 'desc')
    .orderBy('name_key')
    .orderBy('id')
    .limit(RECIPIENTS_MAX)
    .execute()
  return users.map(toRecipient)
}

function allOf(conditions: readonly RawBuilder<unknown>[]) {
  return sql.join([sql`true`, ...conditions], sql` and `)
}

/** The NetID is included only for users without an email, to tell them apart. */
export function toRecipient({
  id,
  display_name,
  email,
  netid,
}: Omit<Recipient, 'netid'> & { netid: string | null }): Recipient {
  const user = { id, display_name, email }
  return email || netid === null ? user : { ...user, netid }
}

interface Account {
  id: number
  display_name: string
  email: string | null
  netid: string | null
  /** The email, lowercased. */
  email_key: string
}

/** Active users whose NetID or email is one of these, all lowercased. */
export async function findByNetIdOrEmail(db: Queryable, keys: readonly string[]): Promise<Account[]> {
  const { rows } = await sql<Account>`
    select id, display_name, email, netid, ${EMAIL_KEY} as email_key from users
    where (netid = any(${keys}::text[]) or ${EMAIL_KEY} = any(${keys}::text[]))
      and kind = 'person' and status = 'active'`.execute(db)
  return rows
}

/** As in the index users_by_email. */
const EMAIL_KEY = sql`split_part(search_text, E'\\n', 2)`

/**
 * Returns the active users among these. Until the transaction ends, no one can delete them. They're locked in the same order
 * as everywhere, because deleting an admin locks other accounts too.
 */
export async function lockRecipients(tx: Tx, ids: readonly number[]) {
  return tx
    .selectFrom('users')
    .select(['id', 'display_name'])
    .where(sql<SqlBool>`id = any(${ids}::int[])`)
    .where('kind', '=', 'person')
    .where('status', '=', 'active')
    .orderBy('id')
    .forKeyShare()
    .execute()
}

export interface NewShares {
  prompt_id: number
  recipientIds: readonly number[]
  sharer_id: number
  personal_message: string | null
  now: Date
}

/** Each sharer and recipient have one share. Sharing again replaces its message and time. */
export async function saveShares(tx: Tx, { recipientIds, now, ...share }: NewShares): Promise<void> {
  await sql`
    insert into shares (prompt_id, recipient_id, sharer_id, personal_message, shared_at)
    select ${share.prompt_id}::int, recipient_id, ${share.sharer_id}::int, ${share.personal_message}::text,
      ${now}::timestamptz
    from unnest(${recipientIds}::int[]) as recipient_id
    on conflict (prompt_id, recipient_id, sharer_id)
    do update set personal_message = excluded.personal_message, shared_at = excluded.shared_at`.execute(tx)
}

interface SharesOf {
  promptId: number
  /** Undefined for the shares of all users. */
  sharerId: number | undefined
}

export async function listShares(
  db: Queryable,
  which: SharesOf,
  { limit, offset }: { limit: number; offset: number },
): Promise<Share[]> {
  const rows = await sharesOf(db, which)
    .innerJoin('users as recipient', 'recipient.id', 'shares.recipient_id')
    .innerJoin('users as sharer', 'sharer.id', 'shares.sharer_id')
    .select([
      'recipient.id as recipient_id',
      'recipient.display_name as recipient_name',
      'recipient.email as recipient_email',
      'recipient.netid as recipient_netid',
      'sharer.id as sharer_id',
      'sharer.display_name as sharer_name',
      'shares.shared_at',
    ])
    .orderBy('shares.shared_at', 'desc')
    .orderBy('shares.recipient_id')
    .orderBy('shares.sharer_id')
    .limit(limit)
    .offset(offset)
    .execute()
  return rows.map((row) => ({
    recipient: toRecipient({
      id: row.recipient_id,
      display_name: row.recipient_name,
      email: row.recipient_email,
      netid: row.recipient_netid,
    }),
    sharer: { id: row.sharer_id, display_name: row.sharer_name },
    shared_at: row.shared_at.toISOString(),
  }))
}

/** Two users may have shared the prompt with the same recipient, so there can be fewer recipients than shares. */
export async function countShares(
  db: Queryable,
  which: SharesOf,
): Promise<{ shares: number; recipients: number }> {
  return sharesOf(db, which)
    .select([
      sql<number>`count(*)::int`.as('shares'),
      sql<number>`count(distinct shares.recipient_id)::int`.as('recipients'),
    ])
    .executeTakeFirstOrThrow()
}

function sharesOf(db: Queryable, { promptId, sharerId }: SharesOf) {
  const shares = db.selectFrom('shares').where('shares.prompt_id', '=', promptId)
  return sharerId === undefined ? shares : shares.where('shares.sharer_id', '=', sharerId)
}

/**
 * Ends the access of one recipient, or of all. Returns whether there was a share. Also deletes its notifications, whose links would no
 * longer work.
 */
export async function deleteShares(
  tx: Tx,
  {
    promptId,
    sharerId,
    recipientId,
  }: Partial<SharesOf> & { promptId: number; recipientId?: number | undefined },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('shares')
    .where('prompt_id', '=', promptId)
    .$if(recipientId !== undefined, (shares) => shares.where('recipient_id', '=', Number(recipientId)))
    .$if(sharerId !== undefined, (shares) => shares.where('sharer_id', '=', Number(sharerId)))
    .executeTakeFirstOrThrow()
  await tx
    .deleteFrom('notifications')
    .where('type', '=', 'prompt_shared')
    .where('prompt_id', '=', promptId)
    .$if(recipientId !== undefined, (notices) => notices.where('user_id', '=', Number(recipientId)))
    .$if(sharerId !== undefined, (notices) => notices.where('actor_id', '=', Number(sharerId)))
    .execute()
  return numDeletedRows > 0n
}

/** `unseen` counts prompts shared since the user last opened the shared list. */
export async function countSharedPrompts(
  db: Queryable,
  recipientId: number,
): Promise<{ count: number; unseen: number }> {
  const { rows } = await sql<{ count: number; unseen: number }>`
    select count(distinct received.prompt_id)::int as count, (count(distinct received.prompt_id) filter (
      where users.shared_seen_at is null or received.shared_at > users.shared_seen_at))::int as unseen
    from users cross join ${receivedShares(recipientId)} as received
      join prompts on prompts.id = received.prompt_id and prompts.author_id <> ${recipientId}
    where users.id = ${recipientId}`.execute(db)
  return rows[0] ?? { count: 0, unseen: 0 }
}

export async function markSharedSeen(db: Queryable, userId: number, now: Date): Promise<void> {
  await db.updateTable('users').set({ shared_seen_at: now }).where('id', '=', userId).execute()
}
