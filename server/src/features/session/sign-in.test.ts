import type { ServerResponse } from 'node:http'
import { LOGIN_PATH, LOGOUT_PATH } from '@prompt-library/contract/pages'
import { listOwnPrompts } from '@prompt-library/contract/prompts'
import { getSession } from '@prompt-library/contract/session'
import { verifyTicket } from '@prompt-library/contract/sign-in'
import { HOUR } from '@prompt-library/domain/durations'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createUser, signInAs } from '../../testing/builders.ts'
import { cookiesOf, signInBrowser } from '../../testing/sign-in-browser.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { failureXml, responseXml, sendXml, startStandInCas, successXml } from '../../testing/stand-in-cas.ts'
import { createTestApp, TEST_TIME } from '../../testing/test-app.ts'

const REFUSED = 'CAS authentication failed. Please try again.'
const FAILED = 'An error occurred during authentication.'
const BUSY = 'Too many people are signing in right now. Please try again in a moment.'
/** The headers of a browser navigation. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

const EVIL = '<cas:user>evil</cas:user>'
const SUCCESS = `<cas:authenticationSuccess>${EVIL}</cas:authenticationSuccess>`
const EVIL_XML = responseXml(SUCCESS)

/** A cookie such as a browser gets that starts to sign in. */
const pendingOf = (browser: string | number) => `direct.${TEST_TIME.getTime()}.${browser}`

