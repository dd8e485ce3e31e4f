import { randomUUID } from 'node:crypto'
import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { createDb, type Database } from './database.ts'
import { createPool } from './patient-pool.ts'
import { WaitingLine } from './waiting-line.ts'

const OLDEST_VERSION = 15
const CONNECTIONS = 10

/** In milliseconds; docs/decisions/0015 tells why. PostgreSQL itself keeps those that carry its names. */
const LIMITS = {
  /** For one of our connections to become free. */
  patience: 5_000,
  connectionTimeoutMillis: 5_000,
  lock_timeout: 4_000,
  statement_timeout: 10_000,
  idle_in_transaction_session_timeout: 15_000,
  /** For a PostgreSQL that does not answer at all. */
  query_timeout: 13_000,
}

/** Scripts may build an index over everything, and wait for another server that does. */
const SCRIPT_LIMITS = { statement_timeout: 3_600_000, idle_in_transaction_session_timeout: 60_000 }

export async function openPostgres(
  url: string,
  onIdleError: (error: Error) => void,
  otherLimits: Partial<typeof LIMITS> = {},
): Promise<Database> {
  const { patience, ...limits } = { ...LIMITS, ...otherLimits }
  // each opening has a name of its own, so that a command can tell others from itself
  const application_name = `prompt-library ${randomUUID()}`
  const settings = { connectionString: url, keepAlive: true, application_name }
  // a pooler that gives each transaction another connection may not know statements that were prepared on the one before
  const prepares = new URL(url).searchParams.get('prepared_statements') !== 'false'
  const client = prepares && { Client: createPreparingClient() }
  // one stays open: by it a restore knows that a server is running, however quiet it is
  const pool = new pg.Pool({ ...client, ...settings, ...limits, max: CONNECTIONS, min: 1 })
  // a connection that breaks raises an event, idle or in use; unheard, it would end the process
  pool.on('error', onIdleError)
  pool.on('connect', (client) => void client.on('error', onIdleError))
  const line = new WaitingLine({ places: CONNECTIONS, patience })
  // before the first connection is made: it counts those that there are
  const patientPool = createPool(pool, line)
  try {
    await refuseOldVersion(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new StartError(`${describe(url)} can't be used: ${reason}. Check DATABASE_URL.`, { cause: error })
  }
  const db = createDb(new PostgresDialect({ pool: patientPool }))
  return {
    db,
    line,
    description: describe(url),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: line.length }),
    withSession: async (work) => {
      const { connectionTimeoutMillis } = limits
      const client = new pg.Client({ ...settings, ...SCRIPT_LIMITS, connectionTimeoutMillis })
      client.on('error', onIdleError)
      await client.connect()
      try {
        return await work(async (script, values) => lastRows(await client.query(script, values)))
      } finally {
        await client.end()
      }
    },
    close: async () => {
      await db.destroy()
      // Kysely ends the pool only if it has made a query of its own
      if (!pool.ended) await pool.end()
    },
  }
}

/** PostgreSQL keeps a plan for each name: beyond so many, whatever builds the statements, they stay without one. */
const NAMES_MAX = 300

/** Has each statement parsed and planned once for a connection, not each time: for most, that takes longer than to run them. */
function createPreparingClient(): typeof pg.Client {
  const names = new Map<string, string>()
  const nameOf = (text: string) => {
    if (!names.has(text) && names.size < NAMES_MAX) names.set(text, `s${names.size}`)
    return names.get(text) ?? ''
  }
  return class PreparingClient extends pg.Client {
    override query(...args: unknown[]): never {
      const [text, values] = args
      // A search has as many texts as there are queries: they would use up the names, and planning is the least of it.
      const prepared =
        typeof text === 'string' &&
        Array.isArray(values) &&
        values.length > 0 &&
        !text.includes('search_documents')
      return Reflect.apply(
        super.query,
        this,
        prepared ? [{ name: nameOf(text), text, values }] : args,
      ) as never
    }
  }
}

async function refuseOldVersion(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; name: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
  )
  const version = rows[0]
  if (!version || version.number < OLDEST_VERSION * 10_000)
    throw new Error(
      `DATABASE_URL leads to PostgreSQL ${version?.name}; ${OLDEST_VERSION} or newer is needed.`,
    )
}

function describe(url: string): string {
  const { host, pathname } = new URL(url)
  return `PostgreSQL at ${host}${pathname}`
}

// several statements give several results, one statement one
function lastRows(result: pg.QueryResult | pg.QueryResult[]): Record<string, unknown>[] {
  return (Array.isArray(result) ? result.at(-1) : result)?.rows ?? []
}
