import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import type { Sort } from '@prompt-library/domain/prompts/sorts'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type ParsedQuery, parseQuery, type Term } from './parse-query.ts'
import {
  type Criteria,
  findFull,
  findPartial,
  type Scope,
  stemTerms,
  type WeightedTerm,
  weightTerms,
} from './search-queries.ts'
import { addSynonyms, compileSynonyms, type Synonyms } from './synonyms.ts'
import { allOf, anyOf, anyWordOf, type SearchTerm, withParts } from './terms.ts'
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
  /** Ids of one page of prompts that match every term. */
  full: number[]
  /** Ids of prompts that match most terms, listed after the others. */
  partial: number[]
  /** The number of prompts that match every term, up to a limit. */
  total: number
  more: boolean
  /** The corrected query, if these are its results. */
  didYouMean: string | undefined
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
  const typed = await findWords(search, parseQuery(request.text), request)
  const unmatched = unmatchedWords(typed, request)
  if (unmatched.length === 0) return toResult(search, typed, request)
  const known = typed.criteria.terms.filter(({ count }) => count > 0)
  const others = known.length > 0 ? allOf(known) : undefined
  const correctable = !request.exact && typed.full.count === 0
  const replacements = await timed(search, (tx) =>
    findReplacements(tx, search.scope, { words: unmatched, others, correctable }),
  )
  const corrected = correctable ? correct(request.text, typed, replacements) : request.text
  if (corrected === request.text) return toResult(search, withPartsOf(typed, replacements), request)
  const meant = await findWords(search, parseQuery(corrected), request)
  return { ...(await toResult(search, meant, request)), didYouMean: corrected }
}

/** More unmatched words than this probably aren't typos. */
const UNMATCHED_MAX = 4
/** Shorter words are part of too many others, so they are looked up only if no prompt has them. */
const PART_MIN = 4

/** Words that no prompt has, or the only word if few prompts have it. */
function unmatchedWords(
  { criteria: { terms }, full }: Matches,
  { limit, offset, sort }: SearchRequest,
): string[] {
  const hasRoom = sort === 'relevance' && offset === 0 && full.count < limit
  const isUnmatched = ({ count, word = '' }: WeightedTerm) =>
    count === 0 || (terms.length === 1 && hasRoom && word.length >= PART_MIN)
  return terms
    .filter(isUnmatched)
    .flatMap(({ word }) => word ?? [])
    .slice(0, UNMATCHED_MAX)
}

interface Matches {
  criteria: Criteria
  full: { ids: number[]; count: number }
}

async function findWords(search: Search, parsed: ParsedQuery, request: SearchRequest): Promise<Matches> {
  const terms = await expandTerms(search, parsed.included, request.synonyms)
  const excluded = await timed(search, (tx) => stemTerms(tx, parsed.excluded))
  const criteria = { terms, excluded: excluded.length > 0 ? anyOf(excluded) : undefined }
  const { scope } = search
  const isEmpty = terms.length === 0 && criteria.excluded === undefined
  // If no prompt has one of the words, no prompt has all of them.
  if (isEmpty || terms.some(({ count }) => count === 0)) return { criteria, full: { ids: [], count: 0 } }
  return { criteria, full: await timed(search, (tx) => findFull(tx, scope, { criteria, page: request })) }
}

/** Adds stems, synonyms, and weights to the terms of a query. */
async function expandTerms(
  search: Search,
  included: readonly Term[],
  synonyms: Synonyms,
): Promise<WeightedTerm[]> {
  const all = await timed(search, (tx) => stemTerms(tx, included, { lastIsPrefix: true }))
  const entries = await timed(search, (tx) => compileSynonyms(tx, synonyms))
  const terms = addSynonyms(
    without(all, ({ isStopWord }) => isStopWord),
    entries,
  )
  const meaningful = without(terms, ({ isFiller }) => isFiller)
  return timed(search, (tx) => weightTerms(tx, search.scope, meaningful))
}

/** Removes terms that carry no meaning, unless nothing would be left. */
function without(
  terms: readonly SearchTerm[],
  isMeaningless: (term: SearchTerm) => boolean,
): readonly SearchTerm[] {
  const rest = terms.filter((term) => !isMeaningless(term))
  return rest.length > 0 ? rest : terms
}

async function toResult(
  search: Search,
  { criteria, full }: Matches,
  request: SearchRequest,
): Promise<SearchResult> {
  const total = Math.min(full.count, SEARCH_COUNT_MAX)
  // The list ends at the counting limit.
  const ids = full.ids.slice(0, Math.max(0, total - request.offset))
  const room = request.sort === 'relevance' && request.offset === 0 ? request.limit - full.count : 0
  const partial =
    room > 0
      ? await timed(search, (tx) =>
          findPartial(tx, search.scope, { criteria, except: full.ids, limit: room }),
        )
      : []
  return {
    full: ids,
    partial,
    total,
    more: full.count > SEARCH_COUNT_MAX,
    didYouMean: undefined,
    marks: anyWordOf(criteria.terms),
  }
}

/** Corrects the spelling of a query. A word that is part of another word isn't corrected. */
function correct(text: string, { criteria }: Matches, replacements: readonly Replacements[]): string {
  let corrected = text
  for (const { word, start, end } of criteria.terms.toReversed()) {
    const found = replacements.find((one) => one.word === word)
    if (found?.similar && found.parts.length === 0)
      corrected = corrected.slice(0, start) + found.similar + corrected.slice(end)
  }
  return corrected
}

/** Adds words that contain an unmatched word, so that their prompts follow as partial matches. */
function withPartsOf({ criteria, full }: Matches, replacements: readonly Replacements[]): Matches {
  const terms = criteria.terms.map((term) => {
    const { parts = [] } = replacements.find(({ word }) => word === term.word) ?? {}
    if (parts.length === 0) return term
    return {
      ...withParts(term, parts),
      count: Math.max(1, term.count),
      weight: term.count === 0 ? 1 : term.weight,
    }
  })
  return { criteria: { ...criteria, terms }, full }
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
