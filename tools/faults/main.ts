// `npm run faults [-- NAME…]`: breaks what the server depends on, under load, and reports what happens. docs/faults.md has the results.
import { type Scenario, Skipped, seconds } from './scenario.ts'
import { closing } from './scenarios/closing.ts'
import { disks } from './scenarios/disks.ts'
import { kills } from './scenarios/kills.ts'
import { outside } from './scenarios/outside.ts'
import { overload } from './scenarios/overload.ts'
import { postgres } from './scenarios/postgres.ts'

const scenarios = [...kills, ...postgres, ...disks, ...outside, ...closing, ...overload]

const names = process.argv.slice(2)
const unknown = names.filter((name) => !scenarios.some((scenario) => scenario.name === name))
if (unknown.length > 0) {
  console.error(`Unknown scenario: ${unknown.join(', ')}. Available scenarios:\n`)
  for (const { name, expected } of scenarios) console.error(`  ${name.padEnd(22)}${expected}`)
  process.exit(1)
}

const table: string[] = []
const counts = { passed: 0, FAILED: 0, skipped: 0 }
for (const scenario of scenarios) {
  if (names.length === 0 || names.includes(scenario.name)) await report(scenario)
}
for (const line of table) console.log(line)
console.log(`\n${counts.passed} passed, ${counts.FAILED} failed, ${counts.skipped} skipped`)
// Exits even if a failed scenario left something open.
process.exit(counts.FAILED === 0 ? 0 : 1)

async function report({ name, expected, run }: Scenario): Promise<void> {
  const start = performance.now()
  const print = (outcome: keyof typeof counts, lines: string[]) => {
    counts[outcome] += 1
    const time = seconds(performance.now() - start)
    table.push(`${outcome.padEnd(9)}${name.padEnd(22)}${time.padStart(8)}`)
    console.log(`${outcome}  ${name}  (${time})`)
    for (const line of [expected, ...lines]) console.log(`        ${line}`)
    console.log('')
  }
  try {
    const { summary, problems } = await run()
    const shown = problems.slice(0, 10).map((problem) => `problem: ${problem}`)
    if (problems.length > shown.length) shown.push(`and ${problems.length - shown.length} more`)
    print(problems.length === 0 ? 'passed' : 'FAILED', [`result: ${summary}`, ...shown])
  } catch (error) {
    if (error instanceof Skipped) print('skipped', [error.message])
    else print('FAILED', [error instanceof Error ? (error.stack ?? error.message) : String(error)])
  }
}
