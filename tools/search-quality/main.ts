// `npm run search-quality`: how often search finds a good starter prompt for realistic queries.
import { migrate } from '../../server/src/db/migrate.ts'
import { seed } from '../../server/src/seeds/seed.ts'
import { openInMemory } from '../../server/src/testing/embedded-snapshot.ts'
import { hitRate, meanReciprocalRank, measureQuality, type Outcome } from './measure.ts'

const GOAL = 0.9

const database = await openInMemory()
await migrate(database)
await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
const outcomes = await measureQuality(database.db)
await database.close()

for (const { query, rank, found, good } of outcomes.filter(({ rank }) => rank === 0 || rank > 3)) {
  console.log(`Missed: ${query} (${rank === 0 ? 'not on the first page' : `at position ${rank}`})`)
  console.log(`  found     ${found.slice(0, 3).join(' · ') || 'nothing'}`)
  console.log(`  expected  ${good.join(' · ')}`)
}
const row = (queries: string, some: readonly Outcome[]) => ({
  queries,
  number: some.length,
  'hit@3': `${(100 * hitRate(some)).toFixed(1)} %`,
  'mean reciprocal rank': meanReciprocalRank(some).toFixed(3),
})
const seen = Map.groupBy(outcomes, (outcome) => outcome.seen)
console.table([
  row('by an author who saw only titles', seen.get('titles') ?? []),
  row('by an author who read the prompts', seen.get('prompts') ?? []),
  row('all', outcomes),
])
if (hitRate(outcomes) < GOAL) process.exitCode = 1
