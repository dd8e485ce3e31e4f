import type { Sort } from '@prompt-library/contract/prompts'
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '../db/database.ts'
import { AppError } from '../errors.ts'
import { type ParsedQuery, parseQuery } from './parse-query.ts'
import {
  findFull,
  findPartial,
  type Scope,
  stem,
  type Wanted,
  type WeighedTerm,
  weigh,
} from './search-queries.ts'
import { addSynonyms, compileSynonyms, type Synonyms } from './synonyms.ts'
import { allOf, anyOf, searchTerm, stemmable, withParts } from './terms.ts'
import { findContaining, findSimilar } from './vocabulary.ts'

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
    throw new AppError(503, 'This search took too long. Try fewer words, or more specific ones.', {
      cause: error,
    })
  }
}

interface Search {
  tx: Tx
  scope: Scope
  deadline: number
}

async function searchWith(search: Search, asked: Asked): Promise<Found> {
  const typed = await findWords(search, parseQuery(asked.text), asked)
  if (typed.full.count > 0 || asked.exact) return answer(search, typed, asked)
  const corrected = await correct(search, typed, asked.text)
  if (corrected === undefined) return answer(search, await addParts(search, typed), asked)
  const meant = await findWords(search, parseQuery(corrected), asked)
  return { ...(await answer(search, meant, asked)), didYouMean: corrected }
}

interface Result {
  wanted: Wanted
  full: { ids: number[]; count: number }
}

async function findWords(search: Search, parsed: ParsedQuery, asked: Asked): Promise<Result> {
  const terms = await understand(search, parsed, asked.synonyms)
  const excluded =
    parsed.excluded.length > 0 ? await understand(search, { ...parsed, wanted: parsed.excluded }, []) : []
  const wanted = {
    terms,
    excluded: excluded.length > 0 ? anyOf(excluded) : undefined,
  }
  const { scope } = search
  const nothing = terms.length === 0 && wanted.excluded === undefined
  // A word that no prompt has can't be in one that has them all.
  if (nothing || terms.some(({ count }) => count === 0)) return { wanted, full: { ids: [], count: 0 } }
  return { wanted, full: await timed(search, (tx) => findFull(tx, scope, { wanted, page: asked })) }
}

/** The terms of a query with stems and synonyms, and how common each is. Stop words count only among their own. */
async function understand(
  search: Search,
  { wanted }: ParsedQuery,
  synonyms: Synonyms,
): Promise<WeighedTerm[]> {
  if (wanted.length === 0) return []
  const stems = await timed(search, (tx) =>
    stem(
      tx,
      wanted.map((term) => stemmable(term) ?? ''),
    ),
  )
  const terms = wanted.map((term, index) => {
    const known = { stem: stems[index] ?? '', isLast: index === wanted.length - 1 }
    return { term: searchTerm(term, known), stem: known.stem }
  })
  const entries = synonyms.length > 0 ? await timed(search, (tx) => compileSynonyms(tx, synonyms)) : []
  const all = addSynonyms(terms, entries)
  const telling = all.filter(({ isStopWord }) => !isStopWord)
  return timed(search, (tx) => weigh(tx, search.scope, telling.length > 0 ? telling : all))
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
    marks: anyOf(wanted.terms),
  }
}

/** The query with words spelled as prompts spell them; undefined if there is nothing to correct. */
async function correct(search: Search, { wanted }: Result, text: string): Promise<string | undefined> {
  let corrected = text
  const known = wanted.terms.filter(({ count }) => count > 0)
  const others = known.length > 0 ? allOf(known) : undefined
  for (const { count, word, start, end } of wanted.terms.toReversed()) {
    if (count > 0 || word === undefined) continue
    const parts = await timed(search, (tx) => findContaining(tx, search.scope, word))
    const meant =
      parts.length === 0 && (await timed(search, (tx) => findSimilar(tx, search.scope, { word, others })))
    if (meant) corrected = corrected.slice(0, start) + meant + corrected.slice(end)
  }
  return corrected === text ? undefined : corrected
}

/** Words that contain a word which is not found by itself, so that they follow as partial matches. */
async function addParts(search: Search, { wanted, full }: Result): Promise<Result> {
  const terms: WeighedTerm[] = []
  for (const term of wanted.terms) {
    const { count, word } = term
    const parts =
      count > 0 || word === undefined
        ? []
        : await timed(search, (tx) => findContaining(tx, search.scope, word))
    terms.push(parts.length > 0 ? { ...withParts(term, parts), count: 1, weight: 1 } : term)
  }
  return { wanted: { ...wanted, terms }, full }
}

/** One step of a search, in the time that is left for all of it. */
async function timed<T>({ tx, deadline }: Search, step: (tx: Tx) => Promise<T>): Promise<T> {
  const left = Math.max(1, Math.floor(deadline - performance.now()))
  // A plan by the index each time: by a wrong guess PostgreSQL would read all prompts, or compile for longer than it runs.
  await sql`select set_config('statement_timeout', ${String(left)}, true), set_config('enable_seqscan', 'off', true),
    set_config('jit', 'off', true)`.execute(tx)
  return step(tx)
}

/** PostgreSQL's answer when a statement runs out of time. */
function wasCancelled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014'
}
