import type { AdminUser, UserSort, UserStatus } from '@prompt-library/contract/admin'
import type { Account } from '@prompt-library/domain/people/account-rules'
import type { Role } from '@prompt-library/domain/people/roles'
import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import { type RawBuilder, sql } from 'kysely'
import { countRows } from '../../db/count-rows.ts'
import type { Queryable, Tx } from '../../db/database.ts'
import { containing } from '../../db/like-pattern.ts'
import { bothWays, type SortKeys } from '../../db/sort-orders.ts'
import { deleteFeedbackOf } from '../feedback/queries.ts'
import { inIso } from '../prompts/queries.ts'
import { deleteReportsOf } from '../reports/queries.ts'

interface UserFilter {
  /** Part of a name or an email. */
  text?: string | undefined
  role?: Role | undefined
  status?: UserStatus | undefined
}

/** The ID is the tiebreaker, so every user is on exactly one page. */
const BY_NAME: SortKeys = [
  ['name_key', 'asc'],
  ['users.id', 'asc'],
]
const MOST_FIRST: SortKeys = [['coalesce(counted.count, 0)', 'desc'], ...BY_NAME]

const ORDERS: Record<UserSort, RawBuilder<unknown>> = bothWays({
  name: BY_NAME,
  role: [['role', 'asc'], ...BY_NAME],
  last_login: [
    ['last_login_at', 'desc nulls last'],
    ['users.id', 'asc'],
  ],
  prompts: MOST_FIRST,
  prompt_builder: MOST_FIRST,
})

/** Sorting by a count needs the counts of all users. Other sorts look up the counts of one page only. */
function countsFor(sort: UserSort): RawBuilder<unknown> | undefined {
  if (sort.endsWith('prompts'))
    return sql`select author_id as user_id, count(*) as count from prompts group by author_id`
  if (sort.endsWith('prompt_builder')) return sql`select user_id, succeeded as count from enhancement_totals`
  return undefined
}

export async function listUserIds(
  db: Queryable,
  filter: UserFilter,
  { sort, limit, offset }: { sort: UserSort; limit: number; offset: number },
): Promise<number[]> {
  const counts = countsFor(sort)
  const { rows } = await sql<{ id: number }>`select users.id from users
    ${counts ? sql`left join (${counts}) as counted on counted.user_id = users.id` : sql``}
    where ${isListed(filter)}
    order by ${ORDERS[sort]} limit ${limit} offset ${offset}`.execute(db)
  return rows.map(({ id }) => id)
}

export function countUsers(db: Queryable, filter: UserFilter): Promise<number> {
  return countRows(db.selectFrom('users').where(isListed(filter)))
}

function isListed({ text = '', role, status }: UserFilter): RawBuilder<boolean> {
  return sql<boolean>`kind = 'person' and ${matchesText(text)}
    and ${role ? sql`role = ${role}` : sql`true`} and ${status ? sql`status = ${status}` : sql`true`}`
}

/** Whether the user's name or email contains the search text. */
function matchesText(text: string): RawBuilder<unknown> {
  const written = searchKey(text.trim())
  if (written === '') return sql`true`
  const plain = sortKey(text)
  const inName = plain === '' ? sql`false` : sql`name_key like ${containing(plain)}`
  return sql`(search_text like ${containing(written)} or ${inName})`
}

/** Returns users in the order of `ids`. */
export async function getUsers(db: Queryable, ids: readonly number[]): Promise<AdminUser[]> {
  const { rows } = await sql<AdminUser>`
    select users.id, netid, display_name as "displayName", email, role, status, ${inIso('last_login_at')} as "lastLogin",
      (select count(*)::int from prompts where author_id = users.id) as "promptCount",
      coalesce((select succeeded from enhancement_totals where user_id = users.id), 0) as "promptBuilderCount",
      (select count(*)::int from prompts where author_id = users.id and is_public) as "publicPromptCount",
      ${collectionsOf(sql`users.id`, { withEditors: false })} as "collectionCount",
      ${collectionsOf(sql`users.id`, { withEditors: false, isPublic: true })} as "publicCollectionCount",
      ${collectionsOf(sql`users.id`, { withEditors: true })} as "transferredCollectionCount"
    from unnest(${ids}::int[]) with ordinality as page (user_id, place) join users on users.id = page.user_id
    order by place`.execute(db)
  return rows
}

/** The number of collections that a user owns, with co-editors or without. */
function collectionsOf(
  userId: RawBuilder<unknown>,
  { withEditors, isPublic = false }: { withEditors: boolean; isPublic?: boolean },
) {
  return sql<number>`(select count(*)::int from collection_members as owned
    join collections on collections.id = owned.collection_id and (visibility = 'public' or not ${sql.lit(isPublic)})
    where owned.user_id = ${userId} and owned.role = 'owner' and ${sql.lit(withEditors)} = exists (
      select from collection_members as other
      where other.collection_id = owned.collection_id and other.role = 'editor'))`
}

export async function updateAccount(
  tx: Tx,
  id: number,
  change: Partial<Pick<Account, 'role' | 'status'>>,
): Promise<void> {
  await tx.updateTable('users').set(change).where('id', '=', id).execute()
  if (change.status !== 'disabled') return
  // Otherwise, old sessions and keys would work again once the account is enabled.
  await tx.deleteFrom('api_keys').where('user_id', '=', id).execute()
  await tx.deleteFrom('sessions').where('user_id', '=', id).execute()
}

/**
 * Locks all prompts that are deleted or changed with an account. Call this before locking the account: voting and sharing
 * lock the prompt first, so the opposite order could deadlock.
 */
export async function lockPromptsOf(tx: Tx, userId: number): Promise<void> {
  await sql`select id from all_prompts
    where author_id = ${userId} or id in (select prompt_id from upvotes where user_id = ${userId})
      or id in (select prompt_id from feedback where user_id = ${userId})
      or id in (select prompt_id from reports join report_cases on report_cases.id = case_id where user_id = ${userId})
    order by id for update`.execute(tx)
}

interface DeletedWithUser {
  prompts: number
  collections: number
  /** A trigger makes the longest-standing co-editor the owner. */
  transferredCollections: number
}

/**
 * Also deletes prompts (recently deleted ones too, which aren't counted), shares, votes, answers to "Did it work?", reports,
 * saved prompts, notifications, sessions, and collections without co-editors.
 * Enhancement costs stay, without the name.
 */
export async function deleteUser(tx: Tx, { id, now }: { id: number; now: Date }): Promise<DeletedWithUser> {
  const { rows } = await sql<DeletedWithUser>`select
    (select count(*)::int from prompts where author_id = ${id}) as prompts,
    ${collectionsOf(sql`${id}`, { withEditors: false })} as collections,
    ${collectionsOf(sql`${id}`, { withEditors: true })} as "transferredCollections"`.execute(tx)
  // The upvotes of a prompt must stay equal to the number of votes, also while it's deleted.
  await sql`update all_prompts set upvotes = upvotes - 1
    where author_id <> ${id} and id in (select prompt_id from upvotes where user_id = ${id})`.execute(tx)
  await deleteFeedbackOf(tx, id, now)
  await deleteReportsOf(tx, id)
  await tx.deleteFrom('users').where('id', '=', id).execute()
  const [deleted] = rows
  if (!deleted) throw new Error('The count returned no row.')
  return deleted
}
