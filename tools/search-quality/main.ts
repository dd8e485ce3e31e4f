// npm run search-quality: how well the search finds the starter prompts with the words that people use.
import { migrate } from '../../server/src/db/migrate.ts'
import { seed } from '../../server/src/db/seed.ts'
import { openInMemory } from '../../server/src/testing/embedded-snapshot.ts'
import { showTable } from '../shared/report.ts'
import { hitRate, meanReciprocalRank, measureQuality, type Outcome } from './measure.ts'

const GOAL = 0.9

const database = await openInMemory()
await migrate(database)
await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
const outcomes = await measureQuality(database.db)
await database.close()

for (const { query, rank, found, good } of outcomes.filter(({ rank }) => rank === 0 || rank > 3)) {
  console.log(`Missed: ${query} (${rank === 0 ? 'not on the first page' : `found at ${rank}`})`)
  console.log(`  found ${found.slice(0, 3).join(' · ') || 'nothing'}`)
  console.log(`  good  ${good.join(' · ')}`)
}
const row = (name: string, some: readonly Outcome[]) => [
  name,
  String(some.length),
  `${(100 * hitRate(some)).toFixed(1)} %`,
  meanReciprocalRank(some).toFixed(3),
]
showTable({
  head: ['queries', 'number', 'hit@3', 'mean reciprocal rank'],
  rows: [
    row(
      'written with only the titles seen',
      outcomes.filter(({ seen }) => seen === 'titles'),
    ),
    row(
      'written with the prompts read',
      outcomes.filter(({ seen }) => seen === 'prompts'),
    ),
    row('all', outcomes),
  ],
})
if (hitRate(outcomes) < GOAL) process.exitCode = 1
