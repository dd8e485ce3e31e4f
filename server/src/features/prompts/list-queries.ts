import type { Prompt, Sort } from '@prompt-library/contract/prompts'
import type { Category } from '@prompt-library/domain/categories'
import { type Expression, type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { createStatement } from '../../db/statement.ts'
import { selectPrompts, toPrompt } from './queries.ts'

/** Which prompts a list is about: those that everybody sees, somebody's own, or what was shared with somebody. */
export type Source =
  | { of: 'everybody'; personId: null }
  | { of: 'author'; personId: number }
  | { of: 'recipient'; personId: number }

export const publicPrompts: Source = { of: 'everybody', personId: null }
export const promptsOf = (authorId: number): Source => ({ of: 'author', personId: authorId })
export const promptsSharedWith = (recipientId: number): Source => ({
  of: 'recipient',
  personId: recipientId,
})

interface SourceRules {
  includes: (prompt: ExpressionBuilder<Schema, 'prompts'>) => Expression<SqlBool>
  /** What newest and oldest go by. */
  time: RawBuilder<Date>
}

/** All lists are one list, but for this. */
function rulesOf({ of, personId }: Source): SourceRules {
  const written = sql<Date>`prompts.created_at`
  switch (of) {
    case 'everybody':
      // written out: a value that comes with each call could be false for all that a prepared plan knows
      return { includes: () => sql<SqlBool>`prompts.is_public`, time: written }
    case 'author':
      return { includes: (prompt) => prompt('prompts.author_id', '=', personId), time: written }
    case 'recipient':
      return {
        // an array, not a join: so PostgreSQL looks up these prompts, and never reads everybody's to find them
        includes: () =>
          sql<SqlBool>`prompts.id = any(array(select prompt_id from shares where recipient_id = ${personId}))`,
        // when they were shared: what somebody sends today stands on top, however old the prompt is
        time: sql<Date>`(select max(shares.shared_at) from shares
          where shares.prompt_id = prompts.id and shares.recipient_id = ${personId})`,
      }
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
export function sortKeys(sort: Sort, source: Source) {
  const direction: 'asc' | 'desc' = sort === 'oldest' ? 'asc' : 'desc'
  const keys = [rulesOf(source).time, sql.ref('prompts.id')]
  return { keys: sort === 'upvotes' ? [sql.ref('prompts.upvotes'), ...keys] : keys, direction }
}

/** One page of a list, and how many prompts the whole has. */
export async function listPrompts(
  db: Queryable,
  filter: Filter,
  { sort, limit, offset, viewerId }: Page,
): Promise<{ prompts: Prompt[]; total: number }> {
  const values = { personId: filter.source.personId, category: filter.category, viewerId }
  const shape = { of: filter.source.of, inCategory: filter.category !== undefined, sort }
  const far = offset > FAR ? await findPlace(db, filter, { sort, limit, offset }) : undefined
  if (far && offset >= far.total) return { prompts: [], total: far.total }
  const place = far ?? { limit, offset, fromEnd: false, bound: null }
  const rows = await selectPage(
    db,
    { ...values, offset: place.offset, bound: place.bound },
    {
      ...shape,
      limit: place.limit,
      further: place.offset > 0,
      fromEnd: place.fromEnd,
      bounded: place.bound !== null,
    },
  )
  const total = rows[0]?.total ?? (await countPrompts(db, filter))
  return { prompts: rows.map(toPrompt), total }
}

/** From here on it is worth to look for a place to begin that is nearer than the beginning of the list. */
const FAR = 1_000

/** Where to begin for a page, so that few prompts have to be passed over. */
interface Place {
  limit: number
  offset: number
  /** The list is walked backwards. */
  fromEnd: boolean
  /** Only prompts from this time on, in the order of the list. */
  bound: Date | null
}

async function findPlace(
  db: Queryable,
  filter: Filter,
  { sort, limit, offset }: Omit<Page, 'viewerId'>,
): Promise<Place & { total: number }> {
  if (filter.source.of === 'everybody' && sort !== 'upvotes') {
    const values = { category: filter.category, offset }
    const [week] = await selectWeek(db, values, { inCategory: filter.category !== undefined, sort })
    const { bound, before, total } = week ?? { bound: null, before: 0, total: 0 }
    return { limit, offset: offset - before, fromEnd: false, bound, total }
  }
  const total = await countPrompts(db, filter)
  if (offset < total / 2) return { limit, offset, fromEnd: false, bound: null, total }
  const rest = Math.min(limit, total - offset)
  return { limit: rest, offset: total - offset - rest, fromEnd: true, bound: null, total }
}

/** The week in which a page of everybody's list begins, and how many prompts come before that week. */
const selectWeek = createStatement(
  (
    db,
    { category, offset }: { category: Category | undefined; offset: number },
    { inCategory, sort }: { inCategory: boolean; sort: Exclude<Sort, 'upvotes'> },
  ) => {
    const direction = sql.raw(sort === 'oldest' ? 'asc' : 'desc')
    const begin = sort === 'oldest' ? sql`week` : sql`week + 7`
    let weeks = db
      .selectFrom('prompt_weeks')
      .select(['week', sql<number>`sum(prompts)::int`.as('prompts')])
      .where(sql<SqlBool>`is_public`)
      .groupBy('week')
    if (inCategory && category) weeks = weeks.where('category', '=', category)
    const placed = db
      .selectFrom(weeks.as('weeks'))
      .select([
        sql<Date>`(${begin})::timestamp at time zone 'UTC'`.as('bound'),
        sql<number>`(sum(prompts) over (order by week ${direction}) - prompts)::int`.as('before'),
        sql<number>`(sum(prompts) over ())::int`.as('total'),
      ])
    return db
      .selectFrom(placed.as('placed'))
      .select(['bound', 'before', 'total'])
      .where(sql<SqlBool>`before <= ${offset}::bigint`)
      .orderBy('before', 'desc')
      .limit(sql.lit(1))
  },
)

/** A filter as a statement is given it that is built once: what comes with each call, and what makes it another one. */
export interface FilterValues {
  personId: number | null
  category: Category | undefined
}

export interface FilterShape {
  of: Source['of']
  inCategory: boolean
}

export function toFilter({ personId, category }: FilterValues, { of, inCategory }: FilterShape): Filter {
  return { source: { of, personId } as Source, category: inCategory ? category : undefined }
}

interface PageValues extends FilterValues {
  offset: number
  bound: Date | null
  viewerId: number | null
}

interface PageShape extends FilterShape {
  sort: Sort
  limit: number
  further: boolean
  fromEnd: boolean
  bounded: boolean
}

const selectPage = createStatement(
  (db, { offset, bound, viewerId, ...values }: PageValues, shape: PageShape) => {
    const filter = toFilter(values, shape)
    // the ids first: an index alone knows them, so the pages before this one are passed over without being read
    // the limit is written out, and no offset for the first page: else a prepared plan would expect a tenth of all prompts
    let ids = candidates(db, filter).select('prompts.id').limit(sql.lit(shape.limit))
    if (shape.further) ids = ids.offset(offset)
    if (shape.bounded) ids = ids.where('prompts.created_at', shape.sort === 'oldest' ? '>=' : '<', bound)
    let prompts = selectPrompts(db, viewerId).select(selectCount(db, filter).as('total'))
    const { keys, direction } = sortKeys(shape.sort, filter.source)
    const opposite = direction === 'asc' ? 'desc' : 'asc'
    for (const key of keys) {
      ids = ids.orderBy(key, shape.fromEnd ? opposite : direction)
      prompts = prompts.orderBy(key, direction)
    }
    return prompts.where('prompts.id', 'in', ids)
  },
)

/** Those of these prompts that belong in a list, in the order of their ids as given: one may have left it a moment ago. */
export async function getListed(
  db: Queryable,
  { source }: Filter,
  { ids, viewerId }: { ids: readonly number[]; viewerId: number | null },
): Promise<Prompt[]> {
  if (ids.length === 0) return []
  const rows = await selectPrompts(db, viewerId)
    .where(rulesOf(source).includes)
    .where(sql<SqlBool>`prompts.id = any(${ids}::int[])`)
    .execute()
  const byId = new Map(rows.map((row) => [row.id, toPrompt(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function countPrompts(db: Queryable, filter: Filter): Promise<number> {
  const { count } = await selectCount(db, filter).executeTakeFirstOrThrow()
  return count
}

function selectCount(db: Queryable, filter: Filter) {
  if (filter.source.of !== 'everybody')
    return candidates(db, filter).select(sql<number>`count(*)::int`.as('count'))
  // kept by triggers: counting everybody's prompts would take longer than all the rest
  const counts = db
    .selectFrom('prompt_counts')
    .select(sql<number>`coalesce(sum(prompts), 0)::int`.as('count'))
    .where(sql<SqlBool>`is_public`)
  return filter.category ? counts.where('category', '=', filter.category) : counts
}

export function candidates(db: Queryable, { source, category }: Filter) {
  const query = db.selectFrom('prompts').where(rulesOf(source).includes)
  return category ? query.where('prompts.category', '=', category) : query
}
