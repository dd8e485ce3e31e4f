import { PAGE_SIZE, SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import type { Sort } from '@prompt-library/domain/prompts/sorts'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { isEnglish } from './english.ts'
import { parseQuery } from './parse-query.ts'
import {
  type Criteria,
  findBest,
  findSorted,
  type Scope,
  stemTerms,
  termQuery,
  weightTerms,
  withWords,
} from './search-queries.ts'
import { addSynonyms, compileSynonyms, type Synonyms } from './synonyms.ts'
import { every, fullQuery, type SearchTerm, some } from './terms.ts'
import { findReplacements, type Replacements } from './vocabulary.ts'

interface SearchRequest {
  text: string
  sort: Sort
  limit: number
  offset: number
  /** Turns off spelling correction. */
  exact: boolean
  synonyms: Synonyms
}

export interface SearchResult {
  /** Ids of one page of prompts. */
  ids: number[]
  /** Whether one of them matches every term. */
  isFull: (id: number) => boolean
  /** Those about the same thing, if they are ranked. */
  similar: readonly number[]
  /** The number of prompts that were found, up to a limit. */
  total: number
  more: boolean
  /** The corrected query, if these are its results. */
  didYouMean: string | undefined
  /** The corrected query, if these are the results of the query as it was typed. */
  suggestion: string | undefined
  /** A `tsquery` of every word to mark. */
  marks: string
}

const MILLISECONDS_MAX = 3_000

/** Searches prompts. Any text is a valid query, and the whole search takes at most three seconds. */
export async function search(db: Db, scope: Scope, request: SearchRequest): Promise<SearchResult> {
  const deadline = performance.now() + MILLISECONDS_MAX
  try {
    return await inTransaction(db, (tx) => searchWith({ tx, scope, deadline }, request))
  } catch (error) {
    if (!isTimeout(error)) throw error
    throw timeoutError(error)
  }
}

interface Search {
  tx: Tx
  scope: Scope
  deadline: number
}

async function searchWith(search: Search, request: SearchRequest): Promise<SearchResult> {
  const { text } = request
  const criteria = await readQuery(search, text, request)
  const replacements = await replacementsFor(search, criteria, request)
  const withParts = withWordsOf(criteria, replacements, { parts: PART_WORTH })
  const typed = await find(search, withParts, request)
  const corrected = correct(text, criteria, replacements)
  if (corrected === text) return typed
  if (typed.total === 0) {
    const meant = await find(search, await readQuery(search, corrected, request), request)
    return meant.total > 0 ? { ...meant, didYouMean: corrected } : typed
  }
  const similar = withWordsOf(withParts, replacements, { similar: SIMILAR_WORTH })
  return { ...(await find(search, similar, request)), suggestion: corrected }
}

/** More terms than users type, apart from stop words. The rest of a pasted text is ignored. */
const TERMS_MAX = 12

/** The terms of a query with their stems, synonyms, and weights. */
async function readQuery(search: Search, text: string, { synonyms }: SearchRequest): Promise<Criteria> {
  const parsed = parseQuery(text)
  const all = await timed(search, (tx) => stemTerms(tx, parsed.included, { lastIsPrefix: true }))
  const entries = await timed(search, (tx) => compileSynonyms(tx, synonyms))
  const terms = addSynonyms(
    without(all, ({ isStopWord }) => isStopWord),
    entries,
  )
  const meaningful = without(terms, ({ isFiller }) => isFiller).slice(0, TERMS_MAX)
  const excluded = await timed(search, (tx) => stemTerms(tx, parsed.excluded.slice(0, TERMS_MAX)))
  return {
    terms: await timed(search, (tx) => weightTerms(tx, search.scope, meaningful)),
    excluded: excluded.length > 0 ? some(excluded.map(fullQuery)) : undefined,
  }
}

/** Removes terms that carry no meaning, unless nothing would be left. */
function without(
  terms: readonly SearchTerm[],
  isMeaningless: (term: SearchTerm) => boolean,
): readonly SearchTerm[] {
  const rest = terms.filter((term) => !isMeaningless(term))
  return rest.length > 0 ? rest : terms
}

/** What words that contain a word, and words that are spelled like it, are worth compared with the word itself. */
const PART_WORTH = 0.2
const SIMILAR_WORTH = 0.5

/** More unmatched words than this probably aren't typos. */
const UNMATCHED_MAX = 4

/** Words in prompts for the words that no prompt has, and for a single word that fills less than a page. */
async function replacementsFor(
  search: Search,
  { terms }: Criteria,
  { exact }: SearchRequest,
): Promise<Replacements[]> {
  const least = terms.length === 1 ? PAGE_SIZE : 1
  const unmatched = terms.filter(({ count, word }) => count < least && word !== undefined)
  const typos: string[] = []
  for (const { word = '', count, hasSynonyms } of exact ? [] : unmatched)
    if (count === 0 && !hasSynonyms && !(await isEnglish(word))) typos.push(word)
  const known = terms.filter(({ count }) => count > 0)
  return timed(search, (tx) =>
    findReplacements(tx, search.scope, {
      words: unmatched.flatMap(({ word }) => word ?? []).slice(0, UNMATCHED_MAX),
      typos,
      others: known.length > 0 ? every(known.map(fullQuery)) : undefined,
    }),
  )
}

/** Adds replacements to the terms that they replace, at what they are worth. */
function withWordsOf(
  criteria: Criteria,
  replacements: readonly Replacements[],
  worth: { parts?: number; similar?: number },
): Criteria {
  const terms = criteria.terms.map((term) => {
    const { parts = [], similar } = replacements.find(({ word }) => word === term.word) ?? {}
    const withParts = worth.parts === undefined ? term : withWords(term, parts, worth.parts)
    return worth.similar === undefined || !similar
      ? withParts
      : withWords(withParts, [similar], worth.similar)
  })
  return { ...criteria, terms }
}

/** Corrects the typos in a query. */
function correct(text: string, { terms }: Criteria, replacements: readonly Replacements[]): string {
  return terms.toReversed().reduce((corrected, { word, start, end }) => {
    const { similar } = replacements.find((one) => one.word === word) ?? {}
    return similar ? corrected.slice(0, start) + similar + corrected.slice(end) : corrected
  }, text)
}

/** The result of a query without words. */
const NOTHING: SearchResult = {
  ids: [],
  isFull: () => false,
  similar: [],
  total: 0,
  more: false,
  didYouMean: undefined,
  suggestion: undefined,
  marks: '',
}

async function find(search: Search, criteria: Criteria, request: SearchRequest): Promise<SearchResult> {
  const { sort, limit, offset } = request
  if (criteria.terms.length === 0 && criteria.excluded === undefined) return NOTHING
  const found = await timed(search, (tx) =>
    sort === 'relevance'
      ? findBest(tx, search.scope, criteria)
      : findSorted(tx, search.scope, { criteria, sort, end: offset + limit }),
  )
  const total = Math.min(found.count, SEARCH_COUNT_MAX)
  return {
    ids: found.ids.slice(offset, Math.min(total, offset + limit)),
    isFull: found.isFull,
    similar: found.similar ?? [],
    total,
    more: found.count > SEARCH_COUNT_MAX,
    didYouMean: undefined,
    suggestion: undefined,
    marks: some(criteria.terms.filter(({ count }) => count > 0).map(termQuery)).replace(
      / (<->|<\d+>|&) /g,
      ' | ',
    ),
  }
}

/** Runs one step of a search within the remaining time. */
async function timed<T>({ tx, deadline }: Search, step: (tx: Tx) => Promise<T>): Promise<T> {
  const left = Math.ceil(deadline - performance.now())
  // The embedded database has no statement timeout, but each of its statements is short.
  if (left <= 0) throw timeoutError()
  // Always use the index and no JIT. With a wrong estimate, PostgreSQL would read all prompts, or compile longer than it runs.
  await sql`select set_config('statement_timeout', ${String(left)}, true), set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true)`.execute(tx)
  return step(tx)
}

function timeoutError(cause?: unknown): AppError {
  return new AppError(503, 'This search took too long. Try fewer words, or more specific ones.', { cause })
}

/** PostgreSQL's error code for a statement timeout. */
function isTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
