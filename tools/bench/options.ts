// The options of the benchmarks.
import { parseArgs } from 'node:util'

export interface Options {
  command: string
  /** Numbers of prompts; most commands use the first. */
  sizes: [number, ...number[]]
  /** Numbers of concurrent clients (`--at`). */
  clients: number[]
  /** Duration of a contender's turn in milliseconds, and number of turns. */
  milliseconds: number
  rounds: number
  /** Selects cases by group or part of their name; all by default. */
  isSelected: (one: { group?: string; name: string }) => boolean
}

/** Default sizes of commands that compare libraries. */
const SIZES: Record<string, string> = {
  growth: '1000,10000,100000,1000000',
  search: '10000,100000,1000000',
}

/** `[command] [names…] [--option value…]`; without a command, `calls`. */
export function readOptions(args: string[], commands: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      size: { type: 'string' },
      at: { type: 'string', default: '1,16,64' },
      seconds: { type: 'string', default: '0.5' },
      rounds: { type: 'string', default: '3' },
    },
  })
  const numbers = (text: string) => text.split(',').map(Number)
  const isNamed = commands.includes(positionals[0] ?? '')
  const command = (isNamed && positionals[0]) || 'calls'
  const names = isNamed ? positionals.slice(1) : positionals
  return {
    command,
    sizes: numbers(values.size ?? SIZES[command] ?? '100000') as [number, ...number[]],
    clients: numbers(values.at),
    milliseconds: Number(values.seconds) * 1000,
    rounds: Number(values.rounds),
    isSelected: ({ group, name }) =>
      names.length === 0 || names.some((part) => part === group || name.includes(part)),
  }
}
