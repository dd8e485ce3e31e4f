// `npm run search-quality`: how well search finds starter prompts for realistic queries, next to plain BM25.
// `npm run search-quality -- FILE` measures the queries of another file.
import { migrate } from '../../server/src/db/migrate.ts'
import { seed } from '../../server/src/seeds/seed.ts'
import { openInMemory } from '../../server/src/testing/embedded-snapshot.ts'
import { figuresOf, measureBm25, measureQuality, type Outcome, readQueries } from './measure.ts'

const [file] = process.argv.slice(2)
const queries = readQueries(file)
const database = await openInMemory()
await migrate(database)
await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
const outcomes = await measureQuality(database.db, queries)
const plain = await measureBm25(database.db, queries)
await database.close()

const first = (found: readonly string[]) => found.slice(0, 3).join(' · ') || 'nothing'
for (const { query, rank, found, good, full, corrected } of outcomes) {
  if (corrected !== undefined) console.log(`Corrected: ${query} → ${corrected}`)
  if (good.length === 0 && found.length > 0)
    console.log(`Junk: ${query} (${found.length}, ${full} in full)\n  found     ${first(found)}`)
  if (good.length > 0 && (rank === 0 || rank > 3))
    console.log(
      `Missed: ${query} (${rank === 0 ? 'not on the first page' : `at position ${rank}`})
  found     ${first(found)}\n  expected  ${good.join(' · ')}`,
    )
}
const percent = (rate: number) => (Number.isNaN(rate) ? '' : (100 * rate).toFixed(1))
const row = (name: string, some: readonly Outcome[]) => {
  const figures = figuresOf(some)
  const { unanswerable } = figures
  return {
    queries: name,
    number: figures.queries,
    'hit@1 %': percent(figures.hitAt1),
    'hit@3 %': percent(figures.hitAt3),
    'first page %': percent(figures.firstPage),
    MRR: Number.isNaN(figures.meanReciprocalRank) ? '' : figures.meanReciprocalRank.toFixed(3),
    'with nothing': figures.withNothing,
    'wrong corrections': figures.wrongCorrections,
    junk: unanswerable === 0 ? '' : `${figures.junk} of ${unanswerable}`,
    'junk in full': unanswerable === 0 ? '' : `${figures.junkInFull} of ${unanswerable}`,
  }
}
const tableOf = (all: readonly Outcome[]) =>
  console.table([
    ...[...Map.groupBy(all, ({ kind }) => kind)].map(([kind, some]) => row(kind, some)),
    row('all', all),
  ])
console.log('Search:')
tableOf(outcomes)
console.log('Plain BM25:')
tableOf(plain)
if (figuresOf(outcomes).hitAt3 < figuresOf(plain).hitAt3) process.exitCode = 1
