import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { refuseInsideTransaction } from './database.ts'
import type { WaitingLine } from './waiting-line.ts'

const FULL = '53300'
const FULL_PATIENCE = 5_000
const FULL_PAUSE = 50

const READ_ONLY = '25006'
const RENEWAL_INTERVAL = 1_000

// the server has turned read-only; it ends the session, or itself
const ENDS_CONNECTION = /^(25006|25P03|25P04|57P..|08...)$/

/** The connections to PostgreSQL as Kysely takes them: with a line in front, and without those that are of no more use. */
export function createPool(pool: pg.Pool, line: WaitingLine): PostgresPool {
  const connect = createConnect(pool)
  return {
    options: {},
    connect: async () => {
      refuseInsideTransaction()
      await line.enter()
      try {
        const { client, condemn } = await connect()
        return toPoolClient({ client, condemn, leave: () => line.leave() })
      } catch (error) {
        line.leave()
        throw error
      }
    },
    end: () => pool.end(),
  }
}

interface Connected {
  client: pg.PoolClient
  /** This one told that the server has turned read-only: so will all others that were made before now. */
  condemn: () => void
}

function createConnect(pool: pg.Pool): () => Promise<Connected> {
  const madeAt = new Map<pg.PoolClient, number>()
  let condemnedAt = 0
  pool.on('connect', (client) => void madeAt.set(client, performance.now()))
  pool.on('remove', (client) => void madeAt.delete(client))
  const condemn = () => {
    // while it stays so, not with every write that is tried
    if (performance.now() - condemnedAt > RENEWAL_INTERVAL) condemnedAt = performance.now()
  }

  return async () => {
    const end = performance.now() + FULL_PATIENCE
    for (;;) {
      try {
        const client = await pool.connect()
        if ((madeAt.get(client) ?? 0) >= condemnedAt) return { client, condemn }
        client.release(true)
      } catch (error) {
        // where PostgreSQL takes no more connections, one of those that we have may become free
        const mayBecomeFree = isCoded(error, FULL) && madeAt.size > 0 && performance.now() < end
        if (!mayBecomeFree) throw error
        await wait(FULL_PAUSE)
      }
    }
  }
}

function toPoolClient({ client, condemn, leave }: Connected & { leave: () => void }): PostgresPoolClient {
  let trouble: unknown
  const query = async (sql: string, parameters: unknown[]) => {
    // such as the rollback after no answer came: it would wait behind the statement that hangs
    if (trouble) throw trouble
    try {
      return await client.query(sql, parameters)
    } catch (error) {
      if (isCoded(error, READ_ONLY)) condemn()
      if (isOfNoMoreUse(error)) trouble = error
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      client.release(destroy === true || trouble !== undefined)
      leave()
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

function isCoded(error: unknown, code: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code
}
