// Breaks what the library stands on, again and again, and tells what came of it: `npm run faults`, or with the names of
// some scenarios, only these. docs/faults.md tells what it showed.
import { type Scenario, Skipped, seconds } from './scenario.ts'
import { closing } from './scenarios/closing.ts'
import { disks } from './scenarios/disks.ts'
import { kills } from './scenarios/kills.ts'
import { outside } from './scenarios/outside.ts'
import { overload } from './scenarios/overload.ts'
import { postgres } from './scenarios/postgres.ts'

const scenarios = [...kills, ...postgres, ...disks, ...outside, ...closing, ...overload]

const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !scenarios.some((scenario) => scenario.name === name))
if (unknown.length > 0) {
  console.error(`There is no scenario ${unknown.join(', ')}. There are:\n`)
  for (const { name, claim } of scenarios) console.error(`  ${name.padEnd(22)}${claim}`)
  process.exit(1)
}

const table: string[] = []
const counts = { passed: 0, FAILED: 0, skipped: 0 }
for (const scenario of scenarios) {
  if (asked.length === 0 || asked.includes(scenario.name)) await report(scenario)
}
for (const line of table) console.log(line)
console.log(`\n${counts.passed} passed, ${counts.FAILED} failed, ${counts.skipped} skipped`)
// what a failed scenario left open must not keep this from ending
process.exit(counts.FAILED === 0 ? 0 : 1)

async function report({ name, claim, run }: Scenario): Promise<void> {
  const begun = performance.now()
  const tell = (outcome: keyof typeof counts, lines: string[]) => {
    counts[outcome] += 1
    const time = seconds(performance.now() - begun)
    table.push(`${outcome.padEnd(9)}${name.padEnd(22)}${time.padStart(8)}`)
    console.log(`${outcome}  ${name}  (${time})`)
    for (const line of [claim, ...lines]) console.log(`        ${line}`)
    console.log('')
  }
  try {
    const { seen, wrong } = await run()
    const shown = wrong.slice(0, 10).map((sentence) => `wrong: ${sentence}`)
    if (wrong.length > shown.length) shown.push(`and ${wrong.length - shown.length} more`)
    tell(wrong.length === 0 ? 'passed' : 'FAILED', [`seen: ${seen}`, ...shown])
  } catch (error) {
    if (error instanceof Skipped) tell('skipped', [error.message])
    else tell('FAILED', [error instanceof Error ? (error.stack ?? error.message) : String(error)])
  }
}
