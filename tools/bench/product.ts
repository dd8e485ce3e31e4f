import type { ChildProcess } from 'node:child_process'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { type Config, parseConfig } from '../../server/src/config.ts'
import type { Database } from '../../server/src/db/database.ts'
import { cookieRules, hashToken, sessionIssuer } from '../../server/src/features/session/tokens.ts'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startServer } from '../../server/src/testing/start-server.ts'
import { type Case, CROWD, PEOPLE, person, type Request } from './cases.ts'

export interface Product {
  port: number
  child: ChildProcess
  stop: () => Promise<unknown>
}

/** The server as in production, its log discarded; it doesn't fill a new database. */
export async function startProduct(environment: Record<string, string>, at?: number): Promise<Product> {
  const port = at ?? (await freePort())
  const server = startServer({
    environment: { ...environmentOf(port), ...environment },
    cwd: tmpdir(), // where no .env is
    discardOutput: true,
  })
  await server.ready()
  return { port, child: server.child, stop: () => server.stop() }
}

function environmentOf(port: number): Record<string, string> {
  // behind a proxy, as far as it knows: so that everybody has an address of their own
  return { PORT: String(port), TRUST_PROXY: 'loopback', STARTER_PROMPTS: 'false', DEMO_DATA: 'false' }
}

/** The settings by which the server knows the people who are signed in below. */
export const config: Config = parseConfig(environmentOf(3000))

/** Signs in all who take part, with tokens that follow from their ids. */
export async function signInEverybody({ db }: Database): Promise<void> {
  const now = new Date()
  const session = { issuer: sessionIssuer(config), created_at: now, last_seen_at: now }
  await db
    .insertInto('sessions')
    .values(PEOPLE.map((id) => ({ token_hash: hashToken(tokenOf(id)), user_id: id, ...session })))
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet(session))
    .execute()
  // the limits of an hour would hold for those who run this again and again, too
  await db.deleteFrom('rate_limits').execute()
}

/** Takes back what was written under load, so that the next run finds the library as it was. */
export async function removeWritten({ db, withSession }: Database, prompts: number): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom('prompts')
    .where('id', '>', prompts)
    .executeTakeFirstOrThrow()
  await sql`select setval(pg_get_serial_sequence('prompts', 'id'), ${prompts}::int)`.execute(db)
  if (numDeletedRows > 0n) await withSession((run) => run('vacuum prompts'))
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

/** A request as it goes over the wire. */
export function toWire(request: Request, path: string, more: Record<string, string> = {}): string {
  const body = request.body ? JSON.stringify(request.body) : ''
  const headers = {
    ...headersFor(request),
    ...more,
    ...(body && { 'content-length': String(Buffer.byteLength(body)) }),
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  return [`${request.method} ${path} HTTP/1.1`, ...lines, '', body].join('\r\n')
}

/** The requests of a case as the server at this port is sent them; those that ask again name what they were answered before. */
export async function wireFor({ requests, byMany }: Case, port: number): Promise<string[]> {
  const all = byMany ? Array.from({ length: CROWD - RECORDED }, (_, n) => byAnother(requests, n)) : requests
  return Promise.all(
    all.map(async (request) =>
      toWire(request, request.path, request.again && { 'if-none-match': await etagOf(request, port) }),
    ),
  )
}

function byAnother(requests: readonly Request[], n: number): Request {
  const request = requests[n % requests.length]
  if (!request) throw new Error('a case has no request')
  return { ...request, as: person(RECORDED + n) }
}

/** What the first of the crowd did is recorded, and done thousands of times by those who only repeat it: their limits are reached. */
const RECORDED = 500

async function etagOf(request: Request, port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}${request.path}`, { headers: headersFor(request) })
  await answer.arrayBuffer()
  const etag = answer.headers.get('etag')
  if (!etag) throw new Error(`${request.path} has no ETag: ${answer.status}`)
  return etag
}
