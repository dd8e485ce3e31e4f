import type { Prompt, Sort } from '@prompt-library/contract/prompts'
import type { Category } from '@prompt-library/domain/categories'
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
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
}

/** What an order goes by. Each ends in the id: without a tie-breaker a prompt could stand on two pages, and another on none. */
export function sortKeys(sort: Sort, { time }: Source) {
  const direction: 'asc' | 'desc' = sort === 'oldest' ? 'asc' : 'desc'
  const keys = [time, sql.ref('prompts.id')]
  return { keys: sort === 'upvotes' ? [sql.ref('prompts.upvotes'), ...keys] : keys, direction }
}

export async function listPrompts(db: Queryable, filter: Filter, page: Page): Promise<Prompt[]> {
  // the ids first: an index alone knows them, so the pages before this one are passed over without being read
  // the limit is written out, and no offset for the first page: else a prepared plan would expect a tenth of all prompts
  let ids = candidates(db, filter).select('prompts.id').limit(sql.lit(page.limit))
  if (page.offset > 0) ids = ids.offset(page.offset)
  let prompts = selectPrompts(db, page.viewerId)
  const { keys, direction } = sortKeys(page.sort, filter.source)
  for (const key of keys) {
    ids = ids.orderBy(key, direction)
    prompts = prompts.orderBy(key, direction)
  }
  const rows = await prompts.where('prompts.id', 'in', ids).execute()
  return rows.map(toPrompt)
}

/** Those of these prompts that belong in a list, in the order of their ids as given: one may have left it a moment ago. */
export async function getListed(
  db: Queryable,
  { source }: Filter,
  { ids, viewerId }: { ids: readonly number[]; viewerId: number | null },
): Promise<Prompt[]> {
  if (ids.length === 0) return []
  const rows = await selectPrompts(db, viewerId)
    .where((prompt) => source.includes(prompt))
    .where(sql<SqlBool>`prompts.id = any(${ids}::int[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toPrompt(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
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

export function candidates(db: Queryable, { source, category }: Filter) {
  const query = db.selectFrom('prompts').where(source.includes)
  return category ? query.where('prompts.category', '=', category) : query
}
