import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { type Config, parseConfig } from '../../server/src/config.ts'
import type { Database } from '../../server/src/db/database.ts'
import { cookieRules, hashToken, sessionIssuer } from '../../server/src/features/session/tokens.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startServer } from '../../server/src/testing/start-server.ts'
import { type Case, type Request, USER_COUNT, USER_IDS, userId } from './cases.ts'

export interface Product {
  port: number
  child: ChildProcess
  stop: () => Promise<unknown>
}

/** Starts the server without log output and without seeds. */
export async function startProduct(
  environment: Record<string, string>,
  fixedPort?: number,
): Promise<Product> {
  const port = fixedPort ?? (await freePort())
  const server = startServer({
    environment: { ...environmentOf(port), ...environment },
    cwd: tmpdir(), // A folder without .env.
    discardOutput: true,
  })
  await server.ready()
  return { port, child: server.child, stop: () => server.stop() }
}

function environmentOf(port: number): Record<string, string> {
  // With a trusted proxy, X-Forwarded-For gives every user a separate address.
  return { PORT: String(port), TRUST_PROXY: 'loopback', STARTER_PROMPTS: 'false', DEMO_DATA: 'false' }
}

/** Must match the server's settings, or it rejects the sessions created below. */
export const config: Config = parseConfig(environmentOf(3000))

/** Creates a session for every user, with a token derived from their id. */
export async function signInAllUsers({ db }: Database): Promise<void> {
  const now = new Date()
  const session = { issuer: sessionIssuer(config), created_at: now, last_seen_at: now }
  await db
    .insertInto('sessions')
    .values(USER_IDS.map((id) => ({ token_hash: hashToken(tokenOf(id)), user_id: id, ...session })))
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(session))
    .execute()
  // Otherwise repeated runs would reach the hourly limits.
  await db.deleteFrom('rate_limits').execute()
}

/** Deletes what was written under load, so that the next run finds the library unchanged. */
export async function removeWritten({ db, withSession }: Database, prompts: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('all_prompts')
    .where('id', '>', prompts)
    .executeTakeFirstOrThrow()
  await sql`select setval(pg_get_serial_sequence('all_prompts', 'id'), ${prompts}::int)`.execute(db)
  if (numDeletedRows > 0n) await withSession((run) => run('vacuum all_prompts'))
}

export function headersFor({ as, body }: Request): Record<string, string> {
  return {
    host: '127.0.0.1',
    'x-forwarded-for': `10.${as >> 16}.${(as >> 8) & 255}.${as & 255}`,
    cookie: `${cookieRules(config).session}=${tokenOf(as)}`,
    ...(body && { 'content-type': 'application/json' }),
  }
}

const tokenOf = (id: number) => `bench-${id}`

/** Formats a raw HTTP request. */
export function toWire(request: Request, path: string, extraHeaders: Record<string, string> = {}): string {
  const body = request.body ? JSON.stringify(request.body) : ''
  const headers = {
    ...headersFor(request),
    ...extraHeaders,
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${request.method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** Formats the requests of a case for the server on this port, with ETags for conditional ones. */
export async function wireFor({ requests, byMany }: Case, port: number): Promise<string[]> {
  const all = byMany
    ? Array.from({ length: USER_COUNT - RECORDED }, (_, n) => byAnotherUser(requests, n))
    : requests
  return Promise.all(
    all.map(async (request) =>
      toWire(request, request.path, request.conditional && { 'if-none-match': await etagOf(request, port) }),
    ),
  )
}

function byAnotherUser(requests: readonly Request[], n: number): Request {
  const request = requests[n % requests.length]
  if (!request) throw new Error('A case has no requests')
  return { ...request, as: userId(RECORDED + n) }
}

/** The first users' requests are recorded and replayed thousands of times, so these users have reached their rate limits. */
const RECORDED = 500

async function etagOf(request: Request, port: number): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${port}${request.path}`, { headers: headersFor(request) })
  await response.arrayBuffer()
  const etag = response.headers.get('etag')
  if (!etag) throw new Error(`${request.path} has no ETag: ${response.status}`)
  return etag
}
