// The order of search results, and which partial matches are too weak to show.
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import type { ListSort } from '@prompt-library/domain/prompts/sorts'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Typed } from './parse-query.ts'
import {
  countOf,
  every,
  fullQuery,
  isStemmed,
  rarityOf,
  scoreOf,
  some,
  type Term,
  toTerm,
  type Way,
} from './terms.ts'

/** The prompts to search, and their order. */
export interface Scope {
  /** Public prompts are in the index. A user's own and shared prompts are checked one by one. */
  isPublic: boolean
  /** A condition on `search_documents as found`. */
  isListed: RawBuilder<unknown>
  /** The same condition on `prompts`. */
  isListedPrompt: RawBuilder<unknown>
  /** A query for the number of these prompts. */
  size: RawBuilder<unknown>
  /** Whether a prompt is reviewed, which decides between equal matches. */
  isReviewed: RawBuilder<unknown>
  inOrder: (sort: ListSort) => RawBuilder<unknown>
}

/** What was typed, as index queries. With `lastIsPrefix`, the last term also matches as the start of a word. */
export async function stemTerms(
  tx: Tx,
  typed: readonly Typed[],
  { lastIsPrefix = false } = {},
): Promise<Term[]> {
  const words = typed.map(({ word }) => (isStemmed(word) ? word : ''))
  // A stop word becomes ''.
  const { rows } = await sql<{ stem: string }>`select to_tsquery('english', word)::text as stem
    from unnest(${words}::text[]) with ordinality as _ (word, place) order by place`.execute(tx)
  return typed.map((one, index) =>
    toTerm(one, { stem: rows[index]?.stem ?? '', isPrefix: lastIsPrefix && index === typed.length - 1 }),
  )
}

/** A word with this many matches is common. */
const COUNT_MAX = 2_000

/** Counts the prompts for each way to match a term, and so how rare a match is. */
export async function countTerms(tx: Tx, scope: Scope, terms: readonly Term[]): Promise<Term[]> {
  // A phrase is counted as separate words, because PostgreSQL would have to read every prompt to check their positions.
  const queries = terms.flatMap(({ ways }) => ways.map(({ query }) => query.replaceAll(' <-> ', ' & ')))
  const { rows } = await sql<{ query: string; count: number; size: number }>`
    select query, (select count(*)::int from (
      select from search_documents as found
      where ${scope.isListed} and found.document @@ term.query::tsquery limit ${sql.lit(COUNT_MAX)}
    ) as counted) as count, (${scope.size}) as size
    from unnest(${queries}::text[]) as term (query)`.execute(tx)
  const counts = new Map(rows.map(({ query, count }) => [query, count]))
  const size = rows[0]?.size ?? 0
  const counted = (way: Way): Way => {
    const count = counts.get(way.query.replaceAll(' <-> ', ' & ')) ?? 0
    return { ...way, count, rarity: rarity(count, size) }
  }
  return terms.map((term) => ({ ...term, ways: term.ways.map(counted) }))
}

/** As in BM25: the logarithm of the share of prompts without the word to those with it. */
function rarity(count: number, size: number): number {
  return Math.log(1 + (Math.max(0, size - count) + 0.5) / (count + 0.5))
}

export interface Criteria {
  terms: readonly Term[]
  /** A `tsquery` that no result may match, if any. */
  excluded: string | undefined
}

interface Found {
  /** In order, at least up to the end of the page. */
  ids: number[]
  /** How many there are, up to one above the limit. */
  count: number
  isFull: (id: number) => boolean
  /** Those about the same thing, if they are ranked. */
  similar: readonly number[]
}

/** Newest first. The `+ 0` stops PostgreSQL from scanning the id index and reading every prompt. */
const BY_ID = sql`found.prompt_id + 0 desc`

/** How many prompts of each kind are ranked. */
const RANKED_MAX = 100
/** How many words that aren't rare are searched in pairs. */
const PAIRED_MAX = 4

/**
 * Partial matches are shown if the best of them scores at least this share of what a prompt with the rarest words of the query
 * in its title would, and then those that score at least this share of the best. A question has more words than its answer
 * needs, so only so many count. Lists other than the library are short, and people know what is in them.
 */
const FLOOR = 1 / 6
const RAREST = 3
/** A prompt that is about the same thing scores at least this share of what one with every word in its title would. */
const SIMILAR_FLOOR = 0.35

/** All matches up to the limit, best first: those that were ranked, then the other full ones, newest first. */
export async function findBest(tx: Tx, scope: Scope, criteria: Criteria): Promise<Found> {
  const { terms } = criteria
  const newest = terms.length === 0 ? sql`order by found.prompt_id desc` : sql`order by ${BY_ID}`
  const rarities = terms.map(rarityOf).toSorted((one, other) => other - one)
  const floor = scope.isPublic && terms.length > 1 ? FLOOR : 0
  const { rows } = await sql<{ best: number[]; full: number[]; similar: number[]; matched: number[] }>`
    with matched as materialized (
      select found.prompt_id from search_documents as found where ${scope.isListed} and ${matchesCriteria(criteria)}
      ${terms.length > 0 && isCommon(criteria) ? sql`` : newest} limit ${sql.lit(SEARCH_COUNT_MAX + 1)}
    ), candidates as materialized (
      (select prompt_id from matched limit ${sql.lit(scope.isPublic ? RANKED_MAX : SEARCH_COUNT_MAX)})
      ${sql.join(candidates(scope, criteria), sql``)}
    ), scored as materialized (
      select candidates.prompt_id, ${totalScore(terms)} as score, ${matchesCriteria(criteria)} as is_full
      from candidates
      -- A copy, because each part of the score would read and decompress a stored document again.
      join lateral (select document || ''::tsvector as document from search_documents
        where search_documents.prompt_id = candidates.prompt_id offset 0) as found on true
    )
    select array(
      select prompts.id from (select *, max(score) over () as best from scored) as scored join prompts on prompts.id = prompt_id
      where is_full or (best >= ${floor * sum(rarities.slice(0, RAREST))}::float8 and score >= ${floor}::float8 * best)
      order by score desc, ${scope.isReviewed} is true desc, prompts.upvotes desc, prompts.created_at desc, prompts.id desc
    ) as best, array(select prompt_id from scored where is_full) as full,
      array(select prompt_id from scored where score >= ${SIMILAR_FLOOR * sum(rarities)}::float8) as similar,
      array(select prompt_id from matched) as matched`.execute(tx)
  const { best = [], full = [], similar = [], matched = [] } = rows[0] ?? {}
  const isFull = new Set([...full, ...matched])
  const ids = [...new Set([...best, ...matched])]
  return { ids, count: ids.length, isFull: (id) => isFull.has(id), similar }
}

