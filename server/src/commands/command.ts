import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { openPostgres } from '../db/postgres.ts'
import { Refusal } from './refusal.ts'

/** What a command is told beside its arguments. */
export interface Given {
  environment: Readonly<Record<string, string | undefined>>
  /** A path as the person meant it. */
  file: (path: string) => string
  say: (text: string) => void
  /** What somebody types in answer to a question. */
  ask: (question: string) => Promise<string>
  now: Date
}

export interface Command {
  help: string
  run: (args: string[], given: Given) => Promise<void>
}

interface Arguments<Options> {
  options?: Options
  required?: readonly string[]
  optional?: readonly string[]
  help: string
}

/** The arguments, or a refusal that ends in how the command is used. */
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
    if (extra) throw new Error(`"${extra}" is one argument too many.`)
    return { values, positionals }
  } catch (error) {
    throw new Refusal(`${(error as Error).message}\n\n${help}`)
  }
}

/** Opens the database for one piece of work. A new one is made only where it is to be filled. */
export async function withDatabase<T>(
  where: Config['database'],
  { create = false }: { create?: boolean },
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await open(where, create)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Nobody waits for a command as for a page. */
const PATIENT = { statement_timeout: 0, query_timeout: 0, lock_timeout: 60_000 }

async function open(where: Config['database'], create: boolean): Promise<Database> {
  // a connection that breaks fails the query that runs on it, and that is told
  if (where.kind === 'postgres') return openPostgres(where.url, () => undefined, PATIENT)
  if (!create && !existsSync(join(where.folder, 'pglite')))
    throw new Refusal(`There is no database in ${where.folder}. Set DATABASE_URL, or DATA_DIR.`)
  return openEmbedded(where.folder)
}
