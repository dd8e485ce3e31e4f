import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, Kysely, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { WaitingLine } from './waiting-line.ts'

declare const role: unique symbol

/** The database outside any transaction. */
export type Db = Kysely<Schema> & { readonly [role]: 'db' }

/** One open transaction. What asks for a `Tx` must run inside one; neither type passes for the other. */
export type Tx = Transaction<Schema> & { readonly [role]: 'tx' }

/** For statements that are right on their own and inside a transaction. */
export type Queryable = Db | Tx

/** An open database of either kind. */
export interface Database {
  db: Db
  /** What waits for it: tells how far it is behind. */
  line: Pick<WaitingLine, 'delay'>
  /** For the start-up message, without secrets. */
  description: string
  /** How busy its connections are; the embedded database has only one. */
  pool?: () => { total: number; idle: number; waiting: number }
  /** One connection to itself, for scripts of several statements. */
  withSession<T>(work: (run: RunScript) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Runs SQL text and gives the rows of its last statement. With values to bind it is one statement only. */
export type RunScript = (script: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

export function createDb(dialect: Dialect): Db {
  return new Kysely<Schema>({ dialect }) as Db
}

/**
 * All of it or nothing. `work` may be run again: of two transactions that wait for each other PostgreSQL undoes one, which
 * then finds the way free. So it changes nothing but the database.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx as Tx)))
    } catch (error) {
      if (attempt === ATTEMPTS || !wasInTheWay(error)) throw error
    }
  }
}

const ATTEMPTS = 3

/** PostgreSQL's "serialization failure" and "deadlock detected". */
function wasInTheWay(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['40001', '40P01'].includes(String(error.code))
}

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * For whoever is asked for a connection. The embedded database has only one: asking for a second inside a transaction would
 * wait for itself for ever. Refused on both databases, so that the mistake shows in every test run.
 */
export function refuseInsideTransaction(): void {
  if (insideTransaction.getStore()) throw new Error('db was used inside a transaction; use its tx')
}
