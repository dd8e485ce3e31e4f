import type { ServerResponse } from 'node:http'
import { LOGIN_PATH, LOGOUT_PATH } from '@prompt-library/contract/pages'
import { getSession } from '@prompt-library/contract/session'
import { verifyTicket } from '@prompt-library/contract/sign-in'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createUser, signInAs } from '../../testing/builders.ts'
import { failureXml, responseXml, sendXml, startStandInCas, successXml } from '../../testing/stand-in-cas.ts'
import { createTestApp, TEST_TIME } from '../../testing/test-app.ts'

const REFUSED = 'CAS authentication failed. Please try again.'
const FAILED = 'An error occurred during authentication.'
const BUSY = 'Too many people are signing in right now. Please try again in a moment.'
/** The headers of a browser navigation. */
const BROWSER = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }

/** A cookie such as a browser gets that starts to sign in. */
const pendingOf = (browser: string | number) => `direct.${TEST_TIME.getTime()}.${browser}`

describe('signing in with CAS', async () => {
  const cas = await startStandInCas()
  const { app, db, config, log } = await createTestApp({
    CAS_BASE_URL: cas.baseUrl,
    ADMIN_NETIDS: 'boss1',
  })
  const service = `${config.publicUrl}/`
  afterAll(() => cas.close())
  afterEach(() => {
    cas.misbehave(undefined)
    cas.validations.length = 0
  })

  const login = () => app.inject({ url: LOGIN_PATH, headers: { 'sec-fetch-site': 'same-origin' } })
  const verify = async (ticket: string, cookie?: string) =>
    app.inject({
      url: `${verifyTicket.path}?${new URLSearchParams({ ticket, started_here: 'yes' })}`,
      headers: { cookie: cookie ?? cookiesOf(await login()) },
    })
  const sessionOf = async (response: LightMyRequestResponse) =>
    (await app.inject({ url: getSession.path, headers: { cookie: cookiesOf(response) } })).json().user
  const signIn = (user: string, attributes?: string) =>
    verify(cas.issueTicket({ user, ...(attributes !== undefined && { attributes }) }, service))
  const sessionCount = async () => (await db.selectFrom('sessions').select('token_hash').execute()).length

  it('redirects to CAS with a fixed return URL, whatever the request headers say', async () => {
    const response = await app.inject({
      url: LOGIN_PATH,
      headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
    })
    expect(response.statusCode).toBe(302)
    expect(response.headers.location).toBe(`${cas.baseUrl}/login?service=${encodeURIComponent(service)}`)
  })

  it('redeems a ticket for a session, once', async () => {
    const ticket = cas.issueTicket({ user: 'jdoe1' }, service)
    const response = await verify(ticket)
    expect(response.statusCode).toBe(200)
    const user = { id: expect.any(Number), display_name: 'jdoe1', email: null, role: 'user' }
    expect(response.json()).toEqual({ success: true, user })
    expect(await sessionOf(response)).toEqual(user)

    const replayed = await verify(ticket)
    expect(replayed.statusCode).toBe(401)
    expect(replayed.json()).toEqual({ success: false, error: REFUSED, message: REFUSED })
    expect(await sessionOf(replayed)).toBeNull()
  })

  it.each([
    ['displayName', '<cas:displayName>Jane Q. Doe</cas:displayName><cas:cn>Other</cas:cn>', 'Jane Q. Doe'],
    ['cn', '<cas:cn>Jane Doe</cas:cn><cas:givenName>X</cas:givenName>', 'Jane Doe'],
    ['given and family name', '<cas:givenName>Jane</cas:givenName><cas:sn>Doe</cas:sn>', 'Jane Doe'],
    ['the first of several values', '<cas:cn>First</cas:cn><cas:cn>Second</cas:cn>', 'First'],
    [
      'the first value that is not empty',
      '<cas:displayName> </cas:displayName><cas:cn>Jane</cas:cn>',
      'Jane',
    ],
    [
      'entities and CDATA',
      '<cas:displayName>A &amp; <![CDATA[B <c>]]> &#233;</cas:displayName>',
      'A & B <c> é',
    ],
    ['nothing but the NetID', '', 'names7'],
  ])('takes the display name from %s', async (_from, attributes, name) => {
    await db.deleteFrom('users').where('netid', '=', 'names7').execute()
    expect((await signIn('names7', attributes)).json().user.display_name).toBe(name)
  })

  it.each([
    [
      'single quotes and no declaration',
      (user: string) =>
        `<cas:serviceResponse xmlns:cas='http://www.yale.edu/tp/cas'><cas:authenticationSuccess><cas:user>${user}</cas:user></cas:authenticationSuccess></cas:serviceResponse>`,
    ],
    [
      'another prefix',
      (user: string) =>
        `<x:serviceResponse xmlns:x="http://www.yale.edu/tp/cas"><x:authenticationSuccess><x:user>${user}</x:user></x:authenticationSuccess></x:serviceResponse>`,
    ],
    [
      'no prefix',
      (user: string) =>
        `<serviceResponse xmlns="http://www.yale.edu/tp/cas"><authenticationSuccess><user>${user}</user></authenticationSuccess></serviceResponse>`,
    ],
    [
      'comments and other elements',
      (user: string) =>
        responseXml(
          `<!-- hello --><cas:authenticationSuccess><cas:user>${user}</cas:user><cas:proxyGrantingTicket>PGTIOU-1</cas:proxyGrantingTicket><cas:proxies><cas:proxy>https://a</cas:proxy></cas:proxies></cas:authenticationSuccess>`,
        ),
    ],
    [
      'attributes in their own namespace',
      (user: string) =>
        responseXml(
          `<cas:authenticationSuccess><cas:user>${user}</cas:user><cas:attributes><x:user xmlns:x="urn:x">intruder</x:user></cas:attributes></cas:authenticationSuccess>`,
        ),
    ],
  ])('reads a response with %s', async (_what, xml) => {
    cas.misbehave((_request, response) => sendXml(response, xml('ok5')))
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
      const response = await verify(ticket)
      expect(response.statusCode).toBe(401)
      expect(response.json().message).toBe(REFUSED)
      expect(cas.validations).toEqual([])
      expect(await sessionCount()).toBe(before)
    })

    it('a repeated or missing ticket', async () => {
      for (const query of [
        '?started_here=yes&ticket=ST-1&ticket=ST-2',
        '?started_here=yes',
        '?started_here=yes&ticket[]=ST-1',
      ]) {
        const response = await app.inject({
          url: verifyTicket.path + query,
          headers: { cookie: cookiesOf(await login()) },
        })
        expect(response.statusCode).toBe(401)
        expect(response.json().message).toBe(REFUSED)
      }
      expect(cas.validations).toEqual([])
    })

    it('an unknown ticket, and one issued for another service', async () => {
      expect((await verify('ST-unknown')).statusCode).toBe(401)
      expect(
        (await verify(cas.issueTicket({ user: 'jdoe1' }, 'https://other.example.edu/'))).statusCode,
      ).toBe(401)
      expect(cas.validations.map((url) => url.searchParams.getAll('service'))).toEqual([[service], [service]])
    })

    it.each([
      [
        'an expired ticket',
        401,
        (response: ServerResponse) => sendXml(response, failureXml('INVALID_TICKET', 'expired')),
      ],
      [
        'a failure that quotes a success',
        401,
        (response: ServerResponse) =>
          sendXml(response, failureXml('X', `<![CDATA[${successXml({ user: 'evil' })}]]>`)),
      ],
      [
        'a failure with a success inside',
        401,
        (response: ServerResponse) =>
          sendXml(
            response,
            failureXml(
              'X',
              '<cas:authenticationSuccess><cas:user>evil</cas:user></cas:authenticationSuccess>',
            ),
          ),
      ],
      [
        'a failure and a success',
        502,
        (response: ServerResponse) =>
          sendXml(
            response,
            responseXml(
              '<cas:authenticationFailure code="X"/><cas:authenticationSuccess><cas:user>evil</cas:user></cas:authenticationSuccess>',
            ),
          ),
      ],
      [
        'two successes',
        502,
        (response: ServerResponse) =>
          sendXml(
            response,
            responseXml(
              '<cas:authenticationSuccess><cas:user>a</cas:user></cas:authenticationSuccess>'.repeat(2),
            ),
          ),
      ],
      [
        'an element inside the user',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: 'ad<cas:x>evil</cas:x>min' })),
      ],
      [
        'a NetID with look-alike letters',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: '\u212Aim1' })),
      ],
      [
        'an internal error of CAS',
        502,
        (response: ServerResponse) => sendXml(response, failureXml('INTERNAL_ERROR')),
      ],
      [
        'two users',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: 'a</cas:user><cas:user>b' })),
      ],
      ['an empty user', 502, (response: ServerResponse) => sendXml(response, successXml({ user: '  ' }))],
      [
        'no user',
        502,
        (response: ServerResponse) =>
          sendXml(response, responseXml('<cas:authenticationSuccess></cas:authenticationSuccess>')),
      ],
      [
        'only a nested user',
        502,
        (response: ServerResponse) =>
          sendXml(
            response,
            responseXml(
              '<cas:authenticationSuccess><cas:attributes><cas:user>evil</cas:user></cas:attributes></cas:authenticationSuccess>',
            ),
          ),
      ],
      [
        'a success outside serviceResponse',
        502,
        (response: ServerResponse) =>
          sendXml(
            response,
            '<cas:authenticationSuccess xmlns:cas="http://www.yale.edu/tp/cas"><cas:user>evil</cas:user></cas:authenticationSuccess>',
          ),
      ],
      [
        'another namespace',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: 'evil' }).replace('yale', 'jale')),
      ],
      [
        'a DOCTYPE',
        502,
        (response: ServerResponse) =>
          sendXml(response, `<!DOCTYPE x>${successXml({ user: 'evil' }).replace(/<\?xml.*\?>\n/, '')}`),
      ],
      [
        'custom entities',
        502,
        (response: ServerResponse) =>
          sendXml(
            response,
            `<!DOCTYPE x [<!ENTITY e "evil">]><cas:serviceResponse xmlns:cas="http://www.yale.edu/tp/cas"><cas:authenticationSuccess><cas:user>&e;</cas:user></cas:authenticationSuccess></cas:serviceResponse>`,
          ),
      ],
      [
        'an unknown entity',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: '&nbsp;evil' })),
      ],
      [
        'a processing instruction',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: '<?php x?>evil' })),
      ],
      [
        'invalid UTF-8',
        502,
        (response: ServerResponse) =>
          sendXml(
            response,
            Buffer.concat([Buffer.from(successXml({ user: 'evil' })), Buffer.from([0xff, 0xfe])]),
          ),
      ],
      [
        'megabytes',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: 'evil' }) + ' '.repeat(5_000_000)),
      ],
      [
        'a truncated response',
        502,
        (response: ServerResponse) => sendXml(response, successXml({ user: 'evil' }).slice(0, -20)),
      ],
      [
        'an HTML page',
        502,
        (response: ServerResponse) => response.writeHead(200).end('<html><body>Log in</body></html>'),
      ],
      ['JSON', 502, (response: ServerResponse) => response.writeHead(200).end('{"user":"evil"}')],
      ['nothing', 502, (response: ServerResponse) => response.writeHead(200).end()],
      [
        'a redirect',
        502,
        (response: ServerResponse) => response.writeHead(302, { location: '/cas/login' }).end(),
      ],
      [
        'not found',
        502,
        (response: ServerResponse) => response.writeHead(404).end(successXml({ user: 'evil' })),
      ],
      [
        'an error',
        503,
        (response: ServerResponse) => response.writeHead(500).end(successXml({ user: 'evil' })),
      ],
      ['a broken connection', 503, (response: ServerResponse) => response.destroy()],
      [
        'a connection that breaks halfway',
        503,
        (response: ServerResponse) => {
          response.writeHead(200, { 'content-length': '9999' })
          response.write('<cas:')
          setTimeout(() => response.destroy(), 20)
        },
      ],
    ] as const)('a response of %s: %i', async (_what, status, respond) => {
      cas.misbehave((_request, response) => respond(response))
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
      const response = await verify('ST-any')
      expect(response.statusCode).toBe(503)
      expect(response.json().message).toBe(FAILED)
      expect(performance.now() - start).toBeGreaterThan(4_900)
    })

    it('at once, when too many already wait for a CAS that hangs; signed-in users aren’t affected', async () => {
      const { app: crowded, ...test } = await createTestApp({ CAS_BASE_URL: cas.baseUrl })
      const headers = await signInAs(test.db, await createUser(test.db), {
        config: test.config,
        at: test.clock.now,
      })
      const redeem = (_: unknown, count: number) =>
        crowded.inject({
          url: `${verifyTicket.path}?ticket=ST-1`,
          headers: { cookie: `sign-in-pending=${pendingOf(count)}` },
        })
      const hanging: ServerResponse[] = []
      cas.misbehave((_request, response) => void hanging.push(response))
      const waiting = Array.from({ length: 551 }, redeem)
      const refused = await Promise.race(waiting)
      expect(refused.statusCode).toBe(503)
      expect(refused.headers['retry-after']).toBe('5')
      expect(refused.json().message).toBe(BUSY)
      // The pending cookie is kept, so the ticket can be redeemed later.
      expect(refused.cookies).toEqual([])
      await expect.poll(() => hanging.length, { timeout: 4_000 }).toBe(50)
      expect((await crowded.inject({ url: '/api/my_prompts.php', headers })).statusCode).toBe(200)
      cas.misbehave((_request, response) => sendXml(response, failureXml('INVALID_TICKET')))
      for (const response of hanging) sendXml(response, failureXml('INVALID_TICKET'))
      const statuses = (await Promise.all(waiting)).map(({ statusCode }) => statusCode)
      expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(50)
      expect(new Set(statuses)).toEqual(new Set([401, 503]))
    })

    it('a CAS that is unreachable', async () => {
      const gone = await startStandInCas()
      const { app: withoutCas } = await createTestApp({ CAS_BASE_URL: gone.baseUrl })
      await gone.close()
      const cookie = cookiesOf(await withoutCas.inject(LOGIN_PATH))
      const response = await withoutCas.inject({
        url: `${verifyTicket.path}?ticket=ST-1`,
        headers: { cookie },
      })
      expect(response.statusCode).toBe(503)
    })
  })

  it('makes users in ADMIN_NETIDS admins at every sign-in', async () => {
    expect((await signIn('BOSS1')).json().user.role).toBe('admin')
    await db.updateTable('users').set({ role: 'user' }).where('netid', '=', 'boss1').execute()
    expect((await signIn('boss1')).json().user.role).toBe('admin')
    expect((await signIn('jdoe1')).json().user.role).toBe('user')
  })

  it('doesn’t make a user with an example NetID an admin', async () => {
    expect((await signIn('example-admin')).json().user.role).toBe('user')
  })

  it('logs why CAS refused a ticket', async () => {
    log.length = 0
    cas.misbehave((_request, response) => sendXml(response, failureXml('INVALID_SERVICE')))
    await verify('ST-any')
    expect(log).toContainEqual(expect.objectContaining({ code: 'INVALID_SERVICE' }))
  })

  it('keeps the admin role given in the console', async () => {
    await createUser(db, { netid: 'made4', role: 'admin' })
    expect((await signIn('made4')).json().user.role).toBe('admin')
  })

  it('keeps a page with a ticket in its URL out of caches', async () => {
    expect((await app.inject('/?ticket=ST-1')).headers['cache-control']).toBe('no-store')
  })

  describe('signing out', () => {
    it.each([
      ['none', '"storage"'],
      [undefined, '"storage"'],
      ['same-origin', undefined],
    ])('has the browser remove what the app stored, unless the app did: %s', async (site, cleared) => {
      const headers = site ? { 'sec-fetch-site': site } : {}
      const response = await app.inject({ url: LOGOUT_PATH, headers })
      expect(response.headers['clear-site-data']).toBe(cleared)
    })
  })

  describe('single logout', () => {
    const post = (payload: string, type = 'application/x-www-form-urlencoded') =>
      app.inject({ method: 'POST', url: '/', payload, headers: { 'content-type': type } })
    const logoutRequest = (ticket: string) =>
      `<samlp:LogoutRequest xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="LR-1" Version="2.0" IssueInstant="2026-03-15T12:00:00Z"><saml:NameID xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">@NOT_USED@</saml:NameID><samlp:SessionIndex>${ticket}</samlp:SessionIndex></samlp:LogoutRequest>`

    it.each([
      ['an unknown ticket', new URLSearchParams({ logoutRequest: logoutRequest('ST-unknown') }).toString()],
      ['nothing', ''],
      ['no XML', 'logoutRequest=hello'],
      [
        'a DOCTYPE',
        new URLSearchParams({ logoutRequest: `<!DOCTYPE x>${logoutRequest('ST-1')}` }).toString(),
      ],
      ['deeply nested XML', `logoutRequest=${'<a>'.repeat(21_000)}`],
      ['megabytes', `logoutRequest=${'a'.repeat(2_000_000)}`],
    ])('returns 200 for %s', async (_what, payload) => {
      expect((await post(payload)).statusCode).toBe(200)
    })

    it('doesn’t log the contents of an unreadable request', async () => {
      log.length = 0
      await post(`logoutRequest=<${'stranger'.repeat(5_000)}:a/>`)
      expect(JSON.stringify(log)).toContain('a logout request was ignored')
      expect(JSON.stringify(log)).not.toContain('stranger')
    })

    it('returns 200 for other content types', async () => {
      expect((await post('{"a":1', 'application/json')).statusCode).toBe(200)
      expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200)
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
      const [cookie] = login.cookies
      return redeem(cas.issueTicket({ user }, service), { cookie: cookie?.value ?? '' })
    }

    it.each([
      ['starts to sign in', () => app.inject({ url: LOGIN_PATH, remoteAddress: CAMPUS })],
      ['sends tickets without having started', () => redeem('ST-junk')],
      ['sends malformed tickets', () => redeem('junk', { cookie: pendingOf('visitor') })],
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

describe('the IP address of a rate limit', async () => {
  /** The counted address of a request from 10.1.2.3 that claims to come from another one. */
  const countedFor = async (settings: Record<string, string>) => {
    const { app, db } = await createTestApp(settings)
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    await app.inject({ url: '/sitemap.xml', headers, remoteAddress: '10.1.2.3' })
    return (await db.selectFrom('rate_limits').select('key').execute()).map(({ key }) => key)
  }

  it('isn’t taken from the request', async () => {
    expect(await countedFor({})).toEqual(['sitemap-address:10.1.2.3'])
  })

  it('is taken from a proxy only if it is trusted', async () => {
    expect(await countedFor({ TRUST_PROXY: '10.0.0.0/8' })).toEqual(['sitemap-address:203.0.113.9'])
    expect(await countedFor({ TRUST_PROXY: '192.0.2.1' })).toEqual(['sitemap-address:10.1.2.3'])
  })
})

describe('behind HTTPS', async () => {
  const cas = await startStandInCas()
  const { app, config } = await createTestApp({
    CAS_BASE_URL: cas.baseUrl,
    PUBLIC_URL: 'https://prompts.example.edu',
    TRUST_PROXY: 'loopback',
  })
  afterAll(() => cas.close())

  it('sets Secure cookies for this host only', async () => {
    const login = await app.inject(LOGIN_PATH)
    expect(login.headers['set-cookie']).toMatch(
      /^__Host-sign-in-pending=direct\.\d{13}\.[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    )
    const ticket = cas.issueTicket({ user: 'jdoe1' }, `${config.publicUrl}/`)
    const response = await app.inject({
      url: `${verifyTicket.path}?ticket=${ticket}`,
      headers: { cookie: cookiesOf(login) },
    })
    expect(response.headers['set-cookie']).toContainEqual(
      expect.stringMatching(
        /^__Host-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    )
  })
})

describe('without a sign-in service', async () => {
  const { app } = await createTestApp({ HOST: '0.0.0.0' })

  it('says that sign-in isn’t set up', async () => {
    const response = await app.inject(LOGIN_PATH)
    expect(response.statusCode).toBe(503)
    expect(response.json().message).toBe('Sign-in isn’t set up on this site yet.')
    expect((await app.inject(LOGOUT_PATH)).headers.location).toBe('/')
    expect((await app.inject(getSession.path)).json().sign_in).toBe(false)
  })

  it('redirects a browser to a page that says so', async () => {
    const response = await app.inject({ url: LOGIN_PATH, headers: BROWSER })
    expect(response.headers.location).toBe('/?sign-in-trouble=not-set-up')
  })
})

describe('a browser that can’t sign in or out', async () => {
  const { app, db, config, clock, log } = await createTestApp()
  const headers = { ...BROWSER, ...(await signInAs(db, await createUser(db), { config, at: clock.now })) }
  const locationOf = async (url: string) => (await app.inject({ url, headers })).headers.location

  it('is redirected to a page and signed out locally when the database fails', async () => {
    await db.schema.dropTable('sessions').execute()
    // Starting to sign in doesn't need the database.
    expect(await locationOf(LOGIN_PATH)).toContain('/login?service=')
    const signedOut = await app.inject({ url: LOGOUT_PATH, headers })
    expect(signedOut.headers.location).toBe('/?sign-in-trouble=sign-out')
    expect(signedOut.cookies).toContainEqual(expect.objectContaining({ name: 'session', value: '' }))
    expect(log.filter(({ msg }) => msg === 'a request failed')).toHaveLength(1)
  })
})

describe('the sweeper', async () => {
  const { app, db, config, clock } = await createTestApp()

  it('deletes expired sessions when the server starts', async () => {
    const user = await createUser(db)
    const hours = (count: number) => new Date(clock.now.getTime() - count * 3_600_000)
    await signInAs(db, user, { config, at: hours(13) })
    await signInAs(db, user, { config, at: hours(11) })
    await app.listen({ port: 0, host: '127.0.0.1' })
    await expect
      .poll(async () =>
        (await db.selectFrom('sessions').select('created_at').execute()).map((row) => row.created_at),
      )
      .toEqual([hours(11)])
  })
})

function cookiesOf(response: LightMyRequestResponse): string {
  return response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
}
