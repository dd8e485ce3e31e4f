import type { Sort } from '@prompt-library/contract/prompts'
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type ParsedQuery, parseQuery, type Term } from './parse-query.ts'
import {
  findFull,
  findPartial,
  type Scope,
  stemTerms,
  type Wanted,
  type WeighedTerm,
  weigh,
} from './search-queries.ts'
import { addSynonyms, compileSynonyms, type Synonyms } from './synonyms.ts'
import { allOf, anyOf, anyWordOf, type SearchTerm, withParts } from './terms.ts'
import { findInstead, type Instead } from './vocabulary.ts'

interface Asked {
  text: string
  sort: Sort
  limit: number
  offset: number
  /** Whether words are searched as they are typed, without corrections. */
  exact: boolean
  synonyms: Synonyms
}

export interface Found {
  /** One page, in order: prompts that match everything, then those that match most of it. */
  full: number[]
  partial: number[]
  /** How many match everything, as far as they are counted. */
  total: number
  more: boolean
  /** The query whose results these are, if another one was typed. */
  didYouMean: string | undefined
  /** A `tsquery` of every word to mark. */
  marks: string
}

const MILLISECONDS_MAX = 3_000

/** Searches prompts. Whatever was typed is a query, and all of a search takes three seconds at most. */
export async function search(db: Db, scope: Scope, asked: Asked): Promise<Found> {
  const deadline = performance.now() + MILLISECONDS_MAX
  try {
    return await inTransaction(db, (tx) => searchWith({ tx, scope, deadline }, asked))
  } catch (error) {
    if (!wasCancelled(error)) throw error
    throw tooLong(error)
  }
}

interface Search {
  tx: Tx
  scope: Scope
  deadline: number
}

async function searchWith(search: Search, asked: Asked): Promise<Found> {
  const typed = await findWords(search, parseQuery(asked.text), asked)
  const lacking = lackingWords(typed, asked)
  if (lacking.length === 0) return answer(search, typed, asked)
  const known = typed.wanted.terms.filter(({ count }) => count > 0)
  const others = known.length > 0 ? allOf(known) : undefined
  const instead = await timed(search, (tx) => findInstead(tx, search.scope, { words: lacking, others }))
  const corrected = asked.exact || typed.full.count > 0 ? asked.text : correct(asked.text, typed, instead)
  if (corrected === asked.text) return answer(search, withPartsOf(typed, instead), asked)
  const meant = await findWords(search, parseQuery(corrected), asked)
  return { ...(await answer(search, meant, asked)), didYouMean: corrected }
}

/** More of them are no typing mistakes. */
const LACKING_MAX = 4
/** Shorter words are parts of too many others, as long as they are found themselves. */
const PART_MIN = 4

/** Words that no prompt has; or the only word, if there are few prompts with it. */
function lackingWords({ wanted: { terms }, full }: Result, { limit, offset, sort }: Asked): string[] {
  const hasRoom = sort === 'relevance' && offset === 0 && full.count < limit
  const isLacking = ({ count, word = '' }: WeighedTerm) =>
    count === 0 || (terms.length === 1 && hasRoom && word.length >= PART_MIN)
  return terms
    .filter(isLacking)
    .flatMap(({ word }) => word ?? [])
    .slice(0, LACKING_MAX)
}

interface Result {
  wanted: Wanted
  full: { ids: number[]; count: number }
}

async function findWords(search: Search, parsed: ParsedQuery, asked: Asked): Promise<Result> {
  const terms = await understand(search, parsed.wanted, asked.synonyms)
  const excluded = await timed(search, (tx) => stemTerms(tx, parsed.excluded))
  const wanted = { terms, excluded: excluded.length > 0 ? anyOf(excluded) : undefined }
  const { scope } = search
  const nothing = terms.length === 0 && wanted.excluded === undefined
  // A word that no prompt has can't be in one that has them all.
  if (nothing || terms.some(({ count }) => count === 0)) return { wanted, full: { ids: [], count: 0 } }
  return { wanted, full: await timed(search, (tx) => findFull(tx, scope, { wanted, page: asked })) }
}

/** The terms of a query with stems and synonyms, and how common each is. */
async function understand(
  search: Search,
  wanted: readonly Term[],
  synonyms: Synonyms,
): Promise<WeighedTerm[]> {
  const all = await timed(search, (tx) => stemTerms(tx, wanted, { lastIsPrefix: true }))
  const entries = await timed(search, (tx) => compileSynonyms(tx, synonyms))
  const terms = addSynonyms(
    without(all, ({ isStopWord }) => isStopWord),
    entries,
  )
  const telling = without(terms, ({ isFiller }) => isFiller)
  return timed(search, (tx) => weigh(tx, search.scope, telling))
}

/** Words that say nothing count only among their own. */
function without(
  terms: readonly SearchTerm[],
  saysNothing: (term: SearchTerm) => boolean,
): readonly SearchTerm[] {
  const rest = terms.filter((term) => !saysNothing(term))
  return rest.length > 0 ? rest : terms
}

async function answer(search: Search, { wanted, full }: Result, asked: Asked): Promise<Found> {
  const total = Math.min(full.count, SEARCH_COUNT_MAX)
  // Past the last one that is counted, a list ends.
  const ids = full.ids.slice(0, Math.max(0, total - asked.offset))
  const room = asked.sort === 'relevance' && asked.offset === 0 ? asked.limit - full.count : 0
  const partial =
    room > 0
      ? await timed(search, (tx) => findPartial(tx, search.scope, { wanted, except: full.ids, limit: room }))
      : []
  return {
    full: ids,
    partial,
    total,
    more: full.count > SEARCH_COUNT_MAX,
    didYouMean: undefined,
    marks: anyWordOf(wanted.terms),
  }
}

/** The query with words spelled as prompts spell them. What is part of a word is no mistake. */
function correct(text: string, { wanted }: Result, instead: readonly Instead[]): string {
  let corrected = text
  for (const { word, start, end } of wanted.terms.toReversed()) {
    const found = instead.find((one) => one.word === word)
    if (found?.similar && found.parts.length === 0)
      corrected = corrected.slice(0, start) + found.similar + corrected.slice(end)
  }
  return corrected
}

/** The same with words that contain a word, so that prompts with those follow as partial matches. */
function withPartsOf({ wanted, full }: Result, instead: readonly Instead[]): Result {
  const terms = wanted.terms.map((term) => {
    const { parts = [] } = instead.find(({ word }) => word === term.word) ?? {}
    if (parts.length === 0) return term
    return {
      ...withParts(term, parts),
      count: Math.max(1, term.count),
      weight: term.count === 0 ? 1 : term.weight,
    }
  })
  return { wanted: { ...wanted, terms }, full }
}

/** One step of a search, in the time that is left for all of it. */
async function timed<T>({ tx, deadline }: Search, step: (tx: Tx) => Promise<T>): Promise<T> {
  const left = Math.ceil(deadline - performance.now())
  // The embedded database knows no limit, but each of its statements is short.
  if (left <= 0) throw tooLong()
  // A plan by the index each time: by a wrong guess PostgreSQL would read all prompts, or compile for longer than it runs.
  await sql`select set_config('statement_timeout', ${String(left)}, true), set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true)`.execute(tx)
  return step(tx)
}

function tooLong(cause?: unknown): AppError {
  return new AppError(503, 'This search took too long. Try fewer words, or more specific ones.', { cause })
}

/** PostgreSQL's answer when a statement runs out of time. */
function wasCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
