import type { ListSort, Sort } from '@prompt-library/contract/prompts'
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { allOf, type SearchTerm, termQuery } from './terms.ts'

/** Which prompts are searched, and in what order they are listed. */
export interface Scope {
  /** Whether they are everyone's: then the index has them. One person's own are looked at one by one. */
  isPublic: boolean
  /** On `search_documents as found`. */
  isListed: RawBuilder<unknown>
  /** The same on `prompts`, and their order. */
  isListedPrompt: RawBuilder<unknown>
  inOrder: (sort: ListSort) => RawBuilder<unknown>
}

/** A term with how many prompts match it, and how much that tells one prompt from another. */
export interface WeighedTerm extends SearchTerm {
  /** Up to COUNT_MAX. */
  count: number
  weight: number
}

/** How PostgreSQL stems these words, as `tsquery`; stop words become ''. */
export async function stem(tx: Tx, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ stem: string }>`
    select to_tsquery('english', word)::text as stem
    from unnest(${words}::text[]) with ordinality as _ (word, place) order by place`.execute(tx)
  return rows.map((row) => row.stem)
}

/** From here on, a word is common. */
const COUNT_MAX = 2_000

export async function weigh(tx: Tx, scope: Scope, terms: readonly SearchTerm[]): Promise<WeighedTerm[]> {
  // Some of the prompts with a common word are enough to know that it is one.
  await sql`select set_config('gin_fuzzy_search_limit', ${String(5 * COUNT_MAX)}, true)`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from (
      select from search_documents as found
      where ${scope.isListed} and found.document @@ asked.query::tsquery limit ${sql.lit(COUNT_MAX)}
    ) as counted) as count
    from unnest(${terms.map(termQuery)}::text[]) with ordinality as asked (query, place) order by place`.execute(
    tx,
  )
  await sql`select set_config('gin_fuzzy_search_limit', '0', true)`.execute(tx)
  return terms.map((term, index) => {
    const count = rows[index]?.count ?? 0
    return { ...term, count, weight: 1 / Math.log2(2 + count) }
  })
}

export interface Wanted {
  terms: readonly WeighedTerm[]
  /** What no prompt may match, as `tsquery`; undefined if there is nothing. */
  excluded: string | undefined
}

export interface Page {
  sort: Sort
  limit: number
  offset: number
}

/** How many prompts with all terms in title, tags or author are ranked before any others. */
const TITLES_MAX = 400

/** Common words are in enough of the first prompts of a list. */
const FIRST = 2_000

/** The prompts that match every term: one page of them, and how many there are, up to one more than are counted. */
export async function findFull(
  tx: Tx,
  scope: Scope,
  { wanted, page }: { wanted: Wanted; page: Page },
): Promise<{ ids: number[]; count: number }> {
  const query = allOf(wanted.terms)
  const isFound = sql`${wanted.terms.length > 0 ? isMatch(query) : sql`true`} and ${isAllowed(wanted)}`
  const { sort, limit, offset } = page
  const byRank = sort === 'relevance'
  const enough = byRank ? SEARCH_COUNT_MAX : offset + limit
  const order = byRank ? sql`prompts.id desc` : scope.inOrder(sort)
  const isCommon = wanted.terms.every(({ count }) => count >= COUNT_MAX)
  // Read only if the terms are common, and all matches only if the first prompts have too few.
  const first = sql`
    select found.prompt_id from (
      select prompts.id from prompts where ${scope.isListedPrompt} order by ${order} limit ${sql.lit(isCommon ? FIRST : 0)}
    ) as first
    join search_documents as found on found.prompt_id = first.id
    where ${isFound}`
  const matched = sql`
    select found.prompt_id from search_documents as found where ${scope.isListed} and ${isFound}`
  const { rows } = await sql<{ ids: number[]; count: number }>`
    with first as materialized (${first}), chosen as materialized (
      select prompt_id from first
      union
      select prompt_id from (${matched} ${byRank ? sql`order by found.prompt_id desc limit ${sql.lit(SEARCH_COUNT_MAX)}` : sql``}) as matched
      where (select count(*) from first) < ${enough}
      ${byRank && scope.isPublic && wanted.terms.length > 0 ? sql`union ${titles(scope, query, wanted)}` : sql``}
    )
    select array(
      select prompts.id from chosen
      join prompts on prompts.id = chosen.prompt_id
      ${byRank ? sql`join search_documents as found on found.prompt_id = chosen.prompt_id` : sql``}
      order by ${byRank ? byScore(wanted.terms) : order}
      limit ${limit} offset ${offset}
    ) as ids,
    case when (select count(*) from first) > ${sql.lit(SEARCH_COUNT_MAX)} then (select count(*) from first)
      else (select count(*) from (${matched} limit ${sql.lit(SEARCH_COUNT_MAX + 1)}) as matched) end::int as count`.execute(
    tx,
  )
  return rows[0] ?? { ids: [], count: 0 }
}

/** For each term so many of the newest prompts are candidates, and so many with the term in their title. */
const CANDIDATES_MAX = 100

/** The best of the prompts that match most of the terms, except those that match them all. */
export async function findPartial(
  tx: Tx,
  scope: Scope,
  { wanted, except, limit }: { wanted: Wanted; except: readonly number[]; limit: number },
): Promise<number[]> {
  const found = wanted.terms.filter(({ count }) => count > 0)
  if (found.length === 0) return []
  const candidates = found.map(
    (term) => sql`
    (select found.prompt_id from search_documents as found
      where ${scope.isListed} and ${isMatch(termQuery(term))} and ${isAllowed(wanted)}
      order by found.prompt_id desc limit ${sql.lit(CANDIDATES_MAX)})
    ${scope.isPublic ? sql`union ${titles(scope, termQuery(term), wanted)}` : sql``}`,
  )
  const { rows } = await sql<{ id: number }>`
    with candidates as materialized (${sql.join(candidates, sql` union `)})
    select prompts.id from (
      select found.*, max(terms) over () as most from (
        select found.*, ${sql.join(
          found.map((term) => sql`${isMatch(termQuery(term))}::int`),
          sql` + `,
        )} as terms
        from candidates join search_documents as found using (prompt_id)
        where prompt_id <> all(${except}::int[])
      ) as found
    ) as found
    join prompts on prompts.id = found.prompt_id
    where terms >= least(${Math.ceil(found.length / 2)}::int, most)
    order by ${byScore(found)} limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Matches in title, tags and author have an index of their own: a common word is in too many texts to rank them all. */
