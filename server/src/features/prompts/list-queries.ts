import type { ListSort, Prompt } from '@prompt-library/contract/prompts'
import { LIST_BYTES_MAX, PAGE_SIZE, UNPAGED_MAX } from '@prompt-library/domain/limits'
import type { Category } from '@prompt-library/domain/prompts/categories'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { promptColumns } from './queries.ts'

/** Which prompts a list is about: those that everybody sees, somebody's own, or what was shared with somebody. */
export type Source =
  | { of: 'everybody' }
  | { of: 'author'; personId: number }
  | { of: 'recipient'; personId: number }

export const publicPrompts: Source = { of: 'everybody' }
export const promptsOf = (authorId: number): Source => ({ of: 'author', personId: authorId })
export const promptsSharedWith = (recipientId: number): Source => ({
  of: 'recipient',
  personId: recipientId,
})

export interface Filter {
  source: Source
  category?: Category | undefined
  author?: number | undefined
  tag?: string | undefined
}

interface Page {
  sort: ListSort
  limit: number
  offset: number
  viewerId: number | null
}

interface Listed {
  prompts: Prompt[]
  /** The page has more prompts than fit into LIST_BYTES_MAX; these are the first of them. */
  cut: boolean
}

/** One page of a list, and how many prompts the whole list has. */
export async function listPrompts(
  db: Queryable,
  filter: Filter,
  { sort, limit, offset, viewerId }: Page,
): Promise<Listed & { total: number }> {
  // An index alone gives the ids, so the pages before this one are skipped without reading their prompts.
  const ids = sql`array(select prompts.id from prompts where ${isListed(filter)}
    order by ${inOrder(sort, filter.source)} ${pageClause(limit, offset)})`
  const prompts = await selectPage(db, { ids, viewerId, total: countOf(filter) })
  const total = prompts[0]?.total ?? (await countPrompts(db, filter))
  return { prompts, total, cut: isCut(prompts) }
}

/** Those of these prompts that belong in a list, in the order of their ids: one may have left it a moment ago. */
export async function getListed(
  db: Queryable,
  { source }: Filter,
  { ids, viewerId }: { ids: readonly number[]; viewerId: number | null },
): Promise<Listed> {
  const prompts = await selectPage(db, { ids: sql`${ids}::int[]`, viewerId, isStillListed: isFrom(source) })
  return { prompts, cut: isCut(prompts) }
}

interface PageParts {
  ids: RawBuilder<unknown>
  viewerId: number | null
  /** Leaves out what isn't in the list any more, if the ids come from an earlier statement. */
  isStillListed?: RawBuilder<unknown>
  total?: RawBuilder<unknown>
}

type PageRow = Prompt & { total: number | null; listed: number }

function isCut(prompts: readonly PageRow[]): boolean {
  return prompts.length < (prompts[0]?.listed ?? 0)
}

/** About what a prompt's other fields take up in an answer. */
const OTHER_BYTES = 600

/**
 * Prompts in the order of their ids, as many as fit into LIST_BYTES_MAX. PostgreSQL knows the length of a text without reading
 * it, so it never loads the texts of the rest.
 */
async function selectPage(
  db: Queryable,
  { ids, viewerId, isStillListed = sql`true`, total = sql`select null` }: PageParts,
): Promise<PageRow[]> {
  const { rows } = await sql<PageRow>`
    select * from (
      select ${promptColumns(viewerId)}, (${total}) as total, place, (count(*) over ())::int as listed,
        sum(${sql.lit(OTHER_BYTES)} + octet_length(title) + octet_length(html) + coalesce(octet_length(notes), 0)
            + pg_column_size(fields))
          over (order by place rows unbounded preceding) as bytes
      from unnest(${ids}) with ordinality as page (prompt_id, place)
      join prompts on prompts.id = prompt_id
      join users as author on author.id = prompts.author_id
      where ${isStillListed}
    ) as prompts
    where bytes <= ${sql.lit(LIST_BYTES_MAX)} or place = 1
    order by place`.execute(db)
  return rows
}

/**
 * For a bound limit PostgreSQL would plan each time anew: a prepared plan would expect a tenth of all prompts. So the two
 * usual limits are written out. All others share one text, or callers could use up the names of prepared statements.
 */
function pageClause(limit: number, offset: number) {
  const usual = limit === PAGE_SIZE || limit === UNPAGED_MAX
  const limitClause = sql`limit ${usual ? sql.lit(limit) : limit}`
  return offset === 0 ? limitClause : sql`${limitClause} offset ${offset}`
}

async function countPrompts(db: Queryable, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select (${countOf(filter)}) as count`.execute(db)
  return rows[0]?.count ?? 0
}

function countOf(filter: Filter) {
  const { source, author, tag } = filter
  if (source.of !== 'everybody' || author !== undefined || tag !== undefined)
    return sql`select count(*)::int from prompts where ${isListed(filter)}`
  // Kept by triggers: counting everybody's prompts would take longer than all the rest.
  return sql`select coalesce(sum(prompts), 0)::int from prompt_counts
    where is_public and ${isInCategory(sql.ref('category'), filter.category)}`
}

/** Whether a prompt belongs in a list. */
export function isListed({ source, category, author, tag }: Filter): RawBuilder<SqlBool> {
  return sql<SqlBool>`${isFrom(source)} and ${isInCategory(sql.ref('prompts.category'), category)}
    and ${author === undefined ? sql`true` : sql`prompts.author_id = ${author}`}
    and ${tag === undefined ? sql`true` : sql`prompts.tags @> array[${tag}]`}`
}

/** The same for what search has found: on `search_documents as found`. */
export function isFound(filter: Filter): RawBuilder<SqlBool> {
  const { source, category, author, tag } = filter
  const isKnown = sql<SqlBool>`${isInCategory(sql.ref('found.category'), category)}`
  const isPublic = source.of === 'everybody'
  if (isPublic && author === undefined && tag === undefined) return sql`found.is_public and ${isKnown}`
  // An array, not a join: so these prompts are looked up, and no one else's are read.
  return sql`${isPublic ? sql`found.is_public` : sql`true`}
    and found.prompt_id = any(array(select prompts.id from prompts where ${isListed(filter)}))`
}

function isFrom(source: Source) {
  switch (source.of) {
    case 'everybody':
      // Written out: for a bound value a prepared plan couldn't use the indexes of public prompts.
      return sql`prompts.is_public`
    case 'author':
      return sql`prompts.author_id = ${source.personId}`
    case 'recipient':
      // An array, not a join: so PostgreSQL looks up these prompts, and never reads everybody's to find them.
      return sql`prompts.id = any(array(select prompt_id from shares where recipient_id = ${source.personId}))`
  }
}

function isInCategory(column: RawBuilder<unknown>, category: Category | undefined) {
  return category ? sql`${column} = ${category}` : sql`true`
}

/** Each order ends in the id: without a tie-breaker a prompt could be on two pages, and another on none. */
export function inOrder(sort: ListSort, source: Source): RawBuilder<unknown> {
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
  }
}

/** What newest and oldest go by. What someone shares today is on top of the shared list, however old the prompt is. */
function timeOf(source: Source) {
  if (source.of !== 'recipient') return sql`prompts.created_at`
  return sql`(select max(shares.shared_at) from shares
    where shares.prompt_id = prompts.id and shares.recipient_id = ${source.personId})`
}
