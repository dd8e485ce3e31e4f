import { parseArgs } from 'node:util'
import type { Case } from './cases.ts'

export interface Options {
  command: string
  /** How many prompts there are: one number, or several for `growth`. */
  size: number
  sizes: number[]
  /** How many people ask at once. */
  at: number[]
  /** Each contender works so long at a time, so many times. */
  seconds: number
  rounds: number
  minutes: number
  /** Whether the embedded database takes part. */
  embedded: boolean
  /** How many times slower than this machine's a phone's processor is. */
  slower: number
  /** A folder for the tables as Markdown, and the picture. */
  save: string | undefined
  /** Which calls are measured: by group or by a part of the name; all, unless some are named. */
  chosen: (one: Case) => boolean
}

/** Commands that compare libraries measure several. */
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
  const wishes = named ? positionals.slice(1) : positionals
  const sizes = numbers(values.size ?? SIZES[command] ?? '100000')
  return {
    command,
    size: sizes[0] ?? Number.NaN,
    sizes,
    at: numbers(values.at),
    seconds: Number(values.seconds),
    rounds: Number(values.rounds),
    minutes: Number(values.minutes),
    embedded: values.embedded === 'yes',
    slower: Number(values.slower),
    save: values.save,
    chosen: ({ group, name }) =>
      wishes.length === 0 || wishes.some((wish) => wish === group || name.includes(wish)),
  }
}
