import type { AdminPrompt, PromptSort, PromptText, Visibility } from '@prompt-library/contract/admin'
import type { Category } from '@prompt-library/domain/prompts/categories'
import { searchKey, sortKey } from '@prompt-library/domain/text/text-keys'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { containing } from '../../db/like-pattern.ts'
import { bothWays, orderBy, reverse, type SortKeys } from '../../db/sort-orders.ts'

interface PromptFilter {
  /** Words in the title, the author's name, or a tag. */
  text?: string | undefined
  visibility?: Visibility | undefined
  category?: Category | undefined
}

interface PromptPage {
  sort: PromptSort
  limit: number
  offset: number
}

/** The ID is the tiebreaker, so every prompt is on exactly one page. */
const NEWEST: SortKeys = [
  ['prompts.created_at', 'desc'],
  ['prompts.id', 'desc'],
]

const ORDERS: Record<PromptSort, RawBuilder<unknown>> = {
  newest: orderBy(NEWEST),
  oldest: orderBy(reverse(NEWEST)),
  ...bothWays({
    title: [
      ['prompts.title_key', 'asc'],
      ['prompts.id', 'asc'],
    ],
    author: [['author.name_key', 'asc'], ...NEWEST],
    category: [['prompts.category', 'asc'], ...NEWEST],
    upvotes: [['prompts.upvotes', 'desc'], ...NEWEST],
  }),
}

export async function listAllPrompts(
  db: Queryable,
  filter: PromptFilter,
  page: PromptPage,
): Promise<AdminPrompt[]> {
  const byAuthor = page.sort.endsWith('author')
  // Selects the IDs first with an index-only scan, so skipped pages are never read from the table.
  const ids = sql`select prompts.id from prompts
    ${byAuthor ? sql`join users as author on author.id = prompts.author_id` : sql``}
    where ${matchesText(filter.text)} and ${matchesFilter(filter)}
    order by ${ORDERS[page.sort]}
    limit ${page.limit} offset ${page.offset}`
  const { rows } = await sql<Omit<AdminPrompt, 'createdAt'> & { createdAt: Date }>`
    select prompts.id, prompts.title, prompts.author_id as "authorId", author.display_name as "authorName",
      case when prompts.is_public then 'public' else 'private' end as visibility,
      prompts.category, prompts.upvotes, prompts.created_at as "createdAt"
    from prompts
    join users as author on author.id = prompts.author_id
    where prompts.id in (${ids})
    order by ${ORDERS[page.sort]}`.execute(db)
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
}

export async function countAllPrompts(db: Queryable, filter: PromptFilter): Promise<number> {
  const counted =
    sortKey(filter.text ?? '') === ''
      ? sql`select coalesce(sum(prompts), 0)::int as count from prompt_counts where ${matchesFilter(filter)}`
      : sql`select count(*)::int as count from prompts where ${matchesText(filter.text)} and ${matchesFilter(filter)}`
  const { rows } = await sql<{ count: number }>`${counted}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The filters, for rows of `prompts` and of `prompt_counts`. */
function matchesFilter({ visibility, category }: PromptFilter): RawBuilder<boolean> {
  return sql<boolean>`${visibility ? VISIBILITY[visibility] : sql`true`}
    and ${category ? sql`category = ${category}` : sql`true`}`
}

/** Literals: with a bound value, a generic plan couldn't use the partial indexes on public prompts. */
const VISIBILITY: Record<Visibility, RawBuilder<unknown>> = {
  public: sql`is_public`,
  private: sql`not is_public`,
}

/**
 * Whether every word of the search text is in the title, the author's name, or a tag.
 *
 * Never searches the text: reading private prompts must be recorded in the audit log. Uses unions rather than one `or` over
 * two tables, so that each part can use its own index.
 */
function matchesText(text = ''): RawBuilder<boolean> {
  const words = text
    .split(/\s+/)
    .map((word) => ({ written: searchKey(word), plain: sortKey(word) }))
    .filter(({ plain }) => plain !== '')
  if (words.length === 0) return sql<boolean>`true`
  const sets = words.map(
    ({ written, plain }) => sql<boolean>`prompts.id in (
      select id from prompts where title_key like ${containing(plain)}
      union
      select prompts.id from prompts join users on users.id = prompts.author_id
      where users.name_key like ${containing(plain)}
      union
      select id from prompts where tags <> '{}'
        and exists (select from unnest(tag_keys) as tag where tag like ${containing(written)}))`,
  )
  return sql<boolean>`${sql.join(sets, sql` and `)}`
}

export async function getAnyPrompt(db: Queryable, id: number) {
  const row = await db
    .selectFrom('prompts')
    .select(['id', 'title', 'html', 'notes', 'is_public', 'author_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { is_public, author_id, ...text } = row
  const prompt: PromptText = { ...text, visibility: is_public ? 'public' : 'private' }
  return { prompt, authorId: author_id }
}
