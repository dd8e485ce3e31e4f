// Operator commands: `npm run backup`, `restore`, and `person`.
import { resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { readEnvironment } from '../config.ts'
import { loggedError } from '../logged-error.ts'
import { StartError } from '../start-error.ts'
import { backup } from './backup.ts'
import type { Command } from './command.ts'
import { person } from './person.ts'
import { Refusal } from './refusal.ts'
import { restore } from './restore.ts'

const COMMANDS: Record<string, Command> = {
  backup,
  restore,
  person,
}

// Exit handlers remove partial files, and a signal alone would skip them.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))

try {
  await main()
} catch (error) {
  // A stack trace would bury a message that the user can act on.
  const isExpected = error instanceof Refusal || error instanceof StartError
  console.error(isExpected ? `\n${(error as Error).message}` : loggedError(error))
  process.exitCode = 1
}

async function main(): Promise<void> {
  const [name = '', ...args] = process.argv.slice(2)
  const command = COMMANDS[name]
  if (!command) throw new Refusal(`Unknown command "${name}". Commands: ${Object.keys(COMMANDS).join(', ')}.`)
  if (args.includes('--help')) return console.log(command.help)
  await command.run(args, {
    environment: readEnvironment(process.cwd(), process.env),
    // npm runs scripts in the project folder and puts the caller's folder in INIT_CWD.
    file: (path) => resolve(process.env['INIT_CWD'] ?? '.', path),
    // A backup on standard output must not have other text in it.
    print: args.includes('-') ? console.error : console.log,
    output: process.stdout,
    ask,
    now: new Date(),
  })
}

async function ask(question: string): Promise<string> {
  if (!process.stdin.isTTY)
    throw new Refusal('This needs a confirmation, but there is no terminal. Use --yes to skip it.')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  try {
    return await terminal.question(question)
  } finally {
    terminal.close()
  }
}