function titles(scope: Scope, query: string, wanted: Wanted) {
  return sql`(select found.prompt_id from search_documents as found
    where ${scope.isListed} and ts_filter(found.document, '{a,b}') @@ ${query}::tsquery and ${isAllowed(wanted)}
    limit ${sql.lit(TITLES_MAX)})`
}

function isMatch(query: string) {
  return sql`(found.document @@ ${query}::tsquery)`
}

function isAllowed({ excluded }: Wanted) {
  return excluded === undefined ? sql`true` : sql`not found.document @@ ${excluded}::tsquery`
}

/** What a match counts in the content, in notes, in tags and author, and in the title. */
const FIELD_WEIGHTS = [0.1, 0.2, 0.5, 1]

/** What two words side by side count, as in "research question", compared with one of them. */
const PAIR_WORTH = 4

function byScore(terms: readonly WeighedTerm[]) {
  const pairs = terms.slice(1).flatMap((second, index) => {
    const first = terms[index]
    if (!first?.stem || !second.stem) return []
    const query = `${first.stem} <-> ${second.stem}`
    return [{ query, weight: (PAIR_WORTH * (first.weight + second.weight)) / 2 }]
  })
  const words = terms.flatMap(({ alternatives, weight }) =>
    alternatives.map(({ query, worth }) => ({ query, weight: weight * worth })),
  )
  const scores = [...words, ...pairs].map(
    ({ query, weight }) =>
      sql`${weight}::float8 * ts_rank(${FIELD_WEIGHTS}::float4[], found.document, ${query}::tsquery)`,
  )
  const score = scores.length > 0 ? sql.join(scores, sql` + `) : sql`0::float8`
  return sql`${score} desc, prompts.upvotes desc, prompts.created_at desc, prompts.id desc`
}
