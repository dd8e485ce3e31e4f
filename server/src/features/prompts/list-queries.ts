import type { Prompt } from '@prompt-library/contract/prompts'
import { LIST_BYTES_MAX, PAGE_SIZE, PAGE_SIZE_MAX, UNPAGED_MAX } from '@prompt-library/domain/limits'
import type { Category } from '@prompt-library/domain/prompts/categories'
import type { ListSort } from '@prompt-library/domain/prompts/sorts'
import { tagKey } from '@prompt-library/domain/prompts/tags'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import {
  type CollectionKey,
  isVisibleTo,
  openGroupsOf,
  receivedShares,
  visibleCollection,
} from './access-queries.ts'
import { promptColumns, type Reader, TEXT_BYTES } from './queries.ts'

/**
 * Which prompts a list contains: public ones, those of one author, those that others shared with one user, or what a viewer can
 * view of their saved prompts, of a group that they're in, of a collection, or of a single prompt.
 */
export type Source =
  | { of: 'everyone' }
  | { of: 'author'; userId: number }
  | { of: 'recipient'; userId: number }
  | { of: 'saver'; userId: number }
  | { of: 'group'; groupId: number; userId: number }
  | { of: 'collection'; collection: CollectionKey }
  | { of: 'prompt'; promptId: number; viewerId: number }

export interface Filter {
  source: Source
  category?: Category | undefined
  author?: number | undefined
  tag?: string | undefined
  collection?: CollectionKey | undefined
  /** The ID of the original. Its clones are listed only if the viewer can view it. */
  clonesOf?: { id: number; viewerId: number | null } | undefined
  /** Only those that are approved at this time. */
  reviewedAt?: Date | undefined
}

interface Page extends Reader {
  sort: ListSort
  limit: number
  offset: number
}

export async function listPrompts(
  db: Queryable,
  filter: Filter,
  { sort, limit, offset, ...reader }: Page,
): Promise<{ prompts: Prompt[]; total: number }> {
  const inList = sql`select prompts.id from prompts where ${isListed(filter)} order by ${inOrder(sort, filter.source)}`
  const page = pageClause(limit, offset)
  const prompts = await selectPage(
    db,
    isLookedUp(filter.source)
      ? {
          reader,
          limit,
          listed: sql`array(${inList})`,
          ids: sql`array(select id from listed, unnest(ids) with ordinality as _ (id, place) order by place ${page})`,
          total: sql`select cardinality(ids) from listed`,
        }
      : // Selects the IDs with an index-only scan, so skipped pages are never read from the table.
        { reader, limit, ids: sql`array(${inList} ${page})`, total: countOf(filter) },
  )
  return { prompts, total: prompts[0]?.total ?? (await countPrompts(db, filter)) }
}

/** Returns prompts in the order of `ids`, without those that have left the list since the search. */
export async function getListed(
  db: Queryable,
  { source }: Filter,
  { ids, ...reader }: Reader & { ids: readonly number[] },
): Promise<Prompt[]> {
  const isStillListed = isFrom(source)
  return selectPage(db, { ids: sql`${ids}::int[]`, limit: ids.length, reader, isStillListed })
}

/** Whether each prompt is looked up to find out if it's listed, so the page and the total should come from one scan. */
function isLookedUp({ of }: Source): boolean {
  return of === 'recipient' || of === 'saver' || of === 'group' || of === 'collection'
}

interface PageParts {
  /** The IDs of the whole list, for the other parts to use. */
  listed?: RawBuilder<unknown>
  ids: RawBuilder<unknown>
  /** How many IDs there are at most. */
  limit: number
  reader: Reader
  /** Needed if the IDs come from an earlier statement. */
  isStillListed?: RawBuilder<unknown>
  total?: RawBuilder<unknown>
}

type PageRow = Prompt & { total: number | null }

