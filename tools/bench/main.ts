import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Result, showTable, toMarkdown } from '../shared/report.ts'
import { benchAbuse } from './abuse.ts'
import { benchBrowser } from './browser.ts'
import { benchCalls } from './calls.ts'
import { benchEmbeddedSaves } from './embedded-saves.ts'
import { benchGrowth } from './growth.ts'
import { benchMemory } from './memory.ts'
import { readOptions } from './options.ts'
import { showPlans } from './plans.ts'
import { benchProcesses } from './processes.ts'
import { benchScreens } from './screens.ts'
import { benchSearch } from './search.ts'

// Exits on signals, so that exit handlers stop the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const COMMANDS = {
  calls: benchCalls,
  growth: benchGrowth,
  memory: benchMemory,
  processes: benchProcesses,
  browser: benchBrowser,
  screens: benchScreens,
  plans: showPlans,
  search: benchSearch,
  'embedded-saves': benchEmbeddedSaves,
  abuse: benchAbuse,
}

const options = readOptions(process.argv.slice(2), Object.keys(COMMANDS))
console.log(machine())
const result: Result = await COMMANDS[options.command as keyof typeof COMMANDS](options)
for (const table of result.tables) showTable(table)
for (const line of result.remarks ?? []) console.log(line)
if (options.save) save(options.save, result)

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 1024 ** 3)
  return `${cpus().length} × ${first?.model.trim()}, ${memory} GB, ${process.platform} ${process.arch}, Node ${process.versions.node}`
}

function save(folder: string, { tables, remarks = [], chart }: Result): void {
  mkdirSync(folder, { recursive: true })
  const text = [machine(), ...tables.map(toMarkdown), ...remarks].join('\n\n')
  writeFileSync(join(folder, `${options.command}.md`), `${text}\n`)
  if (chart) writeFileSync(join(folder, `${options.command}.svg`), chart)
}
