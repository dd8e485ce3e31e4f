import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import type { Sort } from '@prompt-library/domain/prompts/sorts'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { findCorrections } from './corrections.ts'
import { parseQuery } from './parse-query.ts'
import {
  type Criteria,
  countTerms,
  findBest,
  findSorted,
  isKnown,
  type Scope,
  stemTerms,
} from './search-queries.ts'
import { addSynonyms, compileSynonyms, type Synonyms } from './synonyms.ts'
import { fullQuery, some, type Term, withCorrections } from './terms.ts'

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
  didYouMean?: string
  /** The corrected query, if these are the results of the query as it was typed. */
  suggestion?: string
  /** A `tsquery` of every word to mark. */
  marks: string
}

/** Searches prompts, and decides when a corrected search replaces the typed one. Any text is a valid query. */
export async function search(db: Db, scope: Scope, request: SearchRequest): Promise<SearchResult> {
  try {
    return await inTransaction(db, async (tx) => {
      await limitStatements(tx)
      return searchWith({ tx, scope }, request)
    })
  } catch (error) {
    // PostgreSQL's code for a statement timeout.
    if (!(error instanceof Error && 'code' in error && error.code === '57014')) throw error
    const message = 'This search took too long. Try fewer words, or more specific ones.'
    throw new AppError(503, message, { cause: error })
  }
}

/**
 * Each statement of a search gets three seconds. All of them use the index and no JIT: with a wrong estimate, PostgreSQL would read
 * all prompts, or compile longer than it runs. The embedded database has no statement timeout, but each of its statements is short.
 */
async function limitStatements(tx: Tx): Promise<void> {
  await sql`select set_config('statement_timeout', '3s', true), set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true)`.execute(tx)
}

interface Search {
  tx: Tx
  scope: Scope
}

async function searchWith(search: Search, request: SearchRequest): Promise<SearchResult> {
  const { tx, scope } = search
  const { text, exact } = request
  const { terms, excluded } = await readQuery(search, text, request)
  const corrections = await findCorrections(tx, scope, exact ? [] : terms)
  const corrected = correct(text, terms, corrections)
  if (corrected !== text && terms.every(({ word }) => corrections.get(word ?? '')?.length === 1)) {
    const found = await find(search, await readQuery(search, corrected, request), request)
    return { ...found, didYouMean: corrected }
  }
  if (corrections.size === 0) return find(search, { terms, excluded }, request)
  const meant = terms.map((term) => withCorrections(term, corrections.get(term.word ?? '') ?? []))
  const found = await find(search, { terms: await countTerms(tx, scope, meant), excluded }, request)
  return corrected === text ? found : { ...found, suggestion: corrected }
}

/** Replaces the typos in a query that can mean only one word. */
function correct(
  text: string,
  terms: readonly Term[],
  corrections: ReadonlyMap<string, readonly string[]>,
): string {
  return terms.toReversed().reduce((corrected, { word = '', start, end }) => {
    const [meant, other] = corrections.get(word) ?? []
    return meant && !other ? corrected.slice(0, start) + meant + corrected.slice(end) : corrected
  }, text)
}

/** More terms than users type, apart from stop words. The rest of a pasted text is ignored. */
const TERMS_MAX = 12

/** The terms of a query with their stems and synonyms. */
async function readQuery(
  { tx, scope }: Search,
  text: string,
  { synonyms }: SearchRequest,
): Promise<Criteria> {
  const { included, excluded: without } = parseQuery(text)
  const all = await stemTerms(tx, included, { lastIsPrefix: true })
  const entries = await compileSynonyms(tx, synonyms)
  const terms = withMeaning(addSynonyms(withMeaning(all, 'isStopWord'), entries), 'isFiller')
  const excluded = await stemTerms(tx, without.slice(0, TERMS_MAX))
  return {
    terms: await countTerms(tx, scope, terms.slice(0, TERMS_MAX)),
    excluded: excluded.length > 0 ? some(excluded.map(fullQuery)) : undefined,
  }
}

/** Removes terms without meaning, unless nothing would be left. */
function withMeaning(terms: readonly Term[], isMeaningless: 'isStopWord' | 'isFiller') {
  const rest = terms.filter((term) => !term[isMeaningless])
  return rest.length > 0 ? rest : terms
}

async function find(
  { tx, scope }: Search,
  criteria: Criteria,
  request: SearchRequest,
): Promise<SearchResult> {
  const { terms, excluded } = criteria
  const { sort, limit, offset } = request
  if (terms.length === 0 && excluded === undefined)
    return { ids: [], isFull: () => false, similar: [], total: 0, more: false, marks: '' }
  const found =
    sort === 'relevance'
      ? await findBest(tx, scope, criteria)
      : await findSorted(tx, scope, { criteria, sort, end: offset + limit })
  const total = Math.min(found.count, SEARCH_COUNT_MAX)
  const known = terms.filter(isKnown)
  return {
    ids: found.ids.slice(offset, Math.min(total, offset + limit)),
    isFull: found.isFull,
    similar: found.similar,
    total,
    more: found.count > SEARCH_COUNT_MAX,
    marks: some(known.map(fullQuery)).replace(/ (<->|<\d+>|&) /g, ' | '),
  }
}
