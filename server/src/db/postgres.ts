import { PostgresDialect } from 'kysely'
import pg from 'pg'
import { StartError } from '../start-error.ts'
import { createDb, type Database } from './database.ts'

const OLDEST_VERSION = 15

export async function openPostgres(url: string, onIdleError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    Client: PreparingClient,
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
    withSession: async (work) => {
      const client = await pool.connect()
      try {
        const result = await work(async (script) => lastRows(await client.query(script)))
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

/** Has each statement parsed and planned once for a connection, not each time: for most, that takes longer than to run them. */
class PreparingClient extends pg.Client {
  override query(...args: unknown[]): never {
    const [text, values] = args
    const prepared = typeof text === 'string' && Array.isArray(values) && values.length > 0
    return Reflect.apply(super.query, this, prepared ? [{ name: nameOf(text), text, values }] : args) as never
  }
}

const names = new Map<string, string>()

/** PostgreSQL keeps a plan for each name: beyond so many, whatever builds the statements, they stay without one. */
const NAMES_MAX = 300

function nameOf(text: string): string {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= NAMES_MAX) return ''
  const name = `s${names.size}`
  names.set(text, name)
  return name
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
