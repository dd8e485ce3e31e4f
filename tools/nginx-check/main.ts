// Tests deploy/nginx.conf with a real nginx and a self-signed certificate, two servers in production mode, PostgreSQL, and test
// doubles for CAS and the AI service: `node tools/nginx-check/main.ts`, about two minutes. Needs nginx, openssl, and a built
// web app (`npm run build`).
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
const cleanUps: (() => unknown)[] = [() => rmSync(folder, { recursive: true })]
let failed = 0

const [http, https, cas, one, two, oneMetrics, twoMetrics] = (await Promise.all(
  Array.from({ length: 7 }, freePort),
)) as [number, number, number, number, number, number, number]
const origin = `https://localhost:${https}`

try {
  await checkAll()
} finally {
  for (const cleanUp of cleanUps.reverse()) await cleanUp()
}
console.log(failed === 0 ? '\nAll checks passed.' : `\n${failed} checks failed.`)
process.exitCode = failed === 0 ? 0 : 1

async function checkAll(): Promise<void> {
  const postgres = await startPostgres()
  cleanUps.push(postgres.stop)
  const signIn = await startStandInCas()
  cleanUps.push(signIn.close)
  const ai = await startStandInAi()
  cleanUps.push(ai.close)
  const nginx = await startSite(folder, { http, https, cas, one, two }, signIn.baseUrl)
  cleanUps.push(nginx.stop)
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
  await checkPages(browser)
  const { session, ticket } = await checkSignIn(browser, signIn.baseUrl, postgres.url('postgres'))
  await checkApiCalls(browser, session)
  await checkInternalPaths(browser)
  report('refuses TLS for another host name', await browser.isRefused('other.example.edu'))

  const before = Date.now()
  ai.behave(hang)
  const enhanced = await browser({
    method: 'POST',
    path: '/api/enhance_prompt.php',
    headers: session,
    body: { original_prompt: 'Help.' },
  })
  const seconds = Math.round((Date.now() - before) / 1000)
  report(
    `passes on the library’s error when the AI service hangs, after ${seconds} s`,
    enhanced.status === 502 && /enhance/i.test(enhanced.text) && seconds >= 59,
  )

  await checkSignOut(browser, session, ticket)

  await first.stop()
  const alone = await Promise.all(
    Array.from({ length: 40 }, () => browser({ path: '/api/prompts.php?page=1' })),
  )
  report(
    'with one server stopped, the other serves all 40 requests',
    alone.every(({ status }) => status === 200),
  )
  first = await serve(one, oneMetrics)
  for (const server of [first, second]) await server.stop()
  const down = await browser({ path: '/api/prompts.php' })
  report(
    'with both stopped, an API call gets 503 in the library’s format',
    down.status === 503 && JSON.parse(down.text).success === false,
  )
  const page = await browser({ path: '/' })
  report(
    'with both stopped, a page explains it',
    page.status === 503 && page.text.includes('Please try again in a moment'),
  )

  const log = readFileSync(join(folder, 'access.log'), 'utf8')
  report(
    'logs no ticket and no query string',
    log.includes('/api/verify-cas-ticket.php') && !/ticket=|\?/.test(log),
  )
}

async function checkPages(browser: Browser): Promise<void> {
  const redirect = await new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve) =>
      get({ port: http, path: '/about?a=1', headers: { host: 'localhost' } }, (response) => {
        response.resume()
        resolve({ status: response.statusCode, location: response.headers.location })
      }),
  )
  report(
    'redirects http to https',
    redirect.status === 308 && redirect.location === 'https://localhost/about?a=1',
  )
  const page = await browser({ path: '/' })
  report('serves the page over HTTP/2', page.status === 200 && page.text.includes('<div id="root">'))
  report(
    'keeps the library’s security headers',
    /max-age=31536000/.test(page.header('strict-transport-security')) &&
      /default-src 'self'/.test(page.header('content-security-policy')),
  )
  report('hides the version of nginx', page.header('server') === 'nginx')
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.text)?.[1] ?? ''
  const asset = await browser({ path: script, headers: { 'accept-encoding': 'br' } })
  report(
    'serves scripts compressed and immutable',
    asset.header('content-encoding') === 'br' && /immutable/.test(asset.header('cache-control')),
  )
  const again = await browser({ path: script, headers: { 'accept-encoding': 'br' } })
  report(
    'serves a script from its cache the second time',
    asset.header('x-cache') === 'MISS' && again.header('x-cache') === 'HIT' && again.size === asset.size,
  )
  const plain = await browser({ path: script })
  report(
    'serves a script uncompressed to clients without Brotli',
    plain.header('content-encoding') === '' && plain.size > asset.size,
  )
}

