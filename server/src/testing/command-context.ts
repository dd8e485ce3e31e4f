import { PassThrough } from 'node:stream'
import type { CommandContext } from '../commands/command.ts'

/** What a command gets in tests: it prints into `printed`, and paths are what was typed. */
export function commandContext(
  changes: Partial<CommandContext> = {},
): CommandContext & { printed: string[] } {
  const printed: string[] = []
  return {
    environment: {},
    file: (path) => path,
    print: (text) => void printed.push(text),
    output: new PassThrough(),
    ask: async () => '',
    now: new Date('2026-03-15T12:00:00.000Z'),
    ...changes,
    printed,
  }
}