describe('signing in with CAS', async () => {
  const cas = await startStandInCas()
  const testApp = await createTestApp({ CAS_BASE_URL: cas.baseUrl, ADMIN_NETIDS: 'boss1' })
  const { app, db, config, log } = testApp
  const browser = signInBrowser(testApp)
  const { login, sessionCount } = browser
  const service = `${config.publicUrl}/`
  afterAll(() => cas.close())
  afterEach(() => {
    cas.misbehave(undefined)
    cas.validations.length = 0
  })

  const verify = async (ticket: string) => browser.verify(ticket, cookiesOf(await login()))
  const signIn = (user: string, attributes?: string) =>
    verify(cas.issueTicket({ user, ...(attributes !== undefined && { attributes }) }, service))

  it('redirects to CAS with a fixed return URL, whatever the request headers say', async () => {
    const response = await login({ host: 'evil.example', 'x-forwarded-host': 'evil.example' })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(`${cas.baseUrl}/login?service=${encodeURIComponent(service)}`)
  })

  it.each([
    ['the first of several values', '<cas:cn>First</cas:cn><cas:cn>Second</cas:cn>', 'First'],
    ['entities and CDATA', '<cas:cn>A &amp; <![CDATA[B <c>]]> &#233;</cas:cn>', 'A & B <c> é'],
    ['nothing but the NetID', '', 'names7'],
  ])('takes the display name from %s', async (_from, attributes, name) => {
    await db.deleteFrom('users').where('netid', '=', 'names7').execute()
    expect((await signIn('names7', attributes)).json().user.display_name).toBe(name)
  })

  const plain = (prefix: string, namespace: string) =>
    `<${prefix}serviceResponse ${namespace}='http://www.yale.edu/tp/cas'><${prefix}authenticationSuccess><${prefix}user>ok5</${prefix}user></${prefix}authenticationSuccess></${prefix}serviceResponse>`
  const withMore = (more: string) =>
    responseXml(
      `<!-- hello -->${SUCCESS.replace('evil', 'ok5').replace('</cas:authent', `${more}</cas:authent`)}`,
    )
  it.each([
    ['single quotes and no declaration', plain('cas:', 'xmlns:cas')],
    ['another prefix', plain('x:', 'xmlns:x')],
    ['no prefix', plain('', 'xmlns')],
    ['comments and other elements', withMore('<cas:proxies><cas:proxy>https://a</cas:proxy></cas:proxies>')],
    [
      'attributes in their own namespace',
      withMore('<cas:attributes><x:user xmlns:x="urn:x">intruder</x:user></cas:attributes>'),
    ],
  ])('reads a response with %s', async (_what, xml) => {
    cas.misbehave((_request, response) => sendXml(response, xml))
    expect((await verify('ST-any')).json().user.display_name).toBe('ok5')
  })

  describe('refuses, without creating a session,', () => {
    it.each([
      ['', 'nothing'],
      ['ST-', 'an empty ticket'],
      ['PT-123', 'another kind of ticket'],
      ['ST-a b', 'a space'],
      ['ST-1&service=https://evil.example/', 'a second service'],
      ['ST-1%26service', 'an encoded character'],
      ['ST-é', 'a non-ASCII letter'],
      [`ST-${'a'.repeat(254)}`, 'too long a ticket'],
      ['ST-1\nST-2', 'two lines'],
    ])('the ticket %j (%s) without asking CAS', async (ticket) => {
      const before = await sessionCount()
      expect(refusal(await verify(ticket))).toEqual([401, REFUSED])
      expect(cas.validations).toEqual([])
      expect(await sessionCount()).toBe(before)
    })

    it.each(['&ticket=ST-1&ticket=ST-2', '', '&ticket[]=ST-1'])(
      'a repeated or missing ticket: %j',
      async (query) => {
        const url = `${verifyTicket.path}?started_here=yes${query}`
        const response = await app.inject({ url, headers: { cookie: cookiesOf(await login()) } })
        expect(refusal(response)).toEqual([401, REFUSED])
        expect(cas.validations).toEqual([])
      },
    )

    it('an unknown ticket, and one issued for another service', async () => {
      const other = cas.issueTicket({ user: 'jdoe1' }, 'https://other.example.edu/')
      for (const ticket of ['ST-unknown', other]) expect((await verify(ticket)).statusCode).toBe(401)
      expect(cas.validations.map((url) => url.searchParams.getAll('service'))).toEqual([[service], [service]])
    })

    const xml = (text: string | Uint8Array) => (response: ServerResponse) => sendXml(response, text)
    const page =
      (status: number, body?: string, headers?: Record<string, string>) => (response: ServerResponse) =>
        response.writeHead(status, headers).end(body)
    const stopHalfway = (response: ServerResponse) => {
      response.writeHead(200, { 'content-length': '9999' }).write('<cas:')
      setTimeout(() => response.destroy(), 20)
    }
    it.each<[string, number, (response: ServerResponse) => unknown]>([
      ['an expired ticket', 401, xml(failureXml('INVALID_TICKET', 'expired'))],
      ['a failure with a success inside', 401, xml(failureXml('X', SUCCESS))],
      ['a failure and a success', 502, xml(responseXml(`<cas:authenticationFailure code="X"/>${SUCCESS}`))],
      ['two successes', 502, xml(responseXml(SUCCESS.repeat(2)))],
      ['an element inside the user', 502, xml(successXml({ user: 'ad<cas:x>evil</cas:x>min' }))],
      ['a NetID with look-alike letters', 502, xml(successXml({ user: '\u212Aim1' }))],
      ['an internal error of CAS', 502, xml(failureXml('INTERNAL_ERROR'))],
      ['an empty user', 502, xml(successXml({ user: '  ' }))],
      ['no user', 502, xml(EVIL_XML.replace(EVIL, ''))],
      [
        'a success outside serviceResponse',
        502,
        xml(SUCCESS.replace('>', ' xmlns:cas="http://www.yale.edu/tp/cas">')),
      ],
      ['another namespace', 502, xml(EVIL_XML.replace('yale', 'jale'))],
      ['a DOCTYPE', 502, xml(EVIL_XML.replace(/<\?xml.*\?>/, '<!DOCTYPE x>'))],
      [
        'custom entities',
        502,
        xml(EVIL_XML.replace(/<\?xml.*\?>/, '<!DOCTYPE x [<!ENTITY e "evil">]>').replace('evil<', '&e;<')),
      ],
      ['a processing instruction', 502, xml(successXml({ user: '<?php x?>evil' }))],
      ['invalid UTF-8', 502, xml(Buffer.concat([Buffer.from(EVIL_XML), Buffer.from([0xff, 0xfe])]))],
      ['megabytes', 502, xml(EVIL_XML + ' '.repeat(5_000_000))],
      ['a truncated response', 502, xml(EVIL_XML.slice(0, -20))],
      ['an HTML page', 502, page(200, '<html><body>Log in</body></html>')],
      ['nothing', 502, page(200)],
      ['a redirect', 502, page(302, '', { location: '/cas/login' })],
      ['an error', 503, page(500, EVIL_XML)],
      ['a broken connection', 503, (response) => response.destroy()],
      ['a connection that breaks halfway', 503, stopHalfway],
    ])('a response of %s: %i', async (_what, status, respond) => {
      cas.misbehave((_request, response) => void respond(response))
      const before = await sessionCount()
      const response = await verify('ST-any')
      const sentence = status === 401 ? REFUSED : FAILED
      expect(response.statusCode).toBe(status)
      expect(response.json()).toEqual({ success: false, error: sentence, message: sentence })
      expect(cookiesOf(response)).not.toContain('session=')
      expect(await sessionCount()).toBe(before)
      expect(cas.validations).toHaveLength(1)
    })

    it('a CAS that hangs, after five seconds', async () => {
      cas.misbehave(() => undefined)
      const start = performance.now()
      expect(refusal(await verify('ST-any'))).toEqual([503, FAILED])
      expect(performance.now() - start).toBeGreaterThan(4_900)
    })

    it('at once, when too many already wait for a CAS that hangs; signed-in users aren’t affected', async () => {
      const { app: crowded, newUser } = await createTestApp({ CAS_BASE_URL: cas.baseUrl })
      const user = await newUser()
      const redeem = (_: unknown, count: number) =>
        crowded.inject({
          url: `${verifyTicket.path}?ticket=ST-1`,
          headers: { cookie: `sign-in-pending=${pendingOf(count)}` },
        })
      const hanging: ServerResponse[] = []
      cas.misbehave((_request, response) => void hanging.push(response))
      const waiting = Array.from({ length: 551 }, redeem)
      const refused = await Promise.race(waiting)
      expect(refusal(refused)).toEqual([503, BUSY])
      expect(refused.headers['retry-after']).toBe('5')
      // The pending cookie is kept, so the ticket can be redeemed later.
      expect(refused.cookies).toEqual([])
      await expect.poll(() => hanging.length, { timeout: 4_000 }).toBe(50)
      expect((await user.get(listOwnPrompts)).statusCode).toBe(200)
      cas.misbehave((_request, response) => sendXml(response, failureXml('INVALID_TICKET')))
      for (const response of hanging) sendXml(response, failureXml('INVALID_TICKET'))
      const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(50)
      expect(new Set(statuses)).toEqual(new Set([401, 503]))
    })
  })

  it('makes users in ADMIN_NETIDS admins at every sign-in, and keeps the role given in the console', async () => {
    await createUser(db, { netid: 'made4', role: 'admin' })
    const roleOf = async (netid: string) => (await signIn(netid)).json().user.role
    expect(await roleOf('BOSS1')).toBe('admin')
    await db.updateTable('users').set({ role: 'user' }).where('netid', '=', 'boss1').execute()
    expect([await roleOf('boss1'), await roleOf('made4'), await roleOf('jdoe1')]).toEqual([
      'admin',
      'admin',
      'user',
    ])
  })

  it('logs why CAS refused a ticket', async () => {
    log.length = 0
    cas.misbehave((_request, response) => sendXml(response, failureXml('INVALID_SERVICE')))
    await verify('ST-any')
    expect(log).toContainEqual(expect.objectContaining({ code: 'INVALID_SERVICE' }))
  })

  it('keeps a page with a ticket in its URL out of caches', async () => {
    expect((await app.inject('/?ticket=ST-1')).headers['cache-control']).toBe('no-store')
  })

  it.each([
    ['none', '"storage"'],
    [undefined, '"storage"'],
    ['same-origin', undefined],
  ])(
    'signing out has the browser remove what the app stored, unless the app did: %s',
    async (site, cleared) => {
      const response = await app.inject({ url: LOGOUT_PATH, headers: site ? { 'sec-fetch-site': site } : {} })
      expect(response.headers['clear-site-data']).toBe(cleared)
    },
  )

  describe('single logout', () => {
    const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
      app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })
    const request =
      '<p:LogoutRequest xmlns:p="urn:oasis:names:tc:SAML:2.0:protocol"><p:SessionIndex>ST-1</p:SessionIndex></p:LogoutRequest>'

    it.each([
      ['an unknown ticket', `logoutRequest=${encodeURIComponent(request)}`],
      ['nothing', ''],
      ['a DOCTYPE', `logoutRequest=${encodeURIComponent(`<!DOCTYPE x>${request}`)}`],
      ['deeply nested XML', `logoutRequest=${'<a>'.repeat(21_000)}`],
      ['megabytes', `logoutRequest=${'a'.repeat(2_000_000)}`],
      ['another content type', '{"a":1', 'application/json'],
    ])('returns 200 for %s', async (_what, payload, type?: string) => {
      expect((await post(payload, type)).statusCode).toBe(200)
    })

    it('doesn’t log the contents of an unreadable request', async () => {
      log.length = 0
      await post(`logoutRequest=<${'stranger'.repeat(5_000)}:a/>`)
      expect(JSON.stringify(log)).toContain('a logout request was ignored')
      expect(JSON.stringify(log)).not.toContain('stranger')
    })
  })

  describe('limits', () => {
    const CAMPUS = '192.0.2.9'
    const redeem = (ticket: string, { cookie, from = CAMPUS }: { cookie?: string; from?: string } = {}) =>
      app.inject({
        url: `${verifyTicket.path}?${new URLSearchParams({ ticket, started_here: 'yes' })}`,
        headers: cookie === undefined ? {} : { cookie: `sign-in-pending=${cookie}` },
        remoteAddress: from,
      })
    /** Another user who signs in behind the same IP address. */
    const signInFromCampus = async (user: string) => {
      const login = await app.inject({ url: LOGIN_PATH, remoteAddress: CAMPUS })
      expect(login.headers.location).toMatch(/\/login\?service=/)
      return redeem(cas.issueTicket({ user }, service), { cookie: login.cookies[0]?.value ?? '' })
    }

    it.each([
      ['starts to sign in', () => app.inject({ url: LOGIN_PATH, remoteAddress: CAMPUS })],
      ['sends well-formed but invalid tickets', () => redeem('ST-junk', { cookie: pendingOf('visitor') })],
    ])('don’t lock out a campus when one visitor %s 400 times', async (_what, attempt) => {
      for (let count = 0; count < 400; count += 1) expect((await attempt()).statusCode).not.toBe(429)
      expect((await signInFromCampus('campus1')).statusCode).toBe(200)
    })

    it.each([
      ['with one cookie', () => pendingOf('visitor')],
      ['with a different cookie for each', (count: number) => pendingOf(count)],
    ])('let the campus sign in while one visitor sends 150 tickets at once, %s', async (_how, cookieOf) => {
      cas.misbehave((request, response) => {
        if (!request.url?.includes('ST-junk')) return sendXml(response, successXml({ user: 'campus2' }))
        setTimeout(() => sendXml(response, failureXml('INVALID_TICKET')), 100)
      })
      const flood = Array.from({ length: 150 }, (_, count) =>
        redeem(`ST-junk${count}`, { cookie: cookieOf(count) }),
      )
      expect((await signInFromCampus('campus2')).statusCode).toBe(200)
      expect(new Set((await Promise.all(flood)).map(({ statusCode }) => statusCode))).not.toContain(429)
    })

    it('reserve half of the capacity for other IP addresses while tickets of one address hang', async () => {
      cas.misbehave((request, response) => {
        if (!request.url?.includes('ST-hangs')) sendXml(response, successXml({ user: 'elsewhere' }))
      })
      const hanging = Array.from({ length: 200 }, (_, count) =>
        redeem('ST-hangs', { cookie: pendingOf(count) }),
      )
      await expect.poll(() => cas.validations.length, { timeout: 4_000 }).toBe(50)
      const other = await redeem('ST-good', { cookie: pendingOf('other'), from: '198.51.100.7' })
      expect(other.statusCode).toBe(200)
      expect(cas.validations).toHaveLength(51)
      await Promise.all(hanging)
    })
  })
})

