import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { type Config, parseConfig } from '../../server/src/config.ts'
import type { Database, Db } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { cookieRules, hashToken, sessionIssuer } from '../../server/src/features/session/tokens.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startServer } from '../../server/src/testing/start-server.ts'
import { send } from '../shared/send.ts'
import { type Case, type Request, USER_IDS, userId } from './cases.ts'

type Location = { DATABASE_URL: string } | { DATA_DIR: string }

/** Starts the server, without log output, on a library that nothing was written to and with everyone signed in. */
export async function startSite(location: Location, size: number) {
  const database = await ('DATABASE_URL' in location
    ? openPostgres(location.DATABASE_URL, console.error)
    : openEmbedded(location.DATA_DIR))
  await migrate(database)
  await removeWritten(database, size)
  await signIn(database.db, USER_IDS)
  await database.close()
  return startProcess(location, await freePort())
}

async function startProcess(location: Location, port: number) {
  const server = startServer({
    environment: { ...environmentOf(port), ...location },
    cwd: tmpdir(), // A folder without .env.
    discardOutput: true,
  })
  await server.ready()
  const { child, stop } = server
  return { port, child, pid: child.pid ?? 0, stop, [Symbol.asyncDispose]: () => stop().then(() => undefined) }
}

function environmentOf(port: number): Record<string, string> {
  // With a trusted proxy, X-Forwarded-For gives every user a separate address.
  return { PORT: String(port), TRUST_PROXY: 'loopback', STARTER_PROMPTS: 'false', DEMO_DATA: 'false' }
}

/** Must match the server's settings, or it rejects the sessions created below. */
const config: Config = parseConfig(environmentOf(3000))

/** Creates a session for every user, with a token derived from their id. */
async function signIn(db: Db, ids: readonly number[]): Promise<void> {
  const now = new Date()
  const session = { issuer: sessionIssuer(config), created_at: now, last_seen_at: now }
  await db
    .insertInto('sessions')
    .values(ids.map((id) => ({ token_hash: hashToken(tokenOf(id)), user_id: id, ...session })))
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(session))
    .execute()
  // Otherwise repeated runs would reach the hourly limits.
  await db.deleteFrom('rate_limits').execute()
}

/** Deletes what an earlier run wrote. */
async function removeWritten({ db, withSession }: Database, prompts: number): Promise<void> {
  await db.deleteFrom('all_prompts').where('id', '>', prompts).execute()
  await sql`select setval(pg_get_serial_sequence('all_prompts', 'id'), ${prompts}::int)`.execute(db)
  await withSession((run) => run('vacuum all_prompts'))
}

function headersFor(as: number): Record<string, string> {
  return {
    'x-forwarded-for': `10.${as >> 16}.${(as >> 8) & 255}.${as & 255}`,
    cookie: `${cookieRules(config).session}=${tokenOf(as)}`,
  }
}

const tokenOf = (id: number) => `bench-${id}`

/** The requests of a case for the server on this port, with ETags for conditional ones. */
export async function requestsFor({ requests, byMany }: Case, port: number) {
  const all = byMany
    ? MANY.map((as, n): Request => ({ ...(requests[n % requests.length] as Request), as }))
    : requests
  return Promise.all(
    all.map(async ({ path, body, as, conditional }) => {
      const request = { port, path, headers: headersFor(as), ...(body && { body }) }
      if (!conditional) return request
      const { headers } = await send(request)
      return { ...request, headers: { ...request.headers, 'if-none-match': String(headers.etag) } }
    }),
  )
}

const MANY = Array.from({ length: 4_500 }, (_, n) => userId(500 + n))
