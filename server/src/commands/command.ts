import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import { Refusal } from './refusal.ts'

/** What a command gets besides its arguments. */
export interface CommandContext {
  environment: Readonly<Record<string, string | undefined>>
  /** Resolves a path against the folder where the user ran the command. */
  file: (path: string) => string
  print: (text: string) => void
  /** Where a backup goes that isn't written to a file. */
  output: Writable & { isTTY?: boolean }
  /** Asks a question and returns what the user types. */
  ask: (question: string) => Promise<string>
  now: Date
}

export interface Command {
  help: string
  run: (args: string[], context: CommandContext) => Promise<void>
}

/** The path of a backup that the user typed. */
export function pathOf(file: string, { file: resolve }: Pick<CommandContext, 'file'>): string {
  if (file.includes('://'))
    throw new Refusal(
      `${file} isn't a file on this machine. To store backups elsewhere, see docs/operations.md.`,
    )
  return resolve(file)
}

interface Arguments<Options> {
  options?: Options
  required?: readonly string[]
  optional?: readonly string[]
  help: string
}

/** Parses the arguments. Invalid arguments are refused with a message that includes the help text. */
export function readArguments<const Options extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  { options, required = [], optional = [], help }: Arguments<Options>,
) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: options ?? ({} as Options),
      allowPositionals: true,
    })
    const missing = required[positionals.length]
    if (missing) throw new Error(`The ${missing} is missing.`)
    const extra = positionals[required.length + optional.length]
    if (extra) throw new Error(`Unexpected argument: "${extra}".`)
    return { values, positionals }
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${help}`)
  }
}

interface Opening {
  /** Only commands that fill a database can create one. */
  create?: boolean
  /** For commands that read only what replicas have too: no unlogged tables. */
  canBeReplica?: boolean
}

/** Opens the database, runs `work`, and closes it. */
export async function withDatabase<T>(
  where: Config['database'],
  opening: Opening,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await open(where, opening)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Commands can run longer than requests. */
const NO_TIMEOUTS = { statement_timeout: 0, query_timeout: 0, lock_timeout: 60_000 }

async function open(
  where: Config['database'],
  { create = false, canBeReplica = false }: Opening,
): Promise<Database> {
  // A broken connection makes the running query fail, and that error is reported.
  if (where.kind === 'postgres')
    return openPostgres(where.url, () => undefined, { ...NO_TIMEOUTS, canBeReplica })
  if (!create && !existsSync(join(where.folder, 'pglite')))
    throw new Refusal(`There is no database in ${where.folder}. Set DATABASE_URL or DATA_DIR.`)
  return openEmbedded(where.folder)
}
