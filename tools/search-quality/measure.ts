// The labeled searches, and how well search does with them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { DEFAULT_SYNONYMS } from '@prompt-library/domain/prompts/synonyms'
import type { Db } from '../../server/src/db/database.ts'
import { list } from '../../server/src/features/prompts/list.ts'
import { readStarterPrompts } from '../../server/src/seeds/starter-prompts.ts'
import { plainBm25 } from './bm25.ts'

export interface Query {
  query: string
  /** Titles of starter prompts that are good results. Empty if no prompt can help. */
  good: string[]
  kind: string
}

/** What the first page showed for a query. */
export interface Outcome extends Query {
  /** The position of the first good prompt; 0 if there is none. */
  rank: number
  found: string[]
  /** How many of them are full matches. */
  full: number
  /** The corrected query, if these are its results. */
  corrected: string | undefined
}

/** Queries of people who had read the titles or texts of the starter prompts (`saw …`), and of people who had read nothing. */
export function readQueries(file = join(import.meta.dirname, 'queries.json')): Query[] {
  return JSON.parse(readFileSync(file, 'utf8'))
}

/** Runs every query on a library that contains the starter prompts. */
export async function measureQuality(db: Db, queries: readonly Query[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const query of queries) {
    const { answer, headers } = await list(db, {
      source: { of: 'everyone' },
      query: { q: query.query, page: 1 },
      viewerId: null,
      now: new Date(),
      synonyms: async () => DEFAULT_SYNONYMS,
    })
    outcomes.push({
      ...outcomeOf(
        query,
        answer.map(({ title }) => title),
      ),
      full: answer.filter(({ match }) => match === 'full').length,
      corrected: headers['x-did-you-mean'] && decodeURIComponent(headers['x-did-you-mean']),
    })
  }
  return outcomes
}

/** The same queries with the textbook ranking. */
export async function measureBm25(db: Db, queries: readonly Query[]): Promise<Outcome[]> {
  const find = await plainBm25(db, readStarterPrompts())
  const outcomes: Outcome[] = []
  for (const query of queries)
    outcomes.push({
      ...outcomeOf(query, (await find(query.query)).slice(0, PAGE_SIZE)),
      full: 0,
      corrected: undefined,
    })
  return outcomes
}

function outcomeOf(query: Query, found: string[]) {
  return { ...query, found, rank: found.findIndex((title) => query.good.includes(title)) + 1 }
}

/** The figures for some queries. Rates are between 0 and 1. */
export function figuresOf(outcomes: readonly Outcome[]) {
  const answerable = outcomes.filter(({ good }) => good.length > 0)
  const unanswerable = outcomes.filter(({ good }) => good.length === 0)
  const within = (last: number) => share(answerable, ({ rank }) => rank > 0 && rank <= last)
  return {
    queries: outcomes.length,
    hitAt1: within(1),
    hitAt3: within(3),
    firstPage: within(PAGE_SIZE),
    /** 1 if the first result is always good, 1/2 if it's always the second, and so on. */
    meanReciprocalRank:
      answerable.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0) / answerable.length,
    /** Of those that a prompt answers. */
    withNothing: answerable.filter(({ found }) => found.length === 0).length,
    wrongCorrections: outcomes.filter(isWronglyCorrected).length,
    unanswerable: unanswerable.length,
    /** Queries that no prompt can answer, with anything on the page, and with a full match. */
    junk: unanswerable.filter(({ found }) => found.length > 0).length,
    junkInFull: unanswerable.filter(({ full }) => full > 0).length,
  }
}

/** A correction that was applied, and didn't lead to a good prompt. */
function isWronglyCorrected({ corrected, rank }: Outcome): boolean {
  return corrected !== undefined && rank === 0
}

function share<T>(all: readonly T[], is: (one: T) => boolean): number {
  return all.filter(is).length / all.length
}
