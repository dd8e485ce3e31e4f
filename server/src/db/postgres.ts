import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { createDb, type Database } from './database.ts'

const OLDEST_VERSION = 15

export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
    application_name: 'prompt-library',
  })
  // a connection that breaks raises an event, idle or in use; unheard, it would end the process
  pool.on('error', onIdleError)
  pool.on('connect', (client) => void client.on('error', onIdleError))
  try {
    await refuseOldVersion(pool)
  } catch (error) {
    await pool.end()
    if (error instanceof StartError) throw error
    const reason = (error as Error).message || (error as NodeJS.ErrnoException).code
    throw new StartError(`${describe(url)} can't be used: ${reason}. Check DATABASE_URL.`, { cause: error })
  }
  const db = createDb(new PostgresDialect({ pool }))
  return {
    db,
    description: describe(url),
    pool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    withSession: async (work) => {
      const client = await pool.connect()
      try {
        const result = await work(async (script, values) => lastRows(await client.query(script, values)))
        client.release()
        return result
      } catch (error) {
        // a session that failed half way may hold locks: it is closed, not given back
        client.release(true)
        throw error
      }
    },
    close: async () => {
      await db.destroy()
      // Kysely ends the pool only if it has made a query of its own
      if (!pool.ended) await pool.end()
    },
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
