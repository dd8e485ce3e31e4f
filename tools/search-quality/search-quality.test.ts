import { afterAll, expect, it } from 'vitest'
import { seed } from '../../server/src/seeds/seed.ts'
import { readStarterPrompts } from '../../server/src/seeds/starter-prompts.ts'
import { openTestDatabase } from '../../server/src/testing/test-database.ts'
import { hitRate, measureQuality, readQueries } from './measure.ts'

const database = await openTestDatabase()
afterAll(() => database.close())

it('has at least 80 queries for existing prompts, half of them by an author who saw only titles', () => {
  const queries = readQueries()
  const titles = new Set(readStarterPrompts().map(({ title }) => title))
  expect(queries.length).toBeGreaterThanOrEqual(80)
  expect(queries.flatMap(({ good }) => good).filter((title) => !titles.has(title))).toEqual([])
  expect(queries.filter(({ seen }) => seen === 'titles').length).toBeGreaterThanOrEqual(queries.length / 2)
})

it('finds a good prompt among the first three for 85 % of the queries', async () => {
  await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
  expect(hitRate(await measureQuality(database.db))).toBeGreaterThanOrEqual(0.85)
})