/**
 * Prompts to rank beside the newest full matches. Ranking every prompt that has one of the words would take seconds, so these
 * are prompts with rare words, with two of the other words, and with a word in their title, tags, or author.
 */
function candidates(scope: Scope, criteria: Criteria): RawBuilder<unknown>[] {
  const { terms } = criteria
  const found = terms.filter(isKnown).toSorted((one, other) => countOf(one) - countOf(other))
  const rare = found.filter((_, index) => sum(found.slice(0, index + 1).map(countOf)) <= RANKED_MAX)
  const others = found.slice(rare.length, rare.length + PAIRED_MAX).map(fullQuery)
  const pairs = others.flatMap((one, index) => others.slice(index + 1).map((other) => every([one, other])))
  const titles = scope.isPublic
    ? [[every(terms.map(fullQuery))], terms.length > 1 ? found.map(fullQuery) : []]
    : []
  const newest = (document: RawBuilder<unknown>) => (queries: readonly string[]) =>
    sql`
    union (select found.prompt_id from search_documents as found
      where ${scope.isListed} and ${document} @@ ${some(queries)}::tsquery and ${isAllowed(criteria)}
      order by ${BY_ID} limit ${sql.lit(RANKED_MAX)})`
  return [
    ...[rare.map(fullQuery), pairs].filter((queries) => queries.length > 0).map(newest(sql`found.document`)),
    // A separate index, because a common word is in too many texts.
    ...titles
      .filter((queries) => terms.length > 0 && queries.length > 0)
      .map(newest(sql`ts_filter(found.document, '{a,b}')`)),
  ]
}

/** The weights of a match in the content, the notes, the tags and author, and the title. */
const FIELD_WEIGHTS = [0.3, 0.7, 0.8, 1]

/** The sum over the terms of the best way in which the prompt matches each. */
function totalScore(terms: readonly Term[]): RawBuilder<unknown> {
  // `ts_rank` averages over the words of a query, so that fifty synonyms would count less than one.
  const rank = (way: Way) => sql`${scoreOf(way)}::float8 *
    least(1, ${sql.lit(way.size)} * ts_rank(${FIELD_WEIGHTS}::float4[], found.document, ${way.query}::tsquery))`
  const best = terms.filter(isKnown).map(({ ways }) => sql`greatest(${sql.join(ways.map(rank))})`)
  return best.length > 0 ? sql.join(best, sql` + `) : sql`0::float8`
}

/** Whether any prompt matches it. */
export function isKnown(term: Term): boolean {
  return countOf(term) > 0
}

/** The first prompts of a list usually contain enough matches for a common word. */
const FIRST = 2_000

/** The first full matches in another order. */
export async function findSorted(
  tx: Tx,
  scope: Scope,
  { criteria, sort, end }: { criteria: Criteria; sort: ListSort; end: number },
): Promise<Found> {
  const matched = sql`search_documents as found where ${scope.isListed} and ${matchesCriteria(criteria)}`
  const inOrder = async (documents: RawBuilder<unknown>) => {
    const { rows } = await sql<{ id: number }>`
      with listed as materialized (select found.prompt_id as id from ${documents})
      select prompts.id from listed join prompts using (id)
      order by ${scope.inOrder(sort)} limit ${sql.lit(SEARCH_COUNT_MAX + 1)}`.execute(tx)
    return rows.map(({ id }) => id)
  }
  const first = sql`unnest(array(
      select prompts.id from prompts where ${scope.isListedPrompt} order by ${scope.inOrder(sort)} limit ${sql.lit(FIRST)}
    )) as first (id) join search_documents as found on found.prompt_id = first.id where ${matchesCriteria(criteria)}`
  const some = isCommon(criteria) ? await inOrder(first) : []
  const ids = some.length >= end ? some : await inOrder(matched)
  const found = { ids, isFull: () => true, similar: [] }
  if (ids !== some || ids.length > SEARCH_COUNT_MAX) return { ...found, count: ids.length }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from (select from ${matched} limit ${sql.lit(SEARCH_COUNT_MAX + 1)}) as counted`.execute(tx)
  return { ...found, count: rows[0]?.count ?? 0 }
}

/** Whether so many prompts have all of the words that sorting them would take too long. */
function isCommon({ terms }: Criteria): boolean {
  return terms.every((term) => countOf(term) >= COUNT_MAX)
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
  const all = every(terms.map(fullQuery))
  return isMatch(excluded === undefined ? all : `${all} & !(${excluded})`)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0)
}
