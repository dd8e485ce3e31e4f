// `npm run guard-quality`: how much of the sensitive data in the labeled snippets the data guard finds, and how often it's right.
import { FINDING_KINDS } from '../../domain/src/guard/finding.ts'
import {
  BLIND_SETS,
  GOALS,
  isBlind,
  measureQuality,
  type Outcome,
  type Rates,
  ratesOf,
} from '../../domain/src/guard/quality/measure.ts'

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

const isBelow = ({ found, right }: Rates, goals = GOALS) => found < goals.found || right < goals.right
const read = outcomes.filter((outcome) => !isBlind(outcome))
const isWorse = BLIND_SETS.some(([set, goals]) => isBelow(ratesOf(sets.get(set) ?? []), goals))
if (isWorse || [undefined, ...FINDING_KINDS].some((kind) => isBelow(ratesOf(read, kind)))) {
  console.log(`Below the goals of ${percent(GOALS.found)} found and ${percent(GOALS.right)} right.`)
  process.exitCode = 1
}
