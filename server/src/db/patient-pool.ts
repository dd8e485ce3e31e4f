import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { WaitingLine } from './waiting-line.ts'

const FULL = '53300'
const FULL_PATIENCE = 1_000
const FULL_PAUSE = 100

// the server has turned read-only; it ends the session, or itself
const ENDS_CONNECTION = /^(25006|25P03|25P04|57P..|08...)$/

/** The connections to PostgreSQL as Kysely takes them: with a line in front, and without those that are of no more use. */
export function createPool(pool: pg.Pool, line: WaitingLine): PostgresPool {
  return {
    options: {},
    connect: async () => {
      await line.enter()
      try {
        return toClient(await connect(pool), line)
      } catch (error) {
        line.leave()
        throw error
      }
    },
    end: () => pool.end(),
  }
}

/** Where PostgreSQL takes no more connections, one of those that we have may become free. */
async function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  const end = performance.now() + FULL_PATIENCE
  for (;;) {
    try {
      return await pool.connect()
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== FULL || performance.now() > end) throw error
    }
    await wait(FULL_PAUSE)
  }
}

function toClient(client: pg.PoolClient, line: WaitingLine): PostgresPoolClient {
  let trouble: unknown
  const query = async (sql: string, parameters: unknown[]) => {
    // such as the rollback after no answer came: it would wait behind the statement that hangs
    if (trouble) throw trouble
    try {
      return await client.query(sql, parameters)
    } catch (error) {
      if (isOfNoMoreUse(error)) trouble = error
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      client.release(destroy === true || trouble !== undefined)
      line.leave()
    },
  }
}

/**
 * Whether a connection should be made anew after this. A statement that got no answer in time may still run, and its
 * answer would be taken for that of the next one. A server that turned read-only is no longer the one to write to.
 */
function isOfNoMoreUse(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || ENDS_CONNECTION.test(error.code ?? '')
}