it.each([
  [{}, '10.1.2.3'],
  [{ TRUST_PROXY: '10.0.0.0/8' }, '203.0.113.9'],
  [{ TRUST_PROXY: '192.0.2.1' }, '10.1.2.3'],
])(
  'the IP address of a rate limit is taken from a proxy only if it is trusted: %j',
  async (settings, counted) => {
    const { app, db } = await createTestApp(settings)
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    await app.inject({ url: '/sitemap.xml', headers, remoteAddress: '10.1.2.3' })
    const keys = await db.selectFrom('rate_limits').select('key').execute()
    expect(keys).toEqual([{ key: `sitemap-address:${counted}` }])
  },
)

it('behind HTTPS, cookies are Secure and for this host only', async () => {
  const cas = await startStandInCas()
  afterAll(() => cas.close())
  const PUBLIC_URL = 'https://prompts.example.edu'
  const testApp = await createTestApp({ CAS_BASE_URL: cas.baseUrl, PUBLIC_URL, TRUST_PROXY: 'loopback' })
  const { login, verify } = signInBrowser(testApp)
  const start = await login()
  expect(start.headers['set-cookie']).toMatch(
    /^__Host-sign-in-pending=page\.\d{13}\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  const response = await verify(cas.issueTicket({ user: 'jdoe1' }, `${PUBLIC_URL}/`), cookiesOf(start))
  expect(response.headers['set-cookie']).toContainEqual(
    expect.stringMatching(
      /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
  )
})

it('without a sign-in service, the site says that sign-in isn’t set up', async () => {
  const { app } = await createTestApp({ HOST: '0.0.0.0' })
  expect(refusal(await app.inject(LOGIN_PATH))).toEqual([503, 'Sign-in isn’t set up on this site yet.'])
  const page = await app.inject({ url: LOGIN_PATH, headers: BROWSER })
  expect(page.headers.location).toBe('/?sign-in-trouble=not-set-up')
  expect((await app.inject(LOGOUT_PATH)).headers.location).toBe('/')
  expect((await app.inject(getSession.path)).json().sign_in).toBe(false)
})

it('a browser is redirected to a page and signed out locally when the database fails', async () => {
  const { app, db, log, newUser } = await createTestApp()
  const headers = { ...BROWSER, ...(await newUser()).headers }
  await db.schema.dropTable('sessions').execute()
  // Starting to sign in doesn't need the database.
  expect((await app.inject({ url: LOGIN_PATH, headers })).headers.location).toContain('/login?service=')
  const signedOut = await app.inject({ url: LOGOUT_PATH, headers })
  expect(signedOut.headers.location).toBe('/?sign-in-trouble=sign-out')
  expect(signedOut.cookies).toContainEqual(expect.objectContaining({ name: 'session', value: '' }))
  expect(log.filter(({ msg }) => msg === 'a request failed')).toHaveLength(1)
})

it('the sweeper deletes expired sessions when the server starts', async () => {
  const { app, db, config, clock } = await createTestApp()
  const user = await createUser(db)
  const hours = (count: number) => new Date(clock.now.getTime() - count * HOUR)
  await signInAs(db, user, { config, at: hours(13) })
  await signInAs(db, user, { config, at: hours(11) })
  await app.listen({ port: 0, host: '127.0.0.1' })
  await expect
    .poll(() => db.selectFrom('sessions').select('created_at').execute())
    .toEqual([{ created_at: hours(11) }])
})
