import { afterAll, expect, it } from 'vitest'
import { seed } from '../../server/src/seeds/seed.ts'
import { readStarterPrompts } from '../../server/src/seeds/starter-prompts.ts'
import { openTestDatabase } from '../../server/src/testing/test-database.ts'
import { figuresOf, measureBm25, measureQuality, readQueries } from './measure.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

it('has at least 80 queries for existing prompts, half of them by an author who saw only titles', () => {
  const queries = readQueries()
  const titles = new Set(readStarterPrompts().map(({ title }) => title))
  expect(queries.length).toBeGreaterThanOrEqual(80)
  expect(queries.flatMap(({ good }) => good).filter((title) => !titles.has(title))).toEqual([])
  const easier = queries.filter(({ kind }) => kind.startsWith('saw '))
  const sawTitles = easier.filter(({ kind }) => kind === 'saw titles')
  expect(sawTitles.length).toBeGreaterThanOrEqual(easier.length / 2)
})

it('is ahead of plain BM25 in every figure, shows little junk, and applies no wrong correction', async () => {
  await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
  const queries = readQueries().filter(({ kind }) => kind !== 'gap')
  const figures = figuresOf(await measureQuality(database.db, queries))
  const plain = figuresOf(await measureBm25(database.db, queries))
  for (const figure of ['hitAt1', 'hitAt3', 'firstPage', 'meanReciprocalRank'] as const)
    expect(figures[figure], figure).toBeGreaterThan(plain[figure])
  expect(figures.withNothing, 'answerable queries that show nothing').toBeLessThanOrEqual(9)
  expect(figures.unanswerable).toBeGreaterThanOrEqual(40)
  expect(figures.junk).toBeLessThanOrEqual(figures.unanswerable / 4)
  expect([figures.junkInFull, figures.wrongCorrections]).toEqual([0, 0])
})
