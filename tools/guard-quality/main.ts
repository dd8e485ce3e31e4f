// `npm run guard-quality`: how much of the sensitive data in the labeled snippets the data guard finds, and how often it's right.
import { FINDING_KINDS } from '../../domain/src/guard/finding.ts'
import {
  GOALS,
  measureQuality,
  type Outcome,
  type Rates,
  ratesOf,
} from '../../domain/src/guard/quality/measure.ts'
import { showTable } from '../shared/report.ts'

const outcomes = measureQuality()
for (const { text, missed, wrong } of outcomes.filter(
  ({ missed, wrong }) => missed.length + wrong.length > 0,
)) {
  for (const { kind, start, end } of missed) console.log(`Missed ${kind}: ${text.slice(start, end)}`)
  for (const { kind, start, end } of wrong) console.log(`Wrong ${kind}: ${text.slice(start, end)}`)
  console.log(`  in  ${JSON.stringify(text)}`)
}

const percent = (share: number) => `${(100 * share).toFixed(1)} %`
const row = (name: string, { marks, findings, found, right, exact }: ReturnType<typeof ratesOf>) => [
  name,
  String(marks),
  String(findings),
  percent(found),
  percent(right),
  percent(exact),
]
const HEAD = ['marks', 'findings', 'found', 'right', 'exact ends']
showTable({
  head: ['kind', ...HEAD],
  rows: FINDING_KINDS.map((kind) => row(kind, ratesOf(outcomes, kind))),
})
const sets = Map.groupBy(outcomes, ({ set }: Outcome) => set)
showTable({
  head: ['set', 'snippets', ...HEAD],
  rows: [...sets, ['all', outcomes] as const].map(([name, some]) => {
    const [label, ...rates] = row(name, ratesOf(some))
    return [label ?? '', String(some.length), ...rates]
  }),
})

const isBelow = ({ found, right }: Rates) => found < GOALS.found || right < GOALS.right
if ([undefined, ...FINDING_KINDS].some((kind) => isBelow(ratesOf(outcomes, kind)))) {
  console.log(`Below the goals of ${percent(GOALS.found)} found and ${percent(GOALS.right)} right.`)
  process.exitCode = 1
}
