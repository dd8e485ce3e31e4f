import { parseArgs } from 'node:util'

export interface Options {
  command: string
  /** Number of prompts; `growth` and `search` use several sizes. */
  size: number
  sizes: number[]
  /** Numbers of concurrent clients (`--at`). */
  clients: number[]
  /** Duration of a contender's turn, and number of turns. */
  seconds: number
  rounds: number
  minutes: number
  /** Whether to measure the embedded database too. */
  embedded: boolean
  /** How many times slower a phone's processor is than this machine's. */
  slower: number
  /** A folder for tables as Markdown and charts as SVG. */
  save: string | undefined
  /** Selects cases by group or part of their name; all by default. */
  isSelected: (one: { group: string; name: string }) => boolean
}

/** Default sizes of commands that compare libraries. */
const SIZES: Record<string, string> = { growth: '1000,10000,100000,1000000', search: '10000,100000,1000000' }

/** `[command] [calls…] [--option value…]`; without a command, `calls`. */
export function readOptions(args: string[], commands: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      size: { type: 'string' },
      at: { type: 'string', default: '1,16,64' },
      seconds: { type: 'string', default: '0.5' },
      rounds: { type: 'string', default: '3' },
      minutes: { type: 'string', default: '10' },
      embedded: { type: 'string', default: 'yes' },
      slower: { type: 'string', default: '4' },
      save: { type: 'string' },
    },
  })
  const numbers = (text: string) => text.split(',').map(Number)
  const named = commands.includes(positionals[0] ?? '')
  const command = (named && positionals[0]) || 'calls'
  const names = named ? positionals.slice(1) : positionals
  const sizes = numbers(values.size ?? SIZES[command] ?? '100000')
  return {
    command,
    size: sizes[0] ?? Number.NaN,
    sizes,
    clients: numbers(values.at),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    minutes: Number(values.minutes),
    embedded: values.embedded === 'yes',
    slower: Number(values.slower),
    save: values.save,
    isSelected: ({ group, name }) =>
      names.length === 0 || names.some((part) => part === group || name.includes(part)),
  }
}
