import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import type { ListSort, Sort } from '@prompt-library/domain/prompts/sorts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Term } from './parse-query.ts'
import { allOf, type SearchTerm, searchTerm, stemmable, termQuery } from './terms.ts'

/** The prompts to search, and their order. */
export interface Scope {
  /** Public prompts are in the index. A user's own and shared prompts are checked one by one. */
  isPublic: boolean
  /** A condition on `search_documents as found`. */
  isListed: RawBuilder<unknown>
  /** The same condition on `prompts`. */
  isListedPrompt: RawBuilder<unknown>
  inOrder: (sort: ListSort) => RawBuilder<unknown>
}

/** A term with the number of matching prompts and its weight, which is higher for rare terms. */
export interface WeightedTerm extends SearchTerm {
  /** Up to COUNT_MAX. */
  count: number
  weight: number
}

/** Converts terms to index queries. With `lastIsPrefix`, the last term also matches as the start of a word. */
export async function stemTerms(
  tx: Tx,
  terms: readonly Term[],
  { lastIsPrefix = false } = {},
): Promise<SearchTerm[]> {
  const stems = await stem(
    tx,
    terms.map((term) => stemmable(term) ?? ''),
  )
  return terms.map((term, index) =>
    searchTerm(term, { stem: stems[index] ?? '', isPrefix: lastIsPrefix && index === terms.length - 1 }),
  )
}

/** PostgreSQL's stems of these words, as `tsquery`. Stop words become ''. */
async function stem(tx: Tx, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ stem: string }>`
    select to_tsquery('english', word)::text as stem
    from unnest(${words}::text[]) with ordinality as _ (word, place) order by place`.execute(tx)
  return rows.map((row) => row.stem)
}

/** A word with this many matches is common. */
const COUNT_MAX = 2_000

export async function weightTerms(
  tx: Tx,
  scope: Scope,
  terms: readonly SearchTerm[],
): Promise<WeightedTerm[]> {
  // A phrase is counted as separate words, because PostgreSQL would have to read every prompt to check their positions.
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from (
      select from search_documents as found
      where ${scope.isListed} and found.document @@ term.query::tsquery limit ${sql.lit(COUNT_MAX)}
    ) as counted) as count
    from unnest(${terms.map((term) => termQuery(term).replaceAll(' <-> ', ' & '))}::text[]) with ordinality as term (query, place) order by place`.execute(
    tx,
  )
  return terms.map((term, index) => {
    const count = rows[index]?.count ?? 0
    return { ...term, count, weight: 1 / Math.log2(2 + count) }
  })
}

export interface Criteria {
  terms: readonly WeightedTerm[]
  /** A `tsquery` that no result may match, if any. */
  excluded: string | undefined
}

export interface Page {
  sort: Sort
  limit: number
  offset: number
}

/** One page of the prompts that match every term, and their number, up to one above the limit. */
export async function findFull(
  tx: Tx,
  scope: Scope,
  { criteria, page }: { criteria: Criteria; page: Page },
): Promise<{ ids: number[]; count: number }> {
  const { sort, limit, offset } = page
  if (offset >= SEARCH_COUNT_MAX) return { ids: [], count: await countMatches(tx, scope, criteria) }
  if (sort === 'relevance') {
    const ids = await findBest(tx, scope, criteria)
    return { ids: ids.slice(offset, offset + limit), count: ids.length }
  }
  const isCommon = criteria.terms.every(({ count }) => count >= COUNT_MAX)
  const first = isCommon ? await findFirst(tx, scope, { criteria, sort }) : []
  const end = offset + limit
  const ids =
    first.length >= end ? first.slice(offset, end) : await findSorted(tx, scope, { criteria, page, sort })
  return {
    ids,
    count: first.length > SEARCH_COUNT_MAX ? first.length : await countMatches(tx, scope, criteria),
  }
}

/** Newest first. The `+ 0` stops PostgreSQL from scanning the id index and reading every prompt. */
const BY_ID = sql`found.prompt_id + 0 desc`

/** Limits on ranking for common words: prompts with a match in the title, tags, or author, and the newest prompts. */
const TITLES_MAX = 200
const NEWEST_MAX = 200

/** All matches up to the limit, best first. */
async function findBest(tx: Tx, scope: Scope, criteria: Criteria): Promise<number[]> {
  const hasTitles = scope.isPublic && criteria.terms.length > 0
  const { rows } = await sql<{ best: number[]; matched: number[] }>`
    with matched as materialized (
      select found.prompt_id from search_documents as found where ${scope.isListed} and ${matchesCriteria(criteria)}
      order by ${criteria.terms.length > 0 ? BY_ID : sql`found.prompt_id desc`} limit ${sql.lit(SEARCH_COUNT_MAX + 1)}
    ), best as materialized (
      (select prompt_id from matched limit ${sql.lit(scope.isPublic ? NEWEST_MAX : SEARCH_COUNT_MAX)})
      ${hasTitles ? sql`union ${titles(scope, { query: allOf(criteria.terms), criteria, limit: TITLES_MAX })}` : sql``}
    )
    select array(
      select prompts.id from best
      -- A copy, because each part of the score would read and decompress a stored document again.
      join lateral (select document || ''::tsvector as document from search_documents
        where search_documents.prompt_id = best.prompt_id offset 0) as found on true
      join prompts on prompts.id = best.prompt_id
      order by ${byScore(criteria.terms)}
    ) as best, array(select prompt_id from matched) as matched`.execute(tx)
  const { best = [], matched = [] } = rows[0] ?? {}
  return [...new Set([...best, ...matched])].slice(0, SEARCH_COUNT_MAX + 1)
}

/** The first prompts of a list usually contain enough matches for a common word. */
const FIRST = 2_000

async function findFirst(
  tx: Tx,
  scope: Scope,
  { criteria, sort }: { criteria: Criteria; sort: ListSort },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(array(
      select prompts.id from prompts where ${scope.isListedPrompt} order by ${scope.inOrder(sort)} limit ${sql.lit(FIRST)}
    )) with ordinality as first (id, place)
    join search_documents as found on found.prompt_id = first.id
    where ${matchesCriteria(criteria)} order by place`.execute(tx)
  return rows.map(({ id }) => id)
}

