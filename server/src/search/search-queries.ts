import type { ListSort, Sort } from '@prompt-library/contract/prompts'
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Term } from './parse-query.ts'
import { allOf, type SearchTerm, searchTerm, stemmable, termQuery } from './terms.ts'

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

/** Terms as the index knows them. The last one also matches as the start of a word, if it may. */
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

/** How PostgreSQL stems these words, as `tsquery`; stop words become ''. */
async function stem(tx: Tx, words: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ stem: string }>`
    select to_tsquery('english', word)::text as stem
    from unnest(${words}::text[]) with ordinality as _ (word, place) order by place`.execute(tx)
  return rows.map((row) => row.stem)
}

/** From here on, a word is common. */
const COUNT_MAX = 2_000

export async function weigh(tx: Tx, scope: Scope, terms: readonly SearchTerm[]): Promise<WeighedTerm[]> {
  // Phrases are counted by their words, because PostgreSQL has to read each prompt to see whether they are side by side.
  const { rows } = await sql<{ count: number }>`
    select (select count(*)::int from (
      select from search_documents as found
      where ${scope.isListed} and found.document @@ asked.query::tsquery limit ${sql.lit(COUNT_MAX)}
    ) as counted) as count
    from unnest(${terms.map((term) => termQuery(term).replaceAll(' <-> ', ' & '))}::text[]) with ordinality as asked (query, place) order by place`.execute(
    tx,
  )
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

/** The prompts that match every term: one page of them, and how many there are, up to one more than are counted. */
export async function findFull(
  tx: Tx,
  scope: Scope,
  { wanted, page }: { wanted: Wanted; page: Page },
): Promise<{ ids: number[]; count: number }> {
  const { sort, limit, offset } = page
  if (offset >= SEARCH_COUNT_MAX) return { ids: [], count: await countMatches(tx, scope, wanted) }
  if (sort === 'relevance') {
    const ids = await findBest(tx, scope, wanted)
    return { ids: ids.slice(offset, offset + limit), count: ids.length }
  }
  const isCommon = wanted.terms.every(({ count }) => count >= COUNT_MAX)
  const first = isCommon ? await findFirst(tx, scope, { wanted, sort }) : []
  const end = offset + limit
  const ids =
    first.length >= end ? first.slice(offset, end) : await findSorted(tx, scope, { wanted, page, sort })
  return {
    ids,
    count: first.length > SEARCH_COUNT_MAX ? first.length : await countMatches(tx, scope, wanted),
  }
}

/** The newest first. As a sum, because PostgreSQL would otherwise walk the ids and read every prompt on the way. */
const BY_ID = sql`found.prompt_id + 0 desc`

/** So many prompts are ranked at most: of a common word those that have it in their title, tags or author, and the newest. */
const TITLES_MAX = 200
const NEWEST_MAX = 200

/** All matches that are counted, the best first. */
async function findBest(tx: Tx, scope: Scope, wanted: Wanted): Promise<number[]> {
  const hasTitles = scope.isPublic && wanted.terms.length > 0
  const { rows } = await sql<{ best: number[]; matched: number[] }>`
    with matched as materialized (
      select found.prompt_id from search_documents as found where ${scope.isListed} and ${isWanted(wanted)}
      order by ${wanted.terms.length > 0 ? BY_ID : sql`found.prompt_id desc`} limit ${sql.lit(SEARCH_COUNT_MAX + 1)}
    ), best as materialized (
      (select prompt_id from matched limit ${sql.lit(scope.isPublic ? NEWEST_MAX : SEARCH_COUNT_MAX)})
      ${hasTitles ? sql`union ${titles(scope, { query: allOf(wanted.terms), wanted, limit: TITLES_MAX })}` : sql``}
    )
    select array(
      select prompts.id from best
      join search_documents as found on found.prompt_id = best.prompt_id
      join prompts on prompts.id = best.prompt_id
      order by ${byScore(wanted.terms)}
    ) as best, array(select prompt_id from matched) as matched`.execute(tx)
  const { best = [], matched = [] } = rows[0] ?? {}
  return [...new Set([...best, ...matched])].slice(0, SEARCH_COUNT_MAX + 1)
}

/** Common words are in enough of the first prompts of a list. */
const FIRST = 2_000

async function findFirst(
  tx: Tx,
  scope: Scope,
  { wanted, sort }: { wanted: Wanted; sort: ListSort },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from unnest(array(
      select prompts.id from prompts where ${scope.isListedPrompt} order by ${scope.inOrder(sort)} limit ${sql.lit(FIRST)}
    )) with ordinality as first (id, place)
    join search_documents as found on found.prompt_id = first.id
    where ${isWanted(wanted)} order by place`.execute(tx)
  return rows.map(({ id }) => id)
}

async function findSorted(
  tx: Tx,
  scope: Scope,
  { wanted, page, sort }: { wanted: Wanted; page: Page; sort: ListSort },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with matched as materialized (
      select found.prompt_id from search_documents as found where ${scope.isListed} and ${isWanted(wanted)}
    )
    select prompts.id from matched join prompts on prompts.id = matched.prompt_id
    order by ${scope.inOrder(sort)} limit ${page.limit} offset ${page.offset}`.execute(tx)
  return rows.map(({ id }) => id)
}

async function countMatches(tx: Tx, scope: Scope, wanted: Wanted): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from search_documents as found where ${scope.isListed} and ${isWanted(wanted)}
      limit ${sql.lit(SEARCH_COUNT_MAX + 1)}
    ) as counted`.execute(tx)
  return rows[0]?.count ?? 0
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
      where ${scope.isListed} and ${isWanted({ ...wanted, terms: [term] })}
      order by ${BY_ID} limit ${sql.lit(CANDIDATES_MAX)})
    ${scope.isPublic ? sql`union ${titles(scope, { query: termQuery(term), wanted, limit: CANDIDATES_MAX })}` : sql``}`,
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
function titles(scope: Scope, { query, wanted, limit }: { query: string; wanted: Wanted; limit: number }) {
  return sql`(select found.prompt_id from search_documents as found
    where ${scope.isListed} and ts_filter(found.document, '{a,b}') @@ ${query}::tsquery and ${isAllowed(wanted)}
    order by ${BY_ID} limit ${sql.lit(limit)})`
}

function isMatch(query: string) {
  return sql`(found.document @@ ${query}::tsquery)`
}

function isAllowed({ excluded }: Wanted) {
  return excluded === undefined ? sql`true` : sql`not ${isMatch(excluded)}`
}

/** One query for what is wanted and what is not: the index then knows both. It can't look for what is not wanted alone. */
function isWanted(wanted: Wanted) {
  const { terms, excluded } = wanted
  if (terms.length === 0) return isAllowed(wanted)
  return isMatch(excluded === undefined ? allOf(terms) : `${allOf(terms)} & !(${excluded})`)
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
