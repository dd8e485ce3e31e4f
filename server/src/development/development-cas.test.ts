import type { Answer } from '@prompt-library/contract/call'
import { LOGIN_PATH, LOGOUT_PATH } from '@prompt-library/contract/pages'
import { getSession } from '@prompt-library/contract/session'
import { verifyTicket } from '@prompt-library/contract/sign-in'
import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config.ts'
import { createUser, signInAs } from '../testing/builders.ts'
import { freePort } from '../testing/free-port.ts'
import { createTestApp } from '../testing/test-app.ts'

describe('the development sign-in', async () => {
  const port = await freePort()
  const { app, config, clock } = await createTestApp({ PORT: String(port) })
  await app.listen({ port, host: config.host })
  const origin = `http://localhost:${port}`
  const service = `${origin}/`

  const get = (path: string, cookie = '') => fetch(origin + path, { redirect: 'manual', headers: { cookie } })
  const submit = (username: string, headers: Record<string, string> = {}) => {
    const body = new URLSearchParams({ username, service })
    return fetch(`${origin}/development-cas/login`, { method: 'POST', body, headers, redirect: 'manual' })
  }
  const ticketFor = async (username: string) => {
    const { headers } = await submit(username)
    return new URL(headers.get('location') ?? '').searchParams.get('ticket') ?? ''
  }
  const cookiesOf = (response: Response) =>
    response.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ')
  const sessionFor = async (response: Response) =>
    (await (await get(getSession.path, cookiesOf(response))).json()) as Answer<typeof getSession>
  const signIn = async (username: string) => {
    const login = await get(LOGIN_PATH)
    return get(`${verifyTicket.path}?ticket=${await ticketFor(username)}`, cookiesOf(login))
  }

  it('is where signing in redirects to, and asks who you are', async () => {
    const login = await get(LOGIN_PATH)
    expect(login.headers.get('location')).toBe(
      `${origin}/development-cas/login?service=${encodeURIComponent(service)}`,
    )
    const page = await (await fetch(login.headers.get('location') ?? '')).text()
    for (const text of ['Student', 'Faculty member', 'Library admin', 'NetID']) expect(page).toContain(text)
  })

  it.each([
    ['example-student', 'Sofia Student', 'user'],
    ['example-faculty', 'Felix Faculty', 'user'],
    ['example-admin', 'Ada Admin', 'admin'],
    ['Anybody7', 'anybody7', 'user'],
  ])('signs in %s', async (username, display_name, role) => {
    const response = await signIn(username)
    expect(response.status).toBe(200)
    const session = await sessionFor(response)
    expect(session.user).toMatchObject({ display_name, role })
    expect(session.development_sign_in).toBe(true)
  })

  it('issues tickets that work once, for a minute', async () => {
    const ticket = await ticketFor('example-student')
    const redeem = async () =>
      (await get(`${verifyTicket.path}?ticket=${ticket}`, cookiesOf(await get(LOGIN_PATH)))).status
    expect([await redeem(), await redeem()]).toEqual([200, 401])
    const late = await ticketFor('example-student')
    const before = clock.now
    clock.now = new Date(before.getTime() + 61_000)
    expect((await get(`${verifyTicket.path}?ticket=${late}`, cookiesOf(await get(LOGIN_PATH)))).status).toBe(
      401,
    )
    clock.now = before
  })

  it('doesn’t bypass the login CSRF protection', async () => {
    expect((await get(`${verifyTicket.path}?ticket=${await ticketFor('example-admin')}`)).status).toBe(409)
  })

  it('asks again for an empty NetID', async () => {
    expect((await submit(' ')).headers.get('location')).toContain('/development-cas/login?')
  })

  it('doesn’t redirect to another site', async () => {
    const evil = encodeURIComponent('https://evil.example/')
    expect((await get(`/development-cas/login?service=${evil}`)).status).toBe(400)
    expect((await get(`/development-cas/logout?service=${evil}`)).status).toBe(400)
  })

  it('returns to the library after signing out', async () => {
    const signedIn = await signIn('example-student')
    const logout = await get(LOGOUT_PATH, cookiesOf(signedIn))
    expect(logout.headers.get('location')).toBe(
      `${origin}/development-cas/logout?service=${encodeURIComponent(service)}`,
    )
    const back = await fetch(logout.headers.get('location') ?? '', { redirect: 'manual' })
    expect(back.headers.get('location')).toBe(service)
    expect((await sessionFor(signedIn)).user).toBeNull()
  })

  it.each([
    { 'x-forwarded-for': '203.0.113.7' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.7' },
    { 'x-real-ip': '203.0.113.7' },
    { via: '1.1 proxy' },
    { 'x-client-ip': '203.0.113.7' },
    { 'x-original-host': 'prompts.example.edu' },
    { 'x-amzn-trace-id': 'Root=1' },
    { 'cf-ray': '1' },
    { 'fly-client-ip': '203.0.113.7' },
    { host: 'prompts.example.edu' },
    { host: `evil.example:${port}` },
    { host: '' },
  ])('refuses proxied requests and unknown hosts: %o', async (headers) => {
    for (const path of ['login', 'logout', 'p3/serviceValidate?ticket=ST-1', 'style.css']) {
      const response = await app.inject({
        url: `/development-cas/${path}`,
        headers: { host: `localhost:${port}`, ...headers },
      })
      expect(response.statusCode).toBe(403)
    }
    const post = await app.inject({
      method: 'POST',
      url: '/development-cas/login',
      headers: { host: `localhost:${port}`, 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: 'username=example-admin',
    })
    expect(post.statusCode).toBe(403)
  })

  it('refuses a form posted from another site', async () => {
    expect((await submit('example-admin', { 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await submit('example-admin', { origin: 'https://evil.example' })).status).toBe(403)
  })

  it('refuses an invalid NetID', async () => {
    const response = await submit('<b>&"')
    expect(response.status).toBe(400)
    const page = await response.text()
    expect(page).toContain('Invalid NetID.')
    expect(page).toContain('value="&lt;b&gt;&amp;&quot;"')
  })

  it('refuses requests from another machine', async () => {
    const url = '/development-cas/login'
    const headers = { host: `localhost:${port}` }
    expect((await app.inject({ url, headers, remoteAddress: '203.0.113.7' })).statusCode).toBe(403)
    expect((await app.inject({ url, headers, remoteAddress: '127.0.0.1' })).statusCode).toBe(200)
  })
})

describe('the development sign-in is off', () => {
  const CAS = { CAS_BASE_URL: 'https://login.example.edu/cas' }
  const PRODUCTION = {
    NODE_ENV: 'production',
    DATABASE_URL: 'postgres://localhost/x',
    PUBLIC_URL: 'https://prompts.example.edu',
    ...CAS,
  }

  it.each([
    ['when CAS is configured', CAS],
    ['in production', PRODUCTION],
    ['behind a proxy', { TRUST_PROXY: 'loopback' }],
  ])('%s', async (_when, environment) => {
    const { app } = await createTestApp(environment)
    const headers = { host: 'localhost:3000' }
    for (const url of [
      '/development-cas/login',
      '/development-cas/p3/serviceValidate?ticket=ST-1&service=http://localhost:3000/',
    ]) {
      expect((await app.inject({ url, headers })).statusCode).toBe(404)
    }
    const post = await app.inject({ method: 'POST', url: '/development-cas/login', headers, payload: {} })
    expect(post.statusCode).toBe(404)
    expect((await app.inject(LOGIN_PATH)).headers.location ?? '').not.toContain('development-cas')
    expect((await app.inject(getSession.path)).json().development_sign_in).toBe(false)
  })

  it('and its sessions are invalid', async () => {
    const { app, db } = await createTestApp(CAS)
    const user = await createUser(db, { netid: 'example-admin' })
    const headers = await signInAs(db, user, {
      config: parseConfig({}),
      at: new Date('2026-03-15T11:00:00Z'),
    })
    expect((await app.inject({ url: getSession.path, headers })).json().user).toBeNull()
  })
})
