import type { Answer } from '@prompt-library/contract/call'
import type {
  Collection,
  CollectionSummary,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { COLLECTIONS_MENU_MAX, SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { wordsIn } from '../../search/words.ts'
import { isVisibleTo, openGroupsOf } from '../prompts/access-queries.ts'
import { inIso } from '../prompts/queries.ts'
import { collectionNotFound } from './authorize.ts'
import { listEditors } from './member-queries.ts'

/** Public collections, the featured ones of them, those of one owner or co-editor, or those shared with a group that the user is in. */
export type CollectionScope =
  | { of: 'everyone' | 'featured' }
  | { of: 'member'; userId: number }
  | { of: 'group'; groupId: number; userId: number }

interface CollectionPage {
  text: string
  limit: number
  offset: number
  viewerId: number | null
}

export async function listCollections(
  db: Queryable,
  scope: CollectionScope,
  { text, limit, offset, viewerId }: CollectionPage,
): Promise<CollectionSummary[]> {
  const ids = sql`array(select collections.id from ${scopeOf(scope)} and ${matchesText(text)}
    order by ${ORDERS[scope.of]} limit ${limit} offset ${offset})`
  return select(db, { ids, viewerId })
}

/** Up to one above the limit of a search. */
export async function countCollections(db: Queryable, scope: CollectionScope, text: string): Promise<number> {
  const counted = sql`select from ${scopeOf(scope)} and ${matchesText(text)}`
  const limit = text.trim() === '' ? sql`` : sql`limit ${sql.lit(SEARCH_COUNT_MAX + 1)}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${counted} ${limit}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Doesn't check permissions. Throws if it was deleted since then. */
export async function getCollection(db: Queryable, id: number, viewerId: number | null): Promise<Collection> {
  const [summary] = await select(db, { ids: sql`array[${id}::int]`, viewerId })
  if (!summary) throw collectionNotFound()
  const prompt_ids = sql`array_agg(prompt_id order by prompt_id) filter (where visible)`
  const { rows } = await sql<{ some_unavailable: boolean | null; prompt_ids: number[] | null }>`
    select bool_or(not visible) as some_unavailable, ${summary.role === null ? sql`null` : prompt_ids} as prompt_ids
    from (
      select item.prompt_id, ${isVisibleTo(viewerId)} as visible
      from collection_items as item join prompts on prompts.id = item.prompt_id
      where item.collection_id = ${id}
    ) as item`.execute(db)
  const some_unavailable = rows[0]?.some_unavailable ?? false
  if (summary.role === null) return { ...summary, some_unavailable }
  return {
    ...summary,
    some_unavailable,
    editors: await listEditors(db, id),
    prompt_ids: rows[0]?.prompt_ids ?? [],
  }
}

type MenuEntry = Answer<typeof listCollectionsForPrompt>[number]

/** Check first that the user can view the prompt. */
export async function listForPrompt(
  db: Queryable,
  { userId, promptId, text }: { userId: number; promptId: number; text: string },
): Promise<MenuEntry[]> {
  const { rows } = await sql<MenuEntry>`
    select token, name, visibility, role, coalesce((
      select true from collection_items where collection_id = collections.id and prompt_id = ${promptId}
    ), false) as contains_prompt
    from ${scopeOf({ of: 'member', userId })} and ${matchesText(text)}
    order by ${ORDERS.member} limit ${sql.lit(COLLECTIONS_MENU_MAX)}`.execute(db)
  return rows
}

/** What a collection shows of its contents in a list. */
const FIRST_TITLES = 3

/** Collections in the order of `ids`. Counts and names only prompts that the viewer can view. */
async function select(
  db: Queryable,
  { ids, viewerId }: { ids: RawBuilder<unknown>; viewerId: number | null },
): Promise<CollectionSummary[]> {
  const { rows } = await sql<CollectionSummary>`
    select collections.token, collections.name, collections.description, collections.visibility,
      ${inIso('collections.created_at')} as created_at, ${inIso('collections.updated_at')} as updated_at,
      collections.visibility = 'public' and collections.featured_at is not null as featured,
      owner.user_id as owner_id, users.display_name as owner_name,
      (select role from collection_members where collection_id = collections.id and user_id = ${viewerId}) as role,
      contents.prompt_count, contents.first_titles
    from unnest(${ids}) with ordinality as page (collection_id, place)
    join collections on collections.id = page.collection_id
    join collection_members as owner on owner.collection_id = collections.id and owner.role = 'owner'
    join users on users.id = owner.user_id
    cross join lateral (
      select count(*)::int as prompt_count,
        coalesce((array_agg(prompts.title order by item.position, prompts.id))[1:${sql.lit(FIRST_TITLES)}], '{}') as first_titles
      from collection_items as item join prompts on prompts.id = item.prompt_id
      where item.collection_id = collections.id and ${isVisibleTo(viewerId)}
    ) as contents
    order by place`.execute(db)
  return rows
}

function scopeOf(scope: CollectionScope) {
  if (scope.of === 'member')
    return sql`collection_members as mine join collections on collections.id = mine.collection_id
      where mine.user_id = ${scope.userId}`
  if (scope.of === 'group')
    return sql`(select collection_id, max(shared_at) as shared_at from group_shares
        where group_id = ${scope.groupId} and group_id = any(${openGroupsOf(scope.userId)}) and collection_id is not null
        group by collection_id) as shared join collections on collections.id = shared.collection_id
      where true`
  const isFeatured = sql`collections.featured_at is not null`
  return sql`collections where collections.visibility = 'public'
    and ${scope.of === 'featured' ? isFeatured : sql`true`}`
}

/** The ID is the tiebreaker, so every collection is on exactly one page. */
const ORDERS = {
  everyone: sql`collections.created_at desc, collections.id desc`,
  featured: sql`collections.featured_at desc, collections.id desc`,
  member: sql`mine.used_at desc, mine.collection_id desc`,
  group: sql`shared.shared_at desc, shared.collection_id desc`,
}

const WORDS_MAX = 12

/** Whether each word is the start of a word in the name or description. */
function matchesText(text: string) {
  if (text.trim() === '') return sql`true`
  const words = [...wordsIn(text)].flatMap(({ parts }) => parts).slice(0, WORDS_MAX)
  // Words contain only letters, digits, marks, and emoji, so they need no escaping.
  return sql`collections.words @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`
}
