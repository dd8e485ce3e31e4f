import type { Prompt, Sort } from '@prompt-library/contract/prompts'
import type { Category } from '@prompt-library/domain/categories'
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { containing } from '../../db/like-pattern.ts'
import type { Schema } from '../../db/schema.ts'
import { selectPrompts, toPrompt } from './queries.ts'

/** Which prompts a list is about. All lists are one list with different sources. */
export interface Source {
  includes: (prompt: ExpressionBuilder<Schema, 'prompts'>) => Expression<SqlBool>
  /** What newest and oldest go by. */
  time: RawBuilder<Date>
  /** One person's: a search looks through these prompts, rather than for the text among everybody's. */
  personal: boolean
}

const written = sql<Date>`prompts.created_at`

export const publicPrompts: Source = {
  // written out: a value that comes with each call could be false for all that a prepared plan knows
  includes: () => sql<SqlBool>`prompts.is_public`,
  time: written,
  personal: false,
}

export function promptsOf(authorId: number): Source {
  return {
    includes: (prompt) => prompt('prompts.author_id', '=', authorId),
    time: written,
    personal: true,
  }
}

/** By when they were shared: what somebody sends today stands on top, however old the prompt is. */
export function promptsSharedWith(recipientId: number): Source {
  return {
    // an array, not a join: so PostgreSQL looks up these prompts, and never reads everybody's to find them
    includes: () =>
      sql<SqlBool>`prompts.id = any(array(select prompt_id from shares where recipient_id = ${recipientId}))`,
    time: sql<Date>`(select max(shares.shared_at) from shares
      where shares.prompt_id = prompts.id and shares.recipient_id = ${recipientId})`,
    personal: true,
  }
}

export interface Filter {
  source: Source
  category: Category | undefined
}

interface Page {
  sort: Sort
  limit: number
  offset: number
  viewerId: number | null
  /** Only prompts that hold this text, or only these. */
  only?: { text: string } | { ids: readonly number[] }
}

/** Each ends in the id: without a tie-breaker a prompt could stand on two pages, and another on none. */
function sortKeys(sort: Sort, { time }: Source) {
  const direction: 'asc' | 'desc' = sort === 'oldest' ? 'asc' : 'desc'
  const keys = [time, sql.ref('prompts.id')]
  return { keys: sort === 'upvotes' ? [sql.ref('prompts.upvotes'), ...keys] : keys, direction }
}

export async function listPrompts(db: Queryable, filter: Filter, page: Page): Promise<Prompt[]> {
  // the ids first: an index alone knows them, so the pages before this one are passed over without being read
  // the limit is written out, too, and no offset for the first page: else a prepared plan would expect a tenth of all prompts
  let ids = candidates(db, filter).select('prompts.id').limit(sql.lit(page.limit))
  if (page.offset > 0) ids = ids.offset(page.offset)
  if (page.only) ids = ids.where(isAmong(page.only))
  let prompts = selectPrompts(db, page.viewerId)
  const { keys, direction } = sortKeys(page.sort, filter.source)
  for (const key of keys) {
    ids = ids.orderBy(key, direction)
    prompts = prompts.orderBy(key, direction)
  }
  const rows = await prompts.where('prompts.id', 'in', ids).execute()
  return rows.map(toPrompt)
}

export async function countPrompts(db: Queryable, filter: Filter): Promise<number> {
  if (!filter.source.personal) return countPublicPrompts(db, filter.category)
  const { count } = await candidates(db, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Kept by triggers: counting everybody's prompts would take longer than all the rest. */
async function countPublicPrompts(db: Queryable, category: Category | undefined): Promise<number> {
  let counts = db.selectFrom('prompt_counts').where(sql<SqlBool>`is_public`)
  if (category) counts = counts.where('category', '=', category)
  const { count } = await counts
    .select(sql<number>`coalesce(sum(prompts), 0)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Sets up a transaction for searching: its statements have so much time each. */
export async function prepareSearch(tx: Tx, { milliseconds }: { milliseconds: number }): Promise<void> {
  // How many prompts hold a text, PostgreSQL guesses from its length. By a wrong guess it would read the whole table,
  // or compile a statement for longer than it runs. And it has to look at each text anew, not keep a plan for all of them.
  await sql`select
    set_config('plan_cache_mode', 'force_custom_plan', true),
    set_config('statement_timeout', ${String(milliseconds)}, true),
    set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true)`.execute(tx)
}

/** From here on the transaction looks at the prompts themselves for a text. */
export async function avoidTrigramIndex(tx: Tx): Promise<void> {
  await sql`select set_config('enable_bitmapscan', 'off', true)`.execute(tx)
}

/** From here on the transaction walks the index of the sort: a page of a common text is soon full. */
export async function avoidSorting(tx: Tx): Promise<void> {
  await sql`select set_config('enable_sort', 'off', true)`.execute(tx)
}

/** The ids of some prompts that hold a text, in no order: of all, if they are fewer than the limit. */
export async function findMatches(
  tx: Tx,
  filter: Filter,
  { text, limit }: { text: string; limit: number },
): Promise<number[]> {
  const rows = await candidates(tx, filter)
    .select('prompts.id')
    .where('prompts.search_text', 'like', containing(text))
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

function candidates(db: Queryable, { source, category }: Filter) {
  const query = db.selectFrom('prompts').where(source.includes)
  return category ? query.where('prompts.category', '=', category) : query
}

function isAmong(only: NonNullable<Page['only']>) {
  return 'ids' in only
    ? sql<SqlBool>`prompts.id = any(${only.ids}::int[])`
    : sql<SqlBool>`prompts.search_text like ${containing(only.text)}`
}
