// Runs deploy/nginx.conf for real: nginx with TLS and a certificate of its own, two servers in production mode behind it,
// a PostgreSQL, and stand-ins for the sign-in and the AI service. `node tools/nginx-check/main.ts`, about two minutes.
// Needs nginx, openssl and a built web app (`npm run build`).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { freePort } from '../../server/src/testing/free-port.ts'
import { hang, startStandInAi } from '../../server/src/testing/stand-in-ai.ts'
import { startStandInCas } from '../../server/src/testing/stand-in-cas.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { startServer } from '../../server/src/testing/start-server.ts'
import { type Browser, openBrowser } from './browser.ts'
import { startSite } from './site.ts'

const folder = mkdtempSync(join(tmpdir(), 'prompt-library-deploy-'))
const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
let failed = 0

const [http, https, cas, one, two, oneMetrics, twoMetrics] = (await Promise.all(
  Array.from({ length: 7 }, freePort),
)) as [number, number, number, number, number, number, number]
const origin = `https://localhost:${https}`

try {
  await check()
} finally {
  for (const end of ends.reverse()) await end()
}
console.log(failed === 0 ? '\nEverything holds.' : `\n${failed} did not hold.`)
process.exitCode = failed === 0 ? 0 : 1

async function check(): Promise<void> {
  const postgres = await startPostgres()
  ends.push(postgres.stop)
  const signIn = await startStandInCas()
  ends.push(signIn.close)
  const ai = await startStandInAi()
  ends.push(ai.close)
  const nginx = await startSite(folder, { http, https, cas, one, two }, signIn.baseUrl)
  ends.push(nginx.stop)
  const environment = {
    NODE_ENV: 'production',
    PUBLIC_URL: origin,
    DATABASE_URL: postgres.url('postgres'),
    CAS_BASE_URL: `https://localhost:${cas}/cas`,
    NODE_EXTRA_CA_CERTS: nginx.certificate,
    TRUST_PROXY: 'loopback',
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: ai.baseUrl,
    AI_MODEL: 'some-model',
  }
  const serve = async (port: number, metrics: number) => {
    const server = startServer({
      environment: { ...environment, PORT: String(port), METRICS_PORT: String(metrics) },
      cwd: folder,
    })
    await server.ready()
    return server
  }
  let first = await serve(one, oneMetrics)
  const second = await serve(two, twoMetrics)
  console.log(`nginx at ${origin}, in front of ${one} and ${two}\n`)

  const browser = openBrowser({ port: https, certificate: nginx.certificate })
  await pages(browser)
  const { session, ticket } = await signingIn(browser, signIn.baseUrl, postgres.url('postgres'))
  await calls(browser, session)
  await inside(browser)
  hold('another name gets no answer', await browser.isRefused('other.example.edu'))

  const before = Date.now()
  ai.behave(hang)
  const enhanced = await browser({
    method: 'POST',
    path: '/api/enhance_prompt.php',
    headers: session,
    body: { original_prompt: 'Help.' },
  })
  const seconds = Math.round((Date.now() - before) / 1000)
  hold(
    `an AI service that hangs is told of by the library, after ${seconds} s`,
    enhanced.status === 502 && /enhance/i.test(enhanced.text) && seconds >= 59,
  )

  await signingOut(browser, session, ticket)

  await first.stop()
  const alone = await Promise.all(
    Array.from({ length: 40 }, () => browser({ path: '/api/prompts.php?page=1' })),
  )
  hold(
    'with one server stopped, the other answers all of 40 calls',
    alone.every(({ status }) => status === 200),
  )
  first = await serve(one, oneMetrics)
  for (const server of [first, second]) await server.stop()
  const down = await browser({ path: '/api/prompts.php' })
  hold(
    'with both stopped, a call answers 503 as the library would',
    down.status === 503 && JSON.parse(down.text).success === false,
  )
  const page = await browser({ path: '/' })
  hold(
    'and a page says so in words',
    page.status === 503 && page.text.includes('Please try again in a moment'),
  )

  const log = readFileSync(join(folder, 'access.log'), 'utf8')
  hold(
    'the log of nginx holds no ticket and no query',
    log.includes('/api/verify-cas-ticket.php') && !/ticket=|\?/.test(log),
  )
}

async function pages(browser: Browser): Promise<void> {
  const redirect = await new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve) =>
      get({ port: http, path: '/about?a=1', headers: { host: 'localhost' } }, (response) => {
        response.resume()
        resolve({ status: response.statusCode, location: response.headers.location })
      }),
  )
  hold('http leads to https', redirect.status === 308 && redirect.location === 'https://localhost/about?a=1')
  const page = await browser({ path: '/' })
  hold('the page comes over HTTP/2', page.status === 200 && page.text.includes('<div id="root">'))
  hold(
    'with the headers of the library',
    /max-age=31536000/.test(page.header('strict-transport-security')) &&
      /default-src 'self'/.test(page.header('content-security-policy')),
  )
  hold('and no version of nginx', page.header('server') === 'nginx')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
  const asset = await browser({ path: script, headers: { 'accept-encoding': 'br' } })
  hold(
    'scripts come compressed, for good',
    asset.header('content-encoding') === 'br' && /immutable/.test(asset.header('cache-control')),
  )
  const again = await browser({ path: script, headers: { 'accept-encoding': 'br' } })
  hold(
    'the second time from nginx itself',
    asset.header('x-cache') === 'MISS' && again.header('x-cache') === 'HIT' && again.size === asset.size,
  )
  const plain = await browser({ path: script })
  hold(
    'and still uncompressed for who asks so',
    plain.header('content-encoding') === '' && plain.size > asset.size,
  )
}

