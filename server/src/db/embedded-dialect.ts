import { setImmediate as nextTurn } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PGliteDialect,
  PostgresAdapter,
} from 'kysely'
import type { Semaphore } from '../semaphore.ts'
import { refuseInsideTransaction } from './database.ts'
import { withPreparedStatements } from './embedded-statements.ts'
import { NoConnectionFree } from './no-connection-free.ts'

/** PostgreSQL extends its write-ahead log by 16 MiB at a time and can need several such files. */
export const FREE_SPACE_MIN = 67_108_864

const EVENT_LOOP_TURNS = 8

/** PostgreSQL's code for a write in a read-only transaction. */
const READ_ONLY = '25006'

/** The disk is nearly full. Uses PostgreSQL's code for a full disk. */
class DiskFull extends Error {
  readonly code = '53100'
}

interface Parts {
  pglite: PGlite
  queue: Semaphore
  /** Free disk space, in bytes. */
  freeSpace: () => number
}

/**
 * Kysely's dialect for PGlite with four differences. The queue for the single connection is bounded. The event loop runs
 * between two requests. A transaction that can't begin fails instead of waiting forever. And nothing is written when the
 * disk is nearly full, because PGlite and the whole process hang when the write-ahead log no longer fits.
 */
export function createEmbeddedDialect({ pglite, queue, freeSpace }: Parts): Dialect {
  const dialect = new PGliteDialect({ pglite: withPreparedStatements(pglite) })
  return {
    // With PGlite's adapter, Kysely would put an unbounded queue before this one.
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(dialect.createDriver(), { queue, freeSpace }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function createDriver(driver: Driver, { queue, freeSpace }: Pick<Parts, 'queue' | 'freeSpace'>): Driver {
  const run = async (connection: DatabaseConnection, statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement))
  }
  let isReadOnly = false
  /** Of the one connection. */
  let release = () => {}
  /** PostgreSQL decides what a write is: an `insert` can also be part of a `select`, or of a function that it calls. */
  const refuseWritesWhenDiskFull = async (connection: DatabaseConnection): Promise<DatabaseConnection> => {
    const isFull = freeSpace() < FREE_SPACE_MIN
    if (isFull !== isReadOnly)
      await run(connection, `set default_transaction_read_only = ${isFull ? 'on' : 'off'}`)
    isReadOnly = isFull
    return isFull ? explainingRefusals(connection) : connection
  }
  return {
    init: () => driver.init(),
    destroy: () => driver.destroy(),
    acquireConnection: async () => {
      refuseInsideTransaction()
      const leave = await queue.enter()
      if (!leave) throw new NoConnectionFree()
      release = leave
      // A statement blocks the whole process. Without these turns, the queue would drain before the process does anything
      // else. A single turn would accept only one new HTTP connection per statement.
      for (let turn = 0; turn < EVENT_LOOP_TURNS; turn += 1) await nextTurn()
      try {
        return await refuseWritesWhenDiskFull(await driver.acquireConnection())
      } catch (error) {
        release()
        throw error
      }
    },
    releaseConnection: async () => release(),
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
  }
}

function explainingRefusals(connection: DatabaseConnection): DatabaseConnection {
  return {
    executeQuery: (query) =>
      connection.executeQuery<never>(query).catch((error: Error & { code?: string }) => {
        if (error.code !== READ_ONLY) throw error
        throw new DiskFull('the disk is nearly full, so the embedded database refuses writes', {
          cause: error,
        })
      }),
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  }
}
