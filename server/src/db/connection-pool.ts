import { setTimeout as wait } from 'node:timers/promises'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Semaphore } from '../semaphore.ts'
import { refuseInsideTransaction } from './database.ts'
import { NoConnectionFree } from './no-connection-free.ts'
import { isStandby, StandbyReached } from './standby.ts'

const TOO_MANY_CONNECTIONS = '53300'
const RETRY_TIMEOUT = 5_000
const RETRY_PAUSE = 50

const READ_ONLY = '25006'
const RETIRE_INTERVAL = 1_000

// The server is read-only now, is closing the session, or is shutting down.
const ENDS_CONNECTION = /^(25006|25P03|25P04|57P..|08...)$/

/** A connection pool for Kysely with a bounded queue. It doesn't reuse broken connections. */
export function createPool(
  pool: pg.Pool,
  queue: Semaphore,
  { isReplica }: { isReplica: boolean },
): PostgresPool {
  const connect = createConnect(pool, { isReplica })
  return {
    options: {},
    connect: async () => {
      refuseInsideTransaction()
      const release = await queue.enter()
      if (!release) throw new NoConnectionFree()
      try {
        return toPoolClient({ ...(await connect()), release })
      } catch (error) {
        release()
        throw error
      }
    },
    end: () => pool.end(),
  }
}

interface Connection {
  client: pg.PoolClient
  /** Retires every connection opened until now, because this one reported that the server has become read-only. */
  retireAll: () => void
}

function createConnect(pool: pg.Pool, { isReplica }: { isReplica: boolean }): () => Promise<Connection> {
  const openedAt = new Map<pg.PoolClient, number>()
  let retiredAt = 0
  pool.on('connect', (client) => void openedAt.set(client, performance.now()))
  pool.on('remove', (client) => void openedAt.delete(client))
  const retireAll = () => {
    // Limits how often connections are replaced while the server stays read-only.
    if (performance.now() - retiredAt > RETIRE_INTERVAL) retiredAt = performance.now()
  }

  return async () => {
    const end = performance.now() + RETRY_TIMEOUT
    for (;;) {
      try {
        const client = await pool.connect()
        // During a failover, a node can be reached before it becomes the primary. It may not have what was written last.
        if (!isReplica && isStandby(client)) {
          client.release(true)
          throw new StandbyReached()
        }
        if ((openedAt.get(client) ?? 0) >= retiredAt) return { client, retireAll }
        client.release(true)
      } catch (error) {
        // When PostgreSQL accepts no more connections, one from the pool can become free.
        const canRetry = hasCode(error, TOO_MANY_CONNECTIONS) && openedAt.size > 0 && performance.now() < end
        if (!canRetry) throw error
        await wait(RETRY_PAUSE)
      }
    }
  }
}

function toPoolClient({
  client,
  retireAll,
  release,
}: Connection & { release: () => void }): PostgresPoolClient {
  let fatalError: unknown
  const query = async (sql: string, parameters: unknown[]) => {
    // For example, a rollback after a timeout would wait for the statement that hangs.
    if (fatalError) throw fatalError
    try {
      return await client.query(sql, parameters)
    } catch (error) {
      if (hasCode(error, READ_ONLY)) retireAll()
      if (isFatal(error)) fatalError = error
      throw error
    }
  }
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => {
      client.release(destroy === true || fatalError !== undefined)
      release()
    },
  }
}

/**
 * Whether the connection must be replaced. A statement that timed out can still be running, and its result would be taken
 * for the result of the next one. A server that became read-only is no longer the primary.
 */
function isFatal(error: unknown): boolean {
  return !(error instanceof pg.DatabaseError) || ENDS_CONNECTION.test(error.code ?? '')
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof pg.DatabaseError && error.code === code
}