async function findSorted(
  tx: Tx,
  scope: Scope,
  { criteria, page, sort }: { criteria: Criteria; page: Page; sort: ListSort },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with matched as materialized (
      select found.prompt_id from search_documents as found where ${scope.isListed} and ${matchesCriteria(criteria)}
    )
    select prompts.id from matched join prompts on prompts.id = matched.prompt_id
    order by ${scope.inOrder(sort)} limit ${page.limit} offset ${page.offset}`.execute(tx)
  return rows.map(({ id }) => id)
}

async function countMatches(tx: Tx, scope: Scope, criteria: Criteria): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from search_documents as found where ${scope.isListed} and ${matchesCriteria(criteria)}
      limit ${sql.lit(SEARCH_COUNT_MAX + 1)}
    ) as counted`.execute(tx)
  return rows[0]?.count ?? 0
}

/** The candidates for each term: this many of the newest prompts, and this many with the term in their title. */
const CANDIDATES_MAX = 100

/** The best prompts that match most of the terms, except those that match all of them. */
export async function findPartial(
  tx: Tx,
  scope: Scope,
  { criteria, except, limit }: { criteria: Criteria; except: readonly number[]; limit: number },
): Promise<number[]> {
  const found = criteria.terms.filter(({ count }) => count > 0)
  if (found.length === 0) return []
  const candidates = found.map(
    (term) => sql`
    (select found.prompt_id from search_documents as found
      where ${scope.isListed} and ${matchesCriteria({ ...criteria, terms: [term] })}
      order by ${BY_ID} limit ${sql.lit(CANDIDATES_MAX)})
    ${scope.isPublic ? sql`union ${titles(scope, { query: termQuery(term), criteria, limit: CANDIDATES_MAX })}` : sql``}`,
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

/** The title, tags, and author have a separate index, because a common word is in too many texts to rank them all. */
function titles(
  scope: Scope,
  { query, criteria, limit }: { query: string; criteria: Criteria; limit: number },
) {
  return sql`(select found.prompt_id from search_documents as found
    where ${scope.isListed} and ts_filter(found.document, '{a,b}') @@ ${query}::tsquery and ${isAllowed(criteria)}
    order by ${BY_ID} limit ${sql.lit(limit)})`
}

function isMatch(query: string) {
  return sql`(found.document @@ ${query}::tsquery)`
}

function isAllowed({ excluded }: Criteria) {
  return excluded === undefined ? sql`true` : sql`not ${isMatch(excluded)}`
}

/** Combines included and excluded terms in one query, because the index can't be used for excluded terms alone. */
function matchesCriteria(criteria: Criteria) {
  const { terms, excluded } = criteria
  if (terms.length === 0) return isAllowed(criteria)
  return isMatch(excluded === undefined ? allOf(terms) : `${allOf(terms)} & !(${excluded})`)
}

/** The weights of a match in the content, the notes, the tags and author, and the title. */
const FIELD_WEIGHTS = [0.1, 0.2, 0.5, 1]

/** The weight of two adjacent words, as in "research question", compared with one word. */
const PAIR_WORTH = 4

function byScore(terms: readonly WeightedTerm[]) {
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
