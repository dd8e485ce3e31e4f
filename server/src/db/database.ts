import { AsyncLocalStorage } from 'node:async_hooks'
import { type Dialect, Kysely, type Transaction } from 'kysely'
import type { Semaphore } from '../semaphore.ts'
import type { Schema } from './schema.ts'

declare const role: unique symbol

/** The database outside any transaction. */
export type Db = Kysely<Schema> & { readonly [role]: 'db' }

/** An open transaction. `Db` and `Tx` aren't assignable to each other, so a function that takes a `Tx` runs inside one. */
export type Tx = Transaction<Schema> & { readonly [role]: 'tx' }

/** For statements that are correct both inside and outside a transaction. */
export type Queryable = Db | Tx

/** An open database, either PostgreSQL or embedded. */
export interface Database {
  db: Db
  /** Its delay shows how far the database is behind. */
  queue: Pick<Semaphore, 'delay'>
  /** For the startup message, without secrets. */
  description: string
  /** Connection pool statistics. The embedded database has only one connection and no pool. */
  pool?: () => { total: number; idle: number; waiting: number }
  /** Runs scripts of several statements on a dedicated connection. */
  withSession<T>(work: (run: RunScript) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** Runs SQL text and returns the rows of the last statement. With values to bind, only one statement is allowed. */
export type RunScript = (script: string, values?: unknown[]) => Promise<Record<string, unknown>[]>

export function createDb(dialect: Dialect): Db {
  return new Kysely<Schema>({ dialect }) as Db
}

/** Runs `work` in a transaction and retries it after a deadlock, so `work` must have no side effects outside the database. */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute((tx) => insideTransaction.run(true, () => work(tx as Tx)))
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

/**
 * Runs reads that all see the same moment. Otherwise a text could become private between the check that allows reading it and
 * the read. The embedded database runs nothing else in between.
 */
export async function inSnapshot<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((tx) => insideTransaction.run(true, () => work(tx as Tx)))
}

const ATTEMPTS = 3

/** PostgreSQL's "serialization failure" and "deadlock detected". */
function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && ['40001', '40P01'].includes(String(error.code))
}

const insideTransaction = new AsyncLocalStorage<true>()

/**
 * Called before a connection is acquired. The embedded database has only one, so acquiring a second one inside a transaction
 * would deadlock. PostgreSQL refuses it too, so that every test run finds the mistake.
 */
export function refuseInsideTransaction(): void {
  if (insideTransaction.getStore()) throw new Error('db was used inside a transaction; use its tx')
}
