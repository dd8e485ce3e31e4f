// `npm run bench`: runs the benchmarks that its options name.
import { cpus, totalmem } from 'node:os'
import { benchCalls } from './calls.ts'
import { readOptions } from './options.ts'
import { benchScreens } from './screens.ts'
import { benchGrowth, benchSearch } from './sizes.ts'

// Exits on signals, so that exit handlers stop the child processes.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(130))

const COMMANDS = {
  calls: benchCalls,
  growth: benchGrowth,
  screens: benchScreens,
  search: benchSearch,
}

const options = readOptions(process.argv.slice(2), Object.keys(COMMANDS))
const memory = Math.round(totalmem() / 1024 ** 3)
console.log(`${cpus().length} × ${cpus()[0]?.model.trim()}, ${memory} GB, Node ${process.versions.node}`)
console.table(await COMMANDS[options.command as keyof typeof COMMANDS](options))