/** Gives the cookie header of a session, and the ticket that it came from. */
async function signingIn(
  browser: Browser,
  casUrl: string,
  database: string,
): Promise<{ session: Record<string, string>; ticket: string }> {
  const login = await browser({
    path: '/api/login.php',
    headers: { 'x-forwarded-for': '203.0.113.9' },
    from: '127.0.0.2',
  })
  const pending = login.header('set-cookie')
  hold(
    'signing in leads to CAS',
    login.status === 302 &&
      login.header('location').startsWith(`https://localhost:${cas}/cas/login?service=`),
  )
  hold(
    'with a cookie for this site over https only',
    /^__Host-sign-in-pending=.+; Path=\/; HttpOnly; Secure; SameSite=Lax/.test(pending),
  )
  await browser({ path: '/sitemap.xml', headers: { 'x-forwarded-for': '203.0.113.9' }, from: '127.0.0.2' })
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query(`select key from rate_limits where key like 'sitemap-address:%'`)
  await client.end()
  hold(
    'the library sees the address of the browser, not what it claims to be',
    rows.map(({ key }) => key).join() === 'sitemap-address:127.0.0.2',
  )

  const service = encodeURIComponent(`${origin}/`)
  const back = await fetch(`${casUrl}/login?service=${service}&username=abc123`, { redirect: 'manual' })
  const ticket = new URL(back.headers.get('location') ?? '').searchParams.get('ticket') ?? ''
  const verified = await browser({
    path: `/api/verify-cas-ticket.php?ticket=${ticket}`,
    headers: { cookie: pending.split(';')[0] ?? '' },
  })
  const session = verified.cookies.find((one) => one.startsWith('__Host-session=')) ?? ''
  hold(
    'the ticket gives a session, __Host- and Secure',
    verified.status === 200 && /; HttpOnly; Secure; SameSite=Lax/.test(session),
  )
  const headers = { cookie: session.split(';')[0] ?? '' }
  for (const port of [one, two]) {
    const answer = await fetch(`http://127.0.0.1:${port}/session.php`, { headers })
    hold(`which server ${port} knows`, JSON.parse(await answer.text()).user?.display_name === 'abc123')
  }
  return { session: headers, ticket }
}

async function signingOut(browser: Browser, session: Record<string, string>, ticket: string): Promise<void> {
  const logoutRequest = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`
  const told = await browser({
    method: 'POST',
    path: '/',
    body: String(new URLSearchParams({ logoutRequest })),
  })
  const after = await browser({ path: '/session.php', headers: session })
  hold(
    'signing out at CAS ends the session here',
    told.status === 200 && JSON.parse(after.text).user === null,
  )
}

async function calls(browser: Browser, session: Record<string, string>): Promise<void> {
  const list = await browser({ path: '/api/prompts.php?page=1', headers: { 'accept-encoding': 'gzip' } })
  hold(
    'answers come compressed, and are not kept',
    list.header('content-encoding') === 'gzip' && list.header('cache-control') === 'private, no-store',
  )
  const submit = (content: string) =>
    browser({
      method: 'POST',
      path: '/api/submit.php',
      headers: session,
      body: { title: 'A prompt', category: 'Research', visibility: 'public', markdown: content, notes: '' },
    })
  hold('a prompt can be submitted', (await submit('<p>Do this.</p>')).status === 201)
  const long = await submit(`<p>${'x'.repeat(900_000)}</p>`)
  hold(
    'one of 900 kB reaches the library, which refuses it',
    long.status === 400 && JSON.parse(long.text).message.includes('100,000'),
  )
  const large = await submit(`<p>${'x'.repeat(1_100_000)}</p>`)
  hold(
    'one of 1.1 MB is refused by nginx in the same form',
    large.status === 413 && JSON.parse(large.text).message === 'The request is larger than 1 MiB.',
  )
  const elsewhere = await browser({
    method: 'POST',
    path: '/api/upvote.php',
    headers: { ...session, origin: 'https://evil.example' },
    body: { prompt_id: 1 },
  })
  hold('what another site sends is refused', elsewhere.status === 403)
  const flood = await browser.flood({ path: '/session.php', from: '127.0.0.3' }, 2_500)
  const refused = flood.filter(({ status }) => status === 429)
  hold(
    `of 2,500 requests at once, ${refused.length} are refused in the form of the library`,
    refused.length > 0 &&
      refused.every(({ text }) => JSON.parse(text).success === false) &&
      flood.every(({ status }) => status === 200 || status === 429),
  )
}

async function inside(browser: Browser): Promise<void> {
  hold('there are no metrics for the public', (await browser({ path: '/metrics' })).status === 404)
  for (const port of [oneMetrics, twoMetrics]) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    hold(
      `but inside, at ${port}, and this server was asked too`,
      /http_request_duration_seconds_count\{method="GET",route="\/session.php",status="2xx"\} [1-9]/.test(
        text,
      ),
    )
  }
  hold('readiness is told inside', (await browser({ path: '/readyz' })).text === '{"status":"ready"}')
  hold('and not outside', (await browser({ path: '/readyz', from: '127.0.0.2' })).status === 403)
}

function hold(what: string, holds: boolean): void {
  if (!holds) failed += 1
  console.log(`${holds ? 'ok    ' : 'FAILED'}  ${what}`)
}
