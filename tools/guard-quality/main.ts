// `npm run guard-quality`: how much of the sensitive data in the labeled snippets the data guard finds, and how often it's right.

import { FLOORS, measureQuality, type Outcome, ratesOf } from '../../domain/quality/guard/measure.ts'
import { FINDING_KINDS } from '../../domain/src/guard/finding.ts'

const outcomes = measureQuality()
for (const { text, missed, wrong } of outcomes.filter(
  ({ missed, wrong }) => missed.length + wrong.length > 0,
)) {
  for (const { kind, start, end } of missed) console.log(`Missed ${kind}: ${text.slice(start, end)}`)
  for (const { kind, start, end } of wrong) console.log(`Wrong ${kind}: ${text.slice(start, end)}`)
  console.log(`  in  ${JSON.stringify(text)}`)
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const columns = ({ marks, findings, found, right, exact }: ReturnType<typeof ratesOf>) => ({
  marks,
  findings,
  found: percent(found),
  right: percent(right),
  'exact ends': percent(exact),
})
console.table(FINDING_KINDS.map((kind) => ({ kind, ...columns(ratesOf(outcomes, kind)) })))
const sets = Map.groupBy(outcomes, ({ set }: Outcome) => set)
console.table(
  [...sets, ['all', outcomes] as const].map(([set, some]) => ({
    set,
    snippets: some.length,
    ...columns(ratesOf(some)),
  })),
)

const below = Object.entries(FLOORS).filter(([set, floor]) => {
  const { found, right } = ratesOf(sets.get(set) ?? [])
  return found < floor.found || right < floor.right
})
for (const [set, { found, right }] of below)
  console.log(`${set} is below its floor: ${percent(found)} found and ${percent(right)} right.`)
if (below.length > 0) process.exitCode = 1
