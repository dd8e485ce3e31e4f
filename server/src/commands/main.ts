// The commands for whoever runs the library: `npm run backup` and its siblings.
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readEnvironment } from '../config.ts'
import { StartError } from '../start-error.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { moveToPostgres } from './move-to-postgres.ts'
import { person } from './person.ts'
import { Refusal } from './refusal.ts'
import { restore } from './restore.ts'

const COMMANDS: Record<string, Command> = { backup, restore, 'move-to-postgres': moveToPostgres, person }

// what a command has begun to write is removed when the process exits, which a signal alone would not let it do
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

try {
  await main()
} catch (error) {
  // what somebody can mend is told in a sentence; a stack trace would bury it
  const told = error instanceof Refusal || error instanceof StartError
  console.error(told ? `\n${error.message}` : error)
  process.exitCode = 1
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) throw new Refusal(`There is no command "${name}", only ${Object.keys(COMMANDS).join(', ')}.`)
  if (args.includes('--help')) return console.log(command.help)
  await command.run(args, {
    environment: readEnvironment(process.cwd(), process.env),
    // npm runs a script in the project's folder, and says here where it was called
    file: (path) => resolve(process.env['INIT_CWD'] ?? '.', path),
    say: (text) => console.log(text),
    ask,
    now: new Date(),
  })
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY) throw new Refusal('Nobody is there to ask. Say --yes if you are sure.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