/** Returns prompts in the order of `ids`. */
async function selectPage(
  db: Queryable,
  { listed, ids, limit, reader, isStillListed = sql`true`, total = sql`select null` }: PageParts,
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    ${listed ? sql`with listed as materialized (select ${listed} as ids)` : sql``}
    select ${promptColumns(reader)}, (${total}) as total
    from unnest(${limit > PAGE_SIZE_MAX ? fitting(ids) : ids}) with ordinality as page (prompt_id, place)
    join prompts on prompts.id = prompt_id
    join users as author on author.id = prompts.author_id
    where ${isStillListed}
    order by place`.execute(db)
  return rows
}

/** Approximate size of a prompt's other fields in a response. */
const OTHER_BYTES = 600

/**
 * As many of the first prompts of a full list as fit into LIST_BYTES_MAX. PostgreSQL knows the length of a text without reading it,
 * so it never loads the texts that are left out. Field descriptions are short enough to be read for their length.
 */
function fitting(ids: RawBuilder<unknown>) {
  return sql`array(select id from (
      select id, place, sum(${sql.lit(OTHER_BYTES)} + ${TEXT_BYTES}) over (order by place rows unbounded preceding) as bytes
      from unnest(${ids}) with ordinality as page (prompt_id, place) join prompts on prompts.id = prompt_id
    ) as sized
    where bytes <= ${sql.lit(LIST_BYTES_MAX)} or place = 1 order by place)`
}

/**
 * With a bound limit PostgreSQL would plan every execution again, because its generic plan assumes a tenth of all rows. So the
 * two common limits are literals. Other limits share one statement, or clients could exhaust the prepared statement names.
 */
function pageClause(limit: number, offset: number) {
  const isCommon = limit === PAGE_SIZE || limit === UNPAGED_MAX
  const limitClause = sql`limit ${isCommon ? sql.lit(limit) : limit}`
  return offset === 0 ? limitClause : sql`${limitClause} offset ${offset}`
}

async function countPrompts(db: Queryable, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (${countOf(filter)}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

export function countOf(filter: Filter) {
  if (filter.source.of !== 'everyone' || isNarrowed(filter))
    return sql`select count(*)::int from prompts where ${isListed(filter)}`
  // These counts are kept by triggers: counting all public prompts would take longer than the rest of the query.
  return sql`select coalesce(sum(prompts), 0)::int from prompt_counts
    where is_public and ${isInCategory(sql.ref('category'), filter.category)}`
}

/** Whether the prompts have to be looked up: counts and search documents know only the category. */
function isNarrowed({ author, tag, collection, clonesOf, reviewedAt }: Filter): boolean {
  return [author, tag, collection, clonesOf, reviewedAt].some((value) => value !== undefined)
}

export function isListed(filter: Filter): RawBuilder<SqlBool> {
  const { source, category, author, tag, collection, clonesOf, reviewedAt } = filter
  return sql<SqlBool>`${isFrom(source)} and ${isInCategory(sql.ref('prompts.category'), category)}
    and ${author === undefined ? sql`true` : sql`prompts.author_id = ${author}`}
    and ${tag === undefined ? sql`true` : sql`prompts.tag_keys @> array[${tagKey(tag)}]`}
    and ${collection === undefined ? sql`true` : isIn(collection)}
    and ${clonesOf === undefined ? sql`true` : isCloneOf(clonesOf)}
    and ${reviewedAt === undefined ? sql`true` : isReviewed(reviewedAt)}`
}

/** Like `isListed`, but for rows of `search_documents as found`. */
export function isListedDocument(filter: Filter): RawBuilder<SqlBool> {
  const { source, category } = filter
  const isKnown = sql<SqlBool>`${isInCategory(sql.ref('found.category'), category)}`
  const isPublic = source.of === 'everyone'
  if (isPublic && !isNarrowed(filter)) return sql`found.is_public and ${isKnown}`
  // An array instead of a join, so that PostgreSQL looks up these prompts and reads no others.
  return sql`${isPublic ? sql`found.is_public` : sql`true`}
    and found.prompt_id = any(array(select prompts.id from prompts where ${isListed(filter)}))`
}

function isFrom(source: Source) {
  switch (source.of) {
    case 'everyone':
      return isVisibleTo(null)
    case 'author':
      return sql`prompts.author_id = ${source.userId}`
    case 'recipient':
      // An array instead of a join, so that PostgreSQL looks up these prompts and reads no others.
      return sql`prompts.id = any(array(select received.prompt_id from ${receivedShares(source.userId)} as received))
        and prompts.author_id <> ${source.userId}`
    case 'group':
      return sql`prompts.id = any(array(select shared.prompt_id from ${sharesIn(source)} as shared))
        and ${isVisibleTo(source.userId)}`
    case 'saver':
      return sql`prompts.id = any(array(select prompt_id from saved_prompts where user_id = ${source.userId}))
        and ${isVisibleTo(source.userId)}`
    case 'prompt':
      return sql`prompts.id = ${source.promptId} and ${isVisibleTo(source.viewerId)}`
    case 'collection':
      return sql`${isIn(source.collection)} and ${isVisibleTo(source.collection.viewerId)}`
  }
}

function isIn(collection: CollectionKey) {
  return sql`prompts.id = any(array(select prompt_id from collection_items
    where collection_id = ${visibleCollection(collection)}))`
}

/** False for the clones of a prompt that the viewer can't view, as if there were none. */
function isCloneOf({ id, viewerId }: { id: number; viewerId: number | null }) {
  return sql`prompts.cloned_from = (select prompts.id from prompts where prompts.id = ${id} and ${isVisibleTo(viewerId)})`
}

/** Whether a curator approved the current revision of a row of `prompts`. */
export function isReviewed(now: Date) {
  return sql<SqlBool>`(prompts.reviewed_revision = prompts.revision and prompts.reviewed_until > ${now})`
}

function isInCategory(column: RawBuilder<unknown>, category: Category | undefined) {
  return category ? sql`${column} = ${category}` : sql`true`
}

/** The ID is the tiebreaker, so every prompt is on exactly one page. A collection has its own order. */
export function inOrder(sort: ListSort, source: Source): RawBuilder<unknown> {
  if (source.of === 'collection')
    return sql`(select position from collection_items
      where collection_items.prompt_id = prompts.id and collection_id = ${visibleCollection(source.collection)}), prompts.id`
  const time = timeOf(source)
  switch (sort) {
    case 'newest':
      return sql`${time} desc, prompts.id desc`
    case 'oldest':
      return sql`${time} asc, prompts.id asc`
    case 'upvotes':
      return sql`prompts.upvotes desc, ${time} desc, prompts.id desc`
    case 'uses':
      return sql`prompts.uses desc, ${time} desc, prompts.id desc`
    case 'helpful':
      return sql`prompts.helpfulness desc, ${time} desc, prompts.id desc`
  }
}

/** The time that `newest` and `oldest` sort by: when the prompt was shared, saved, or else created. */
function timeOf(source: Source) {
  if (source.of === 'saver')
    return sql`(select saved_at from saved_prompts
      where saved_prompts.prompt_id = prompts.id and saved_prompts.user_id = ${source.userId})`
  if (source.of !== 'recipient' && source.of !== 'group') return sql`prompts.created_at`
  const shares = source.of === 'group' ? sharesIn(source) : receivedShares(source.userId)
  return sql`(select max(shared.shared_at) from ${shares} as shared where shared.prompt_id = prompts.id)`
}

/** What is shared with a group that the user is in, by anyone, and nothing of any other group. */
function sharesIn({ groupId, userId }: { groupId: number; userId: number }) {
  return sql`(select prompt_id, shared_at from group_shares
    where group_id = ${groupId} and group_id = any(${openGroupsOf(userId)}) and prompt_id is not null)`
}

/** Which filters lists offer: whether any prompt is reviewed, and whether any public one is for studying. */
export async function listFilters(db: Queryable, now: Date) {
  const { rows } = await sql<{ reviews: boolean; study: boolean }>`
    select exists (select from reviews where expires_at > ${now}) as reviews,
      exists (select from prompt_counts where is_public and category = 'Study' and prompts > 0) as study`.execute(
    db,
  )
  return rows[0] ?? { reviews: false, study: false }
}

/** The newest public prompts for sitemap.xml. PostgreSQL writes the text, because 50,000 rows would hold up other requests. */
export async function listSitemapAddresses(
  db: Queryable,
  { publicUrl, limit }: { publicUrl: string; limit: number },
): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(
      format('<url><loc>%s/?prompt=%s</loc><lastmod>%s</lastmod></url>', ${publicUrl}::text, id,
        to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD')),
      E'\n' order by created_at desc, id desc), '') as text
    from (
      select id, created_at, updated_at from prompts
      where ${isVisibleTo(null)} order by created_at desc, id desc limit ${limit}
    ) as newest`.execute(db)
  return rows[0]?.text ?? ''
}
