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
import { refuseInsideTransaction } from './database.ts'
import type { WaitingLine } from './waiting-line.ts'

/** What must be left on the disk: PostgreSQL makes its log 16 MiB at a time, and may need several pieces of it. */
export const ROOM_NEEDED = 67_108_864

const TURNS = 8

/** The disk is nearly full. PostgreSQL's own code for a full one. */
class DiskFull extends Error {
  readonly code = '53100'
}

interface Parts {
  pglite: PGlite
  line: WaitingLine
  /** How many bytes are left where it is kept. */
  room: () => number
}

/**
 * Kysely's dialect for PGlite, but for four things. Who waits for the one connection waits in a line that ends. Between
 * two of them the process has its turn. A transaction that can't begin fails, where Kysely's waits for ever. And nothing is
 * written onto a disk that is nearly full: PGlite hangs, and the whole process with it, when its log does not fit any more.
 */
export function createEmbeddedDialect({ pglite, line, room }: Parts): Dialect {
  const dialect = new PGliteDialect({ pglite })
  return {
    // with PGlite's own adapter Kysely would put a line without end in front of ours
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => createDriver(dialect.createDriver(), { line, room }),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  }
}

function createDriver(driver: Driver, { line, room }: Pick<Parts, 'line' | 'room'>): Driver {
  const run = async (connection: DatabaseConnection, statement: string) => {
    await connection.executeQuery(CompiledQuery.raw(statement))
  }
  return {
    init: () => driver.init(),
    destroy: () => driver.destroy(),
    acquireConnection: async () => {
      refuseInsideTransaction()
      await line.enter()
      // A statement holds up the whole process. Without this, those who wait would be served in one go, and nothing else
      // with them; with one turn alone, one new connection would be taken for each statement.
      for (let turn = 0; turn < TURNS; turn += 1) await nextTurn()
      return sparing(await driver.acquireConnection(), room)
    },
    releaseConnection: async () => line.leave(),
    beginTransaction: (connection) => run(connection, 'begin'),
    commitTransaction: (connection) => run(connection, 'commit'),
    rollbackTransaction: (connection) => run(connection, 'rollback'),
  }
}

const WRITES = ['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode']

function sparing(connection: DatabaseConnection, room: () => number): DatabaseConnection {
  return {
    executeQuery: async (query) => {
      if (WRITES.includes(query.query.kind) && room() < ROOM_NEEDED)
        throw new DiskFull('the disk is nearly full: nothing more is written to the embedded database')
      return connection.executeQuery(query)
    },
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  }
}
