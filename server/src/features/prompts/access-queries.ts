// Who can view a prompt or collection, themselves or through a group, and read a prompt's earlier versions and their notes, as
// SQL. `access.test.ts` compares it with `promptPermissions` in domain.
import type { PromptAccess } from '@prompt-library/domain/prompts/permissions'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

export async function getPromptAccess(
  db: Queryable,
  id: number,
  viewerId: number | null,
): Promise<PromptAccess | undefined> {
  const { rows } = await sql<PromptAccess>`
    select author_id, is_public, deleted_at is not null as deleted, deleted_by_admin, author.kind = 'library' as by_library, exists (
      select from ${receivedShares(viewerId)} as received where received.prompt_id = all_prompts.id
    ) as shared_with_viewer
    from all_prompts join users as author on author.id = author_id where all_prompts.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether a row of `groups` gives access now: no one has ended it, and its last day isn't over. */
export const IS_OPEN = sql<boolean>`(groups.ends_at is null or groups.ends_at > now())`

/** The groups that give the viewer access now, as an array, which PostgreSQL reads once per statement. */
export function openGroupsOf(viewerId: number | null) {
  return sql`array(select group_members.group_id from group_members join groups on groups.id = group_members.group_id
    where group_members.user_id = ${viewerId} and ${IS_OPEN})`
}

/** What others have shared with the viewer, themselves or through a group: rows as in `shares`. */
export function receivedShares(viewerId: number | null) {
  return sql`(select prompt_id, sharer_id, personal_message, shared_at, null::integer as group_id
    from shares where recipient_id = ${viewerId}
    union all select prompt_id, sharer_id, personal_message, shared_at, group_id from group_shares
    where group_id = any(${openGroupsOf(viewerId)}) and prompt_id is not null and sharer_id <> ${viewerId})`
}

/** Whether the viewer can view a row of `prompts`: the `view` of `promptPermissions` in domain, as SQL. */
export function isVisibleTo(viewerId: number | null) {
  // Without a bound value, so that PostgreSQL can use the partial indexes on public prompts.
  if (viewerId === null) return sql<boolean>`prompts.is_public`
  // PostgreSQL reads the viewer's shares once per statement. A lookup for each prompt that isn't public would reveal by its time
  // how many are hidden: it reads all shares if it was planned while there were few.
  return sql<boolean>`(prompts.is_public or prompts.author_id = ${viewerId} or prompts.id in (
    select received.prompt_id from ${receivedShares(viewerId)} as received))`
}

/**
 * Whether the viewer can read a row of `revisions` of a row of `prompts`. The author reads all. Everyone else who can view the
 * prompt reads the current one and, of a public prompt, those that were current while it was public.
 */
export function isReadableBy(viewerId: number | null) {
  return sql<boolean>`(${isVisibleTo(viewerId)} and (${isAuthor(viewerId)} or revisions.revision = prompts.revision
    or (prompts.is_public and revisions.was_public)))`
}

/** What the author said about a revision, as far as the viewer can read it. */
export function readableNote(viewerId: number | null) {
  return sql<string>`case when ${isAuthor(viewerId)} or revisions.note_is_public then revisions.note else '' end`
}

export function isAuthor(viewerId: number | null) {
  return viewerId === null ? sql.lit(false) : sql<boolean>`prompts.author_id = ${viewerId}`
}

/** A collection by its address, and who wants to view it. */
export interface CollectionKey {
  token: string
  viewerId: number | null
}

/**
 * The ID of a collection, or null if the viewer can't view it: the `view` of `collectionPermissions` in domain, as SQL. Every
 * statement that reads from a collection decides this again, because the owner could make it private, or renew its link, between
 * two statements.
 */
export function visibleCollection({ token, viewerId }: CollectionKey) {
  const isVisible =
    viewerId === null
      ? sql`visibility = 'public'`
      : sql`(visibility <> 'private' or exists (select from collection_members as mine
          where mine.collection_id = collections.id and mine.user_id = ${viewerId}) or ${isInGroupOf(viewerId)})`
  return sql<number | null>`(select id from collections where token = ${token} and ${isVisible})`
}

/** Whether a row of `collections` is shared with one of the viewer's groups. */
export function isInGroupOf(viewerId: number | null) {
  return sql<boolean>`exists (select from group_shares where group_shares.collection_id = collections.id
    and group_shares.group_id = any(${openGroupsOf(viewerId)}))`
}
