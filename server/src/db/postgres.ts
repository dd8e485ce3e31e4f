import { randomUUID } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { Semaphore } from '../semaphore.ts'
import { StartError } from '../start-error.ts'
import { createPool } from './connection-pool.ts'
import { createDb, type Database } from './database.ts'
import { WAITING_MAX } from './no-connection-free.ts'
import { createStatementNames } from './prepared-statements.ts'
import { watchStandby } from './standby.ts'

const OLDEST_VERSION = 15
const CONNECTIONS = 10

/** In milliseconds. See docs/decisions/0015. PostgreSQL itself enforces the ones in snake_case, except query_timeout. */
const LIMITS = {
  /** How long a request waits for a free connection. */
  acquireTimeout: 5_000,
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  /** For a server that doesn't respond at all. */
  query_timeout: 13_000,
}

/** Scripts can build large indexes, or wait for another server to build them. */
const SCRIPT_LIMITS = { statement_timeout: 3_600_000, idle_in_transaction_session_timeout: 60_000 }

/** What takes a replica longer is asked of the primary. */
const REPLICA_LIMITS = {
  ...LIMITS,
  acquireTimeout: 1_000,
  connectionTimeoutMillis: 1_000,
  statement_timeout: 5_000,
  query_timeout: 6_000,
}

const PROBE_TIMEOUT = 1_000

type OnIdleError = (error: Error) => void

export async function openPostgres(
  url: string,
  onIdleError: OnIdleError,
  { canBeReplica = false, ...otherLimits }: Partial<typeof LIMITS> & { canBeReplica?: boolean } = {},
): Promise<Database> {
  const limits = { ...LIMITS, ...otherLimits }
  const { pool, queue, db, close } = connect(url, onIdleError, limits, { isReplica: canBeReplica })
  try {
    await refuseUnusable(pool, url, { canBeReplica })
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    const reason = String((error as Error).message || (error as NodeJS.ErrnoException).code).replace(
      /\.$/,
      '',
    )
    throw new StartError(`${describe(url)} can't be used: ${reason}. Check DATABASE_URL.`, { cause: error })
  }
  return {
    db,
    queue,
    description: describe(url),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: queue.length }),
    withSession: async (work) => {
      const { connectionTimeoutMillis } = limits
      const { application_name } = pool.options
      const client = new pg.Client({
        ...settingsOf(url),
        ...SCRIPT_LIMITS,
        application_name,
        connectionTimeoutMillis,
      })
      client.on('error', onIdleError)
      await client.connect()
      try {
        return await work(async (script, values) => lastRows(await client.query(script, values)))
      } finally {
        await client.end()
      }
    },
    close,
  }
}

/** A replica doesn't have to respond yet, or ever. */
export function connectReplica(url: string, onIdleError: OnIdleError): Pick<Database, 'db' | 'close'> {
  return connect(url, onIdleError, REPLICA_LIMITS, { isReplica: true })
}

/** Reads a position in the write-ahead log, on its own connection, so that it never waits for other queries. */
export function openProbe(url: string, position: string) {
  const pool = new pg.Pool({
    ...settingsOf(url),
    max: 1,
    connectionTimeoutMillis: PROBE_TIMEOUT,
    query_timeout: PROBE_TIMEOUT,
  })
  // The next read opens a new connection, or fails.
  pool.on('error', () => undefined)
  return {
    read: async (): Promise<number | null> => {
      const { rows } = await pool.query(`select pg_wal_lsn_diff(${position}, '0/0')::float8 as position`)
      return rows[0].position
    },
    close: () => pool.end(),
  }
}

function settingsOf(url: string) {
  // A unique name lets a command distinguish its own connections from those of servers.
  return { connectionString: url, keepAlive: true, application_name: `prompt-library ${randomUUID()}` }
}

function connect(
  url: string,
  onIdleError: OnIdleError,
  { acquireTimeout, ...limits }: typeof LIMITS,
  { isReplica = false } = {},
) {
  // A pooler in transaction mode can switch connections, and the next one doesn't have the prepared statements.
  const prepares = new URL(url).searchParams.get('prepared_statements') !== 'false'
  const Client = createClient({ prepares })
  // One connection always stays open so that a restore can tell that a server is running.
  const pool = new pg.Pool({ Client, ...settingsOf(url), ...limits, max: CONNECTIONS, min: 1 })
  // A broken connection emits an error event, which would crash the process if nothing listens.
  pool.on('error', onIdleError)
  pool.on('connect', (client) => void client.on('error', onIdleError))
  const queue = new Semaphore({ running: CONNECTIONS, waiting: WAITING_MAX, waitTimeout: acquireTimeout })
  // Created before the first connection, because it tracks connections as they open.
  const db = createDb(new PostgresDialect({ pool: createPool(pool, queue, { isReplica }) }))
  const close = async () => {
    await db.destroy()
    // Kysely ends the pool only if it has run a query.
    if (!pool.ended) await pool.end()
  }
  return { pool, queue, db, close }
}

/** Prepares each statement once per connection, unless a pooler makes that impossible. */
function createClient({ prepares }: { prepares: boolean }): typeof pg.Client {
  const nameOf = createStatementNames()
  return class PreparingClient extends pg.Client {
    constructor(...args: ConstructorParameters<typeof pg.Client>) {
      super(...args)
      watchStandby(this)
    }

    override query(...args: unknown[]): never {
      const [text, values] = args
      const prepared = prepares && typeof text === 'string' && Array.isArray(values)
      return Reflect.apply(
        super.query,
        this,
        prepared ? [{ name: nameOf(text, values), text, values }] : args,
      ) as never
    }
  }
}

async function refuseUnusable(
  pool: pg.Pool,
  url: string,
  { canBeReplica }: { canBeReplica: boolean },
): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string; replica: boolean }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name,
       pg_is_in_recovery() as replica`,
  )
  const version = rows[0]
  if (!version || version.number < OLDEST_VERSION * 10_000)
    throw new StartError(
      `${describe(url)} is version ${version?.name}, but the library needs version ${OLDEST_VERSION} or newer. Update PostgreSQL, or set DATABASE_URL to a newer server.`,
    )
  if (version.replica && !canBeReplica)
    throw new StartError(
      `${describe(url)} is a replica, which can't save anything. Set DATABASE_URL to the primary.`,
    )
}

function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}

// A script with several statements returns an array of results.
function lastRows(result: pg.QueryResult | pg.QueryResult[]): Record<string, unknown>[] {
  return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? []
}