/** Returns the cookie header of a session and the ticket it was created from. */
async function checkSignIn(
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
  report(
    'redirects sign-in to CAS',
    login.status === 302 &&
      login.header('location').startsWith(`https://localhost:${cas}/cas/login?service=`),
  )
  report(
    'sets a secure sign-in cookie for this host only',
    /^__Host-sign-in-pending=.+; Path=\/; HttpOnly; Secure; SameSite=Lax/.test(pending),
  )
  await browser({ path: '/sitemap.xml', headers: { 'x-forwarded-for': '203.0.113.9' }, from: '127.0.0.2' })
  const client = new pg.Client({ connectionString: database })
  await client.connect()
  const { rows } = await client.query(`select key from rate_limits where key like 'sitemap-address:%'`)
  await client.end()
  report(
    'passes on the browser’s address, not a forged one',
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
  report(
    'exchanges the ticket for a secure session cookie',
    verified.status === 200 && /; HttpOnly; Secure; SameSite=Lax/.test(session),
  )
  const headers = { cookie: session.split(';')[0] ?? '' }
  for (const port of [one, two]) {
    const response = await fetch(`http://127.0.0.1:${port}/session.php`, { headers })
    report(
      `server ${port} accepts the session`,
      JSON.parse(await response.text()).user?.display_name === 'abc123',
    )
  }
  return { session: headers, ticket }
}

async function checkSignOut(
  browser: Browser,
  session: Record<string, string>,
  ticket: string,
): Promise<void> {
  const logoutRequest = `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol"><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`
  const logout = await browser({
    method: 'POST',
    path: '/',
    body: String(new URLSearchParams({ logoutRequest })),
  })
  const after = await browser({ path: '/session.php', headers: session })
  report(
    'single logout at CAS ends the session',
    logout.status === 200 && JSON.parse(after.text).user === null,
  )
}

async function checkApiCalls(browser: Browser, session: Record<string, string>): Promise<void> {
  const list = await browser({ path: '/api/prompts.php?page=1', headers: { 'accept-encoding': 'gzip' } })
  report(
    'compresses API responses and doesn’t cache them',
    list.header('content-encoding') === 'gzip' && list.header('cache-control') === 'private, no-store',
  )
  const submit = (content: string) =>
    browser({
      method: 'POST',
      path: '/api/submit.php',
      headers: session,
      body: { title: 'A prompt', category: 'Research', visibility: 'public', markdown: content, notes: '' },
    })
  report('accepts a prompt', (await submit('<p>Do this.</p>')).status === 201)
  const long = await submit(`<p>${'x'.repeat(900_000)}</p>`)
  report(
    'passes on a prompt of 900 kB, which the library refuses',
    long.status === 400 && JSON.parse(long.text).message.includes('100,000'),
  )
  const large = await submit(`<p>${'x'.repeat(1_100_000)}</p>`)
  report(
    'refuses a prompt of 1.1 MB in the library’s format',
    large.status === 413 && JSON.parse(large.text).message === 'The request is larger than 1 MiB.',
  )
  const elsewhere = await browser({
    method: 'POST',
    path: '/api/upvote.php',
    headers: { ...session, origin: 'https://evil.example' },
    body: { prompt_id: 1 },
  })
  report('passes on the refusal of a cross-site request', elsewhere.status === 403)
  const flood = await browser.flood({ path: '/session.php', from: '127.0.0.3' }, 2_500)
  const refused = flood.filter(({ status }) => status === 429)
  report(
    `refuses ${refused.length} of 2,500 concurrent requests in the library’s format`,
    refused.length > 0 &&
      refused.every(({ text }) => JSON.parse(text).success === false) &&
      flood.every(({ status }) => status === 200 || status === 429),
  )
}

async function checkInternalPaths(browser: Browser): Promise<void> {
  report('serves no metrics to the public', (await browser({ path: '/metrics' })).status === 404)
  for (const port of [oneMetrics, twoMetrics]) {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    report(
      `server metrics on port ${port} count its requests`,
      /http_request_duration_seconds_count\{method="GET",route="\/session.php",status="2xx"\} [1-9]/.test(
        text,
      ),
    )
  }
  report('serves /readyz to this machine', (await browser({ path: '/readyz' })).text === '{"status":"ready"}')
  report('refuses /readyz to others', (await browser({ path: '/readyz', from: '127.0.0.2' })).status === 403)
}

function report(behavior: string, passed: boolean): void {
  if (!passed) failed += 1
  console.log(`${passed ? 'ok    ' : 'FAILED'}  ${behavior}`)
}
