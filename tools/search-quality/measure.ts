import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_SYNONYMS } from '@prompt-library/domain/prompts/synonyms'
import type { Db } from '../../server/src/db/database.ts'
import { list } from '../../server/src/features/prompts/list.ts'
import { publicPrompts } from '../../server/src/features/prompts/list-queries.ts'

interface Query {
  query: string
  /** Titles of starter prompts that are good results. */
  good: string[]
  /** What the query's author had read of the starter prompts. */
  seen: 'titles' | 'prompts'
}

export interface Outcome extends Query {
  /** The position of the first good prompt on the first page; 0 if there is none. */
  rank: number
  found: string[]
}

export function readQueries(): Query[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8'))
}

/** Runs every query on a library that contains the starter prompts. */
export async function measureQuality(db: Db): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const query of readQueries()) {
    const { answer } = await list(db, {
      source: publicPrompts,
      query: { q: query.query, page: 1 },
      viewerId: null,
      synonyms: async () => DEFAULT_SYNONYMS,
    })
    const found = answer.map(({ title }) => title)
    outcomes.push({ ...query, rank: found.findIndex((title) => query.good.includes(title)) + 1, found })
  }
  return outcomes
}

/** The share of queries with a good prompt among the first three. */
export function hitRate(outcomes: readonly Outcome[]): number {
  return outcomes.filter(({ rank }) => rank >= 1 && rank <= 3).length / outcomes.length
}

/** 1 if the first result is always good, 1/2 if it's always the second, and so on. */
export function meanReciprocalRank(outcomes: readonly Outcome[]): number {
  const sum = outcomes.reduce((total, { rank }) => total + (rank === 0 ? 0 : 1 / rank), 0)
  return sum / outcomes.length
}
