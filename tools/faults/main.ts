// `npm run faults [-- NAME…]`: breaks what the server depends on, under load, and reports what happens.
// Each file in scenarios/ says what its scenarios do and expect.
import { Skipped, seconds } from './scenario.ts'
import { closing } from './scenarios/closing.ts'
import { disks } from './scenarios/disks.ts'
import { kills } from './scenarios/kills.ts'
import { outside } from './scenarios/outside.ts'
import { overload } from './scenarios/overload.ts'
import { postgres } from './scenarios/postgres.ts'

// Exits on signals, so that exit handlers stop the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const scenarios = { ...kills, ...postgres, ...disks, ...outside, ...closing, ...overload }

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in scenarios))
if (unknown.length > 0) {
  console.error(`Unknown scenario: ${unknown.join(', ')}. Available: ${Object.keys(scenarios).join(', ')}`)
  process.exit(1)
}

const counts = { passed: 0, FAILED: 0, skipped: 0 }
for (const [name, run] of Object.entries(scenarios)) {
  if (names.length > 0 && !names.includes(name)) continue
  const start = performance.now()
  const report = (outcome: keyof typeof counts, ...lines: string[]) => {
    counts[outcome] += 1
    console.log(`${outcome}  ${name}  (${seconds(performance.now() - start)})`)
    for (const line of lines) console.log(`        ${line}`)
  }
  try {
    const { summary, problems } = await run()
    const shown = problems.slice(0, 10).map((problem) => `problem: ${problem}`)
    if (problems.length > shown.length) shown.push(`and ${problems.length - shown.length} more`)
    report(problems.length === 0 ? 'passed' : 'FAILED', summary, ...shown)
  } catch (error) {
    if (error instanceof Skipped) report('skipped', error.message)
    else report('FAILED', String(error instanceof Error ? error.stack : error))
  }
}
console.log(`\n${counts.passed} passed, ${counts.FAILED} failed, ${counts.skipped} skipped`)
// Exits even if a failed scenario left something open.
process.exit(counts.FAILED === 0 ? 0 : 1)
