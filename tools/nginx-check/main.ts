// Tests deploy/nginx.conf with a real nginx and a self-signed certificate, two servers in production mode, PostgreSQL, and test
// doubles for CAS and the AI service: `node tools/nginx-check/main.ts`, about two minutes. Needs nginx, openssl, and a built
// web app (`npm run build`).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent } from 'node:https'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connect } from 'node:tls'
import { gunzipSync } from 'node:zlib'
import pg from 'pg'
import { freePort } from '../../server/src/testing/free-port.ts'
import { hang, startStandInAi } from '../../server/src/testing/stand-in-ai.ts'
import { startStandInCas } from '../../server/src/testing/stand-in-cas.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { startServer } from '../../server/src/testing/start-server.ts'
import { messageOf, type Request, send } from '../shared/send.ts'
import { startSite } from './site.ts'

let failed = 0
function report(behavior: string, passed: boolean): void {
  if (!passed) failed += 1
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${behavior}`)
}

await using stack = new AsyncDisposableStack()
const folder = mkdtempSync(join(tmpdir(), 'prompt-library-deploy-'))
stack.defer(() => rmSync(folder, { recursive: true }))
const [http = 0, https = 0, casPort = 0, one = 0, two = 0, oneMetrics = 0, twoMetrics = 0] =
  await Promise.all(Array.from({ length: 7 }, freePort))
const origin = `https://localhost:${https}`
const postgres = stack.adopt(await startPostgres(), ({ stop }) => stop())
const cas = stack.adopt(await startStandInCas(), ({ close }) => close())
const ai = stack.adopt(await startStandInAi(), ({ close }) => close())
const nginx = await startSite(folder, { http, https, cas: casPort, one, two }, cas.baseUrl)
stack.defer(nginx.stop)

async function serve(port: number, metrics: number) {
  const environment = {
    NODE_ENV: 'production',
    PUBLIC_URL: origin,
    PORT: String(port),
    METRICS_PORT: String(metrics),
    DATABASE_URL: postgres.url('postgres'),
    CAS_BASE_URL: `https://localhost:${casPort}/cas`,
    NODE_EXTRA_CA_CERTS: nginx.certificate,
    TRUST_PROXY: 'loopback',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'some-model',
  }
  const server = startServer({ environment, cwd: folder })
  stack.defer(async () => void (await server.stop()))
  await server.ready()
  return server
}

const ca = readFileSync(nginx.certificate)
const agentFor = (localAddress: string) =>
  stack.adopt(
    new Agent({ ca, servername: 'localhost', localAddress, keepAlive: true, maxSockets: 100 }),
    (agent) => agent.destroy(),
  )
/** Clients at different addresses. */
const [here, elsewhere, flooding] = [agentFor('127.0.0.1'), agentFor('127.0.0.2'), agentFor('127.0.0.3')]
const browse = (path: string, request: Partial<Request> = {}) =>
  send({
    port: https,
    path,
    agent: here,
    ...request,
    headers: { host: `localhost:${https}`, ...request.headers },
  })

/** The protocol that nginx chooses for this host name, or undefined if it refuses the connection. */
function protocolFor(servername: string): Promise<string | false | null | undefined> {
  return new Promise((resolve) => {
    const options = { port: https, host: '127.0.0.1', servername, rejectUnauthorized: false }
    const socket = connect({ ...options, ALPNProtocols: ['h2', 'http/1.1'] })
    socket.on('secureConnect', () => {
      resolve(socket.alpnProtocol)
      socket.destroy()
    })
    socket.on('error', () => resolve(undefined))
  })
}

const first = await serve(one, oneMetrics)
const second = await serve(two, twoMetrics)
await checkPages()
const { session, ticket } = await checkSignIn()
await checkApiCalls()
await checkInternalPaths()
await checkHangingAi()
await checkSignOut()
await checkStoppedServers()
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1

async function checkPages(): Promise<void> {
  const redirect = await send({ port: http, path: '/about?a=1', headers: { host: 'localhost' } })
  report(
    'redirects http to https',
    redirect.status === 308 && redirect.headers.location === 'https://localhost/about?a=1',
  )
  report('offers HTTP/2', (await protocolFor('localhost')) === 'h2')
  report('refuses TLS for another host name', (await protocolFor('other.example.edu')) === undefined)
  const page = await browse('/')
  report('serves the page', page.status === 200 && page.body.includes('<div id="root">'))
  report(
    'keeps the library’s security headers',
    /max-age=31536000/.test(String(page.headers['strict-transport-security'])) &&
      /default-src 'self'/.test(String(page.headers['content-security-policy'])),
  )
  report('hides the version of nginx', page.headers['server'] === 'nginx')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(String(page.body))?.[1] ?? ''
  const brotli = { headers: { 'accept-encoding': 'br' } }
  const asset = await browse(script, brotli)
  report(
    'serves scripts compressed and immutable',
    asset.headers['content-encoding'] === 'br' && /immutable/.test(String(asset.headers['cache-control'])),
  )
  const again = await browse(script, brotli)
  report(
    'serves a script from its cache the second time',
    asset.headers['x-cache'] === 'MISS' &&
      again.headers['x-cache'] === 'HIT' &&
      again.body.equals(asset.body),
  )
  const plain = await browse(script)
  report(
    'serves a script uncompressed to clients without Brotli',
    plain.headers['content-encoding'] === undefined && plain.body.length > asset.body.length,
  )
}

/** Returns the cookie header of a session and the ticket it was created from. */
async function checkSignIn() {
  const forged = { headers: { 'x-forwarded-for': '203.0.113.9' }, agent: elsewhere }
  const login = await browse('/api/login.php', forged)
  const pending = String(login.headers['set-cookie'])
  report(
    'redirects sign-in to CAS',
    login.status === 302 &&
      String(login.headers.location).startsWith(`https://localhost:${casPort}/cas/login?service=`),
  )
  report(
    'sets a secure sign-in cookie for this host only',
    /^__Host-sign-in-pending=.+; Path=\/; HttpOnly; Secure; SameSite=Lax/.test(pending),
  )
  await browse('/sitemap.xml', forged)
  const client = new pg.Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  const { rows } = await client.query(`select key from rate_limits where key like 'sitemap-address:%'`)
  await client.end()
  report(
    'passes on the browser’s address, not a forged one',
    rows.map(({ key }) => key).join() === 'sitemap-address:127.0.0.2',
  )

  const back = await fetch(
    `${cas.baseUrl}/login?service=${encodeURIComponent(`${origin}/`)}&username=abc123`,
    {
      redirect: 'manual',
    },
  )
  const ticket = new URL(back.headers.get('location') ?? '').searchParams.get('ticket') ?? ''
  const verified = await browse(`/api/verify-cas-ticket.php?ticket=${ticket}`, {
    headers: { cookie: pending.split(';')[0] ?? '' },
  })
  const cookie = verified.headers['set-cookie']?.find((one) => one.startsWith('__Host-session=')) ?? ''
  report(
    'exchanges the ticket for a secure session cookie',
    verified.status === 200 && /; HttpOnly; Secure; SameSite=Lax/.test(cookie),
  )
  const session = { cookie: cookie.split(';')[0] ?? '' }
  for (const port of [one, two]) {
    const { body } = await send({ port, path: '/session.php', headers: session })
    report('each server accepts the session', JSON.parse(String(body)).user?.display_name === 'abc123')
  }
  return { session, ticket }
}

async function checkApiCalls(): Promise<void> {
  const list = await browse('/api/prompts.php?page=1', { headers: { 'accept-encoding': 'gzip' } })
  report(
    'compresses API responses and doesn’t cache them',
    list.headers['content-encoding'] === 'gzip' &&
      Array.isArray(JSON.parse(String(gunzipSync(list.body)))) &&
      list.headers['cache-control'] === 'private, no-store',
  )
  const form = { title: 'A prompt', category: 'Research', visibility: 'public' }
  const submit = (text: string) =>
    browse('/api/submit.php', { headers: session, body: { ...form, markdown: `<p>${text}</p>` } })
  report('accepts a prompt', (await submit('Do this.')).status === 201)
  const long = await submit('x'.repeat(900_000))
  report(
    'passes on a prompt of 900 kB, which the library refuses',
    long.status === 400 && messageOf(long).includes('30,000'),
  )
  const large = await submit('x'.repeat(1_100_000))
  report(
    'refuses a prompt of 1.1 MB in the library’s format',
    large.status === 413 && messageOf(large) === 'The request is larger than 1 MiB.',
  )
  const crossSite = await browse('/api/upvote.php', {
    headers: { ...session, origin: 'https://evil.example' },
    body: { prompt_id: 1 },
  })
  report('passes on the refusal of a cross-site request', crossSite.status === 403)
  const flood = await Promise.all(
    Array.from({ length: 2_500 }, () => browse('/session.php', { agent: flooding })),
  )
  const refused = flood.filter(({ status }) => status === 429)
  report(
    `refuses ${refused.length} of 2,500 concurrent requests in the library’s format`,
    refused.length > 0 &&
      refused.every((response) => messageOf(response) !== '') &&
      flood.every(({ status }) => status === 200 || status === 429),
  )
}

async function checkInternalPaths(): Promise<void> {
  report('serves no metrics to the public', (await browse('/metrics')).status === 404)
  for (const port of [oneMetrics, twoMetrics]) {
    const { body } = await send({ port, path: '/metrics' })
    report(
      'the metrics of each server count its requests',
      /http_request_duration_seconds_count\{method="GET",route="\/session.php",status="2xx"\} [1-9]/.test(
        String(body),
      ),
    )
  }
  report(
    'serves /readyz to this machine',
    (await browse('/readyz')).body.equals(Buffer.from('{"status":"ready"}')),
  )
  report('refuses /readyz to others', (await browse('/readyz', { agent: elsewhere })).status === 403)
}

async function checkHangingAi(): Promise<void> {
  ai.behave(hang)
  const enhanced = await browse('/api/enhance_prompt.php', {
    headers: session,
    body: { original_prompt: 'Help.' },
  })
  report(
    'passes on the library’s error when the AI service hangs, after a minute',
    enhanced.status === 502 && /enhance/i.test(messageOf(enhanced)) && enhanced.milliseconds >= 59_000,
  )
}

async function checkSignOut(): Promise<void> {
  const logoutRequest = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`
  const logout = await browse('/', { body: String(new URLSearchParams({ logoutRequest })) })
  const after = await browse('/session.php', { headers: session })
  report(
    'single logout at CAS ends the session',
    logout.status === 200 && JSON.parse(String(after.body)).user === null,
  )
}

async function checkStoppedServers(): Promise<void> {
  await first.stop()
  const alone = await Promise.all(Array.from({ length: 40 }, () => browse('/api/prompts.php?page=1')))
  report(
    'with one server stopped, the other serves all 40 requests',
    alone.every(({ status }) => status === 200),
  )
  await second.stop()
  const down = await browse('/api/prompts.php')
  report(
    'with both stopped, an API call gets 503 in the library’s format',
    down.status === 503 && messageOf(down) !== '',
  )
  const page = await browse('/')
  report(
    'with both stopped, a page explains it',
    page.status === 503 && page.body.includes('Please try again in a moment'),
  )
  const log = readFileSync(join(folder, 'access.log'), 'utf8')
  report(
    'logs no ticket and no query string',
    log.includes('/api/verify-cas-ticket.php') && !/ticket=|\?/.test(log),
  )
}
