import type { ServerResponse } from 'node:http'
import { updateUser } from '@prompt-library/contract/admin'
import { LOGIN_PATH, LOGOUT_PATH } from '@prompt-library/contract/pages'
import { getSession } from '@prompt-library/contract/session'
import type { LightMyRequestResponse } from 'fastify'
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createUser, signInAs } from '../../testing/builders.ts'
import { cookiesOf, signInBrowser } from '../../testing/sign-in-browser.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { CLIENT, sendJson, startStandInOidc } from '../../testing/stand-in-oidc.ts'
import { createTestApp } from '../../testing/test-app.ts'

const REFUSED = 'Sign-in failed. Please try again.'
const FAILED = 'An error occurred during authentication.'
const DENIED = 'The sign-in was canceled, or your account isn’t allowed to use this site.'
const NO_NETID = 'Your sign-in service didn’t send your ID, so you can’t sign in here.'
const UNAVAILABLE = 'Your sign-in service isn’t available right now. Please try again in a moment.'
const BROWSER = { accept: 'text/html' }
const SECOND = 1_000
const seconds = () => Math.floor(Date.now() / SECOND)

const oidc = await startStandInOidc()
afterAll(() => oidc.close())
afterEach(() => oidc.behave())

type Claims = Record<string, unknown>
/** What happens to the issuer's response on its way. */
type Change = (response: URLSearchParams) => void
type OidcApp = Awaited<ReturnType<typeof createOidcApp>>
const ana = { sub: 'sub-ana', preferred_username: 'ana1', name: 'Ana Adams' }

/** An application that signs in with the stand-in, and what a browser does with it. */
async function createOidcApp(settings: Record<string, string> = {}) {
  const test = await createTestApp({ ...oidc.settings, SUPPORT_EMAIL: 'help@example.edu', ...settings })
  const { login, verify, ...browser } = signInBrowser(test)
  const signIn = async (claims: Claims, change: Change = () => undefined) => {
    const start = await login()
    const response = oidc.respond(String(start.headers.location), claims)
    change(response)
    return verify(String(response), cookiesOf(start))
  }
  const audited = () =>
    test.db
      .selectFrom('audit_log')
      .select(['action', 'subject_netid', 'details', 'reason'])
      .orderBy('id')
      .execute()
  const link = (netid: string, subject: string) =>
    test.db.updateTable('users').set({ issuer: oidc.issuer, subject }).where('netid', '=', netid).execute()
  return { ...test, ...browser, login, verify, signIn, audited, link }
}

/** No one is signed in by what fails. */
async function expectRefused(
  { sessionCount, sessionOf }: Pick<OidcApp, 'sessionCount' | 'sessionOf'>,
  attempt: () => Promise<LightMyRequestResponse>,
  [status, sentence = status === 401 || status === 409 ? REFUSED : FAILED]: [number, string?],
) {
  const before = await sessionCount()
  const response = await attempt()
  expect(refusal(response)).toEqual([status, sentence])
  expect(await sessionOf(response)).toBeNull()
  expect(await sessionCount()).toBe(before)
}

describe('starting to sign in', async () => {
  /** Started while the issuer didn't work. */
  const early = await createOidcApp()
  const { app, config, login } = await createOidcApp({
    OIDC_SCOPES: 'openid profile email groups',
  })

  it('leads to the issuer with PKCE, state, and nonce, which are new each time and reveal no secret', async () => {
    const { location } = (await login()).headers
    const { origin, pathname, searchParams } = new URL(String(location))
    expect(origin + pathname).toBe(`${oidc.issuer}/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: CLIENT.id,
      response_type: 'code',
      redirect_uri: `${config.publicUrl}/api/oidc/callback`,
      scope: 'openid profile email groups',
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      code_challenge_method: 'S256',
    })
    const [one, other] = [await login(), await login()].map(
      ({ headers }) => new URL(String(headers.location)).searchParams,
    )
    for (const name of ['state', 'nonce', 'code_challenge']) expect(one?.get(name)).not.toBe(other?.get(name))
    expect(one?.get('state')).not.toBe(one?.get('nonce'))
  })

  it('writes nothing to the database, however often anyone starts', async () => {
    let statements = 0
    const watched = await createTestApp(oidc.settings, {
      plugin: {
        transformQuery: ({ node }) => {
          statements += 1
          return node
        },
        transformResult: async ({ result }) => result,
      },
    })
    const before = statements
    for (let count = 0; count < 50; count += 1)
      expect((await watched.app.inject(LOGIN_PATH)).statusCode).toBe(302)
    expect(statements).toBe(before)
  })

  it('asks for the account each time if signing out can’t end the session there', async () => {
    oidc.behave({
      discovery: { end_session_endpoint: undefined, prompt_values_supported: ['select_account'] },
    })
    const other = await createOidcApp()
    const { location } = (await other.login()).headers
    expect(new URL(String(location)).searchParams.get('prompt')).toBe('select_account')
    expect((await other.app.inject(LOGOUT_PATH)).headers.location).toBe('/')
  })

  it('returns through the page that also redeems the tickets of CAS, without the words of others', async () => {
    const url =
      '/api/oidc/callback?code=c%261&state=s&iss=https%3A%2F%2Fi&session_state=x&error_description=Call+555'
    const { statusCode, headers } = await app.inject(url)
    expect(statusCode).toBe(302)
    const { pathname, searchParams } = new URL(String(headers.location), 'http://library')
    expect(pathname).toBe('/')
    expect(Object.fromEntries(new URLSearchParams(searchParams.get('ticket') ?? ''))).toEqual({
      code: 'c&1',
      state: 's',
      iss: 'https://i',
    })
  })

  const discoveryFails = (fail: (response: ServerResponse) => void) => ({
    at: {
      path: '/.well-known/openid-configuration',
      respond: (_: unknown, response: ServerResponse) => fail(response),
    },
  })
  it.each([
    ['is down', discoveryFails((response) => void response.destroy())],
    ['fails', discoveryFails((response) => void response.writeHead(500).end())],
    ['calls itself something else', { discovery: { issuer: 'https://evil.example' } }],
    ['has no keys', { discovery: { jwks_uri: undefined } }],
    ['sends megabytes', { discovery: { padding: 'x'.repeat(3_000_000) } }],
  ])('says so when the issuer %s from the start', async (_what, misbehavior) => {
    oidc.behave(misbehavior)
    const response = await early.login()
    expect(refusal(response)).toEqual([503, UNAVAILABLE])
    expect(response.cookies).toEqual([])
    expect((await early.login(BROWSER)).headers.location).toBe('/?sign-in-trouble=service-unavailable')
    expect((await early.app.inject(LOGOUT_PATH)).headers.location).toBe('/')
  })

  it('works as soon as the issuer is there', async () => {
    expect((await early.login()).statusCode).toBe(302)
  })
})

describe('finishing to sign in', async () => {
  const test = await createOidcApp()
  const { app, db, clock, log, login, verify, signIn, sessionOf } = test

  it('reads names and emails from the ID token, and what it leaves out from the UserInfo endpoint', async () => {
    const email = { email: 'ana@example.edu', email_verified: true }
    oidc.behave({ userInfo: { name: 'Not this', ...email } })
    expect((await signIn(ana)).json().user).toMatchObject({
      display_name: 'Ana Adams',
      email: 'ana@example.edu',
    })
    oidc.behave({ userInfo: { given_name: 'Bo', family_name: 'Berg', preferred_username: 'bo1' } })
    expect((await signIn({ sub: 'sub-bo' })).json().user.display_name).toBe('Bo Berg')
    const asked = oidc.requests.filter((path) => path === '/userinfo').length
    expect((await signIn({ ...ana, ...email })).statusCode).toBe(200)
    expect(oidc.requests.filter((path) => path === '/userinfo')).toHaveLength(asked)
  })

  it('ignores an email that isn’t verified, unless the settings trust it', async () => {
    const claims = { sub: 'sub-eve', preferred_username: 'eve1', email: 'ana@example.edu' }
    expect((await signIn(claims)).json().user.email).toBeNull()
    const trusting = await createOidcApp({ OIDC_TRUST_EMAIL: 'true' })
    expect((await trusting.signIn(claims)).json().user.email).toBe('ana@example.edu')
  })

  it('accepts clocks that differ by less than a minute, and not by more', async () => {
    const now = seconds()
    oidc.behave({ idToken: { iat: now - 400, exp: now - 50 } })
    expect((await signIn(ana)).statusCode).toBe(200)
    oidc.behave({ idToken: { iat: now + 50, exp: now + 300 } })
    expect((await signIn(ana)).statusCode).toBe(200)
    oidc.behave({ idToken: { iat: now - 400, exp: now - 70 } })
    expect((await signIn(ana)).statusCode).toBe(502)
    const later = seconds()
    oidc.behave({ idToken: { iat: later + 90, exp: later + 300 } })
    expect((await signIn(ana)).statusCode).toBe(502)
  })

  it('works at once after the issuer has replaced its keys', async () => {
    expect((await signIn(ana)).statusCode).toBe(200)
    await oidc.rotateKeys()
    expect((await signIn(ana)).statusCode).toBe(200)
  })

  it('sends the client’s secret in the body if the issuer lists only that', async () => {
    oidc.behave({
      discovery: { token_endpoint_auth_methods_supported: ['client_secret_post'] },
      at: {
        path: '/token',
        respond: async (request, response) => {
          let body = ''
          for await (const part of request) body += part
          const sent = new URLSearchParams(body)
          sendJson(
            response,
            { error: sent.get('client_secret') === CLIENT.secret ? 'invalid_grant' : 'invalid_client' },
            400,
          )
        },
      },
    })
    const other = await createOidcApp()
    expect((await other.signIn(ana)).statusCode).toBe(401)
  })

  const strangersKey = await generateKeyPair('RS256')
  const secret = new TextEncoder().encode(CLIENT.secret.padEnd(32, 'x'))
  /** The claims of a valid ID token, for another signature. */
  const payloadOf = (idToken: string) =>
    JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString())
  const signedBy = (alg: string, key: Parameters<SignJWT['sign']>[0]) => (idToken: string) =>
    new SignJWT(payloadOf(idToken)).setProtectedHeader({ alg }).sign(key)

  it.each([
    ['another audience', 502, { idToken: { aud: 'another-site' } }],
    [
      'another audience besides ours, for another party',
      502,
      { idToken: { aud: [CLIENT.id, 'x'], azp: 'x' } },
    ],
    ['another nonce', 401, { idToken: { nonce: 'of another browser' } }],
    ['no nonce', 502, { idToken: { nonce: undefined } }],
    ['another issuer', 502, { idToken: { iss: 'https://evil.example' } }],
    ['no subject', 502, { idToken: { sub: undefined } }],
    ['a blank subject', 502, { idToken: { sub: ' \t' } }],
    ['a subject of 256 characters', 502, { idToken: { sub: 'x'.repeat(256) } }],
    ['an end more than a minute ago', 502, { idToken: { exp: seconds() - 70, iat: seconds() - 400 } }],
    ['an issue hours ago', 502, { idToken: { iat: seconds() - 7_300 } }],
    ['no signature', 502, { forge: (idToken: string) => new UnsecuredJWT(payloadOf(idToken)).encode() }],
    ['a stranger’s signature', 502, { forge: signedBy('RS256', strangersKey.privateKey) }],
    [
      'a signature with the client’s secret',
      502,
      {
        discovery: { id_token_signing_alg_values_supported: ['RS256', 'HS256'] },
        forge: signedBy('HS256', secret),
      },
    ],
    ['nothing in it', 502, { forge: () => 'x.y.z' }],
  ] as const)('refuses an ID token with %s: %i', async (_what, status, misbehavior) => {
    oidc.behave(misbehavior)
    const fresh = 'discovery' in misbehavior ? await createOidcApp() : test
    await expectRefused(fresh, () => fresh.signIn(ana), [status])
  })

  type Respond = (response: ServerResponse) => void
  const stopHalfway: Respond = (response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' }).write('{')
    setTimeout(() => response.destroy(), 20)
  }
  const answer =
    (status: number, body: object | string): Respond =>
    (response) =>
      typeof body === 'string' ? response.writeHead(status).end(body) : sendJson(response, body, status)
  it.each<[string, string, number, Respond]>([
    ['refuses the code', '/token', 401, answer(400, { error: 'invalid_grant' })],
    ['doesn’t know this site', '/token', 502, answer(401, { error: 'invalid_client' })],
    ['fails', '/token', 503, answer(500, 'oops')],
    ['breaks the connection', '/token', 503, (response) => response.destroy()],
    ['stops halfway', '/token', 503, stopHalfway],
    ['sends no ID token', '/token', 502, answer(200, { access_token: 'a', token_type: 'Bearer' })],
    ['loses its keys', '/keys', 503, answer(500, 'oops')],
    ['returns another user’s information', '/userinfo', 502, answer(200, { sub: 'sub-other' })],
  ])('fails without a session when the issuer %s', async (_what, path, status, respond) => {
    const fresh = path === '/keys' ? await createOidcApp() : test
    oidc.behave({ at: { path, respond: (_request, response) => respond(response) } })
    await expectRefused(fresh, () => fresh.signIn(ana), [status])
  })

  it.each([
    ['access_denied', 403, DENIED],
    ['temporarily_unavailable', 503, FAILED],
    ['invalid_scope', 502, FAILED],
    ['login_required', 401, REFUSED],
    ['<script>', 401, REFUSED],
  ])('explains the error %s', async (error, status, sentence) => {
    log.length = 0
    const change: Change = (response) => {
      response.delete('code')
      response.set('error', error)
    }
    await expectRefused(test, () => signIn(ana, change), [status, sentence])
    expect(JSON.stringify(log)).not.toContain('<script>')
  })

  it.each<[string, number, Change]>([
    ['of another issuer', 401, (response) => response.set('iss', 'https://evil.example')],
    ['of two issuers', 401, (response) => response.append('iss', oidc.issuer)],
    ['of no issuer', 401, (response) => response.delete('iss')],
    ['without a state', 401, (response) => response.delete('state')],
    ['with two states', 401, (response) => response.append('state', 'x')],
    ['with an unknown state', 409, (response) => response.set('state', 'x')],
    ['without a code', 401, (response) => response.delete('code')],
    ['with a code and an error', 401, (response) => response.set('error', 'access_denied')],
    ['with an unknown code', 401, (response) => response.set('code', 'x')],
    ['with a code of 9,000 characters', 401, (response) => response.set('code', 'x'.repeat(9_000))],
  ])('refuses a response %s: %i', async (_what, status, change) => {
    await expectRefused(test, () => signIn(ana, change), [status])
  })

  it('refuses a code that another browser got, with that browser’s state or its own', async () => {
    const [attacker, victim] = [await login(), await login()]
    const stolen = oidc.respond(String(attacker.headers.location), {
      sub: 'sub-evil',
      preferred_username: 'evil1',
    })
    expect((await verify(String(stolen), cookiesOf(victim))).statusCode).toBe(409)
    const own = oidc.respond(String(victim.headers.location), ana)
    own.set('code', stolen.get('code') ?? '')
    expect((await verify(String(own), cookiesOf(victim))).statusCode).toBe(401)
  })

  it('refuses a code that was used before, in an attempt of its own', async () => {
    const start = await login()
    const used = oidc.respond(String(start.headers.location), ana)
    expect((await verify(String(used), cookiesOf(start))).statusCode).toBe(200)
    expect((await verify(String(used), cookiesOf(start))).statusCode).toBe(401)
    const again = await signIn(ana, (response) => response.set('code', used.get('code') ?? ''))
    expect(again.statusCode).toBe(401)
  })

  it('refuses an attempt after ten minutes, or with a later time written into it', async () => {
    const before = clock.now
    const start = await login()
    const response = String(oidc.respond(String(start.headers.location), ana))
    clock.now = new Date(before.getTime() + 600 * SECOND)
    expect((await verify(response, cookiesOf(start))).statusCode).toBe(409)
    const later = cookiesOf(start).replace(String(before.getTime()), String(clock.now.getTime()))
    expect(later).not.toBe(cookiesOf(start))
    expect((await verify(response, later)).statusCode).toBe(409)
    clock.now = before
    expect((await verify(response, cookiesOf(start))).statusCode).toBe(200)
  })

  it('can be finished by another process', async () => {
    const start = await login()
    const response = String(oidc.respond(String(start.headers.location), ana))
    const other = signInBrowser(await createTestApp(oidc.settings, { sharedDatabase: test.database }))
    expect((await other.verify(response, cookiesOf(start))).statusCode).toBe(200)
  })

  it.each([
    [true, oidc.issuer],
    [false, 'https://former.example.edu'],
  ])('sends an ID token only to the issuer that made it: %s', async (isSent, issuer) => {
    const cookie = cookiesOf(await signIn(ana))
    await db.updateTable('sessions').set({ issuer }).execute()
    const { headers } = await app.inject({ url: LOGOUT_PATH, headers: { cookie } })
    expect(new URL(String(headers.location)).searchParams.has('id_token_hint')).toBe(isSent)
  })

  it('stores an ID token only as the browser’s own token can read it', async () => {
    const cookie = cookiesOf(await signIn({ sub: 'sub-sealed', preferred_username: 'sealed1' }))
    const rows = await db.selectFrom('sessions').select('sealed_id_token').execute()
    const stored = rows.map(({ sealed_id_token: sealed }) =>
      Buffer.from(sealed ?? '', 'base64url').toString('latin1'),
    )
    // A token begins with "eyJ", which what is sealed can have somewhere by chance.
    expect(JSON.stringify([rows, stored])).not.toMatch(/sub-sealed|"eyJ/)
    const { headers } = await app.inject({ url: LOGOUT_PATH, headers: { cookie } })
    const sent = new URL(String(headers.location)).searchParams.get('id_token_hint') ?? ''
    expect(JSON.parse(Buffer.from(sent.split('.')[1] ?? '', 'base64url').toString()).sub).toBe('sub-sealed')
  })

  it('keeps sessions of another issuer out', async () => {
    const { config } = await createOidcApp({ OIDC_ISSUER: 'https://other.example.edu' })
    const headers = await signInAs(db, await createUser(db), { config, at: clock.now })
    expect((await app.inject({ url: getSession.path, headers })).json().user).toBeNull()
    expect(await sessionOf(await signIn(ana))).not.toBeNull()
  })
})

describe('NetIDs', async () => {
  const { signIn } = await createOidcApp({ OIDC_NETID_CLAIM: 'upn', OIDC_NETID_DOMAIN: '@Example.edu' })
  const sub = 'sub-net'

  it('lose the university’s domain', async () => {
    expect((await signIn({ sub, upn: 'Jane.Doe@EXAMPLE.edu' })).json().user.display_name).toBe('jane.doe')
  })

  it.each([
    ['another domain', 'jane@gmail.com'],
    ['a domain that ends like ours', 'jane@notexample.edu'],
    ['no domain', 'jane'],
    ['a domain that only looks like ours', 'jane@e\u212aample.edu'],
    ['a guest', 'jane_gmail.com#EXT#@tenant.onmicrosoft.com'],
  ])('of %s are refused', async (_what, upn) => {
    const response = await signIn({ sub: 'sub-guest', upn })
    expect(refusal(response)).toEqual([403, 'Only accounts that end in @example.edu can sign in here.'])
  })

  it.each([
    undefined,
    '',
    7,
    ['jane@example.edu'],
    '@example.edu',
    'jane doe@example.edu',
    'mi\u212ae@example.edu',
    'jane\u00a0@example.edu',
  ])('are needed: %j', async (upn) => {
    const response = await signIn({ sub: 'sub-none', preferred_username: 'other', upn })
    expect(refusal(response)).toEqual([403, NO_NETID])
  })

  it('that are emails must be verified', async () => {
    const byEmail = await createOidcApp({ OIDC_NETID_CLAIM: 'email', OIDC_NETID_DOMAIN: 'example.edu' })
    const claims = { sub, email: 'jane@example.edu' }
    expect((await byEmail.signIn(claims)).statusCode).toBe(403)
    expect((await byEmail.signIn({ ...claims, email_verified: true })).statusCode).toBe(200)
  })
})

describe('accounts', async () => {
  const { db, clock, log, signIn, sessionCount, audited, link, newUser } = await createOidcApp({
    ADMIN_NETIDS: 'boss1',
  })
  it('are linked to issuer and subject, which alone count from then on', async () => {
    const first = await signIn({ sub: 'sub-1', preferred_username: 'one1', name: 'One' })
    const renamed = await signIn({ sub: 'sub-1', preferred_username: 'boss1', name: 'One' })
    expect(renamed.json().user).toEqual(first.json().user)
    const row = db
      .selectFrom('users')
      .select(['netid', 'role', 'issuer', 'subject'])
      .where('subject', '=', 'sub-1')
    expect(await row.executeTakeFirst()).toEqual({
      netid: 'one1',
      role: 'user',
      issuer: oidc.issuer,
      subject: 'sub-1',
    })
  })

  const NOT_LINKED = 'isn’t linked to this sign-in yet'
  const ADMIN = 'an admin’s account isn’t linked to an identity'
  it.each([
    [
      'linked to another subject',
      'other1',
      { linked: true },
      'belongs to someone else’s account here',
      'the account is linked to another identity',
    ],
    ['from before', 'before1', {}, NOT_LINKED, 'the account isn’t linked to an identity'],
    ['of an admin', 'admin1', { role: 'admin' }, NOT_LINKED, ADMIN],
    ['of an admin in the settings', 'boss1', {}, NOT_LINKED, ADMIN],
  ] as const)(
    '%s aren’t opened by their NetID, and the audit log says so',
    async (_what, netid, how, sentence, details) => {
      await createUser(db, { netid, ...('role' in how && { role: how.role }) })
      if ('linked' in how) await link(netid, 'sub-real')
      const before = await sessionCount()
      log.length = 0
      const response = await signIn({ sub: 'sub-impostor', preferred_username: netid })
      expect(response.statusCode).toBe(403)
      expect(response.json().message).toContain(sentence)
      expect(response.json().message).toContain('Please contact help@example.edu.')
      expect(await sessionCount()).toBe(before)
      expect((await audited()).at(-1)).toEqual({
        action: 'refused sign-in',
        subject_netid: netid,
        details,
        reason: 'sub: sub-impostor',
      })
      expect(log).toContainEqual(expect.objectContaining({ sub: 'sub-impostor' }))
      expect(JSON.stringify(log)).not.toContain(netid)
      const row = db.selectFrom('users').select('subject').where('netid', '=', netid)
      expect((await row.executeTakeFirst())?.subject).toBe('linked' in how ? 'sub-real' : null)
    },
  )

  it('of an admin in the settings aren’t created by their NetID', async () => {
    await db.deleteFrom('users').where('netid', '=', 'boss1').execute()
    expect((await signIn({ sub: 'sub-boss', preferred_username: 'boss1' })).statusCode).toBe(403)
    await createUser(db, { netid: 'boss1', role: 'admin' })
    await link('boss1', 'sub-boss')
    expect((await signIn({ sub: 'sub-boss', preferred_username: 'boss1' })).json().user.role).toBe('admin')
  })

  it('of users aren’t made admins because the settings later list a NetID that they chose', async () => {
    await db.deleteFrom('users').where('netid', '=', 'boss1').execute()
    await createUser(db, { netid: 'boss1' })
    await link('boss1', 'sub-squatter')
    const response = await signIn({ sub: 'sub-squatter', preferred_username: 'boss1' })
    expect(response.json().user.role).toBe('user')
  })

  it('from before are linked by their NetID if the settings say that it is fixed, but not an admin’s', async () => {
    const fixed = await createOidcApp({ OIDC_NETID_IS_FIXED: 'true' })
    const { id } = await createUser(fixed.db, { netid: 'fixed1' })
    await createUser(fixed.db, { netid: 'admin1', role: 'admin' })
    expect((await fixed.signIn({ sub: 'sub-f', preferred_username: 'fixed1' })).json().user.id).toBe(id)
    expect((await fixed.audited()).map(({ action }) => action)).toEqual(['linked account'])
    expect((await fixed.signIn({ sub: 'sub-g', preferred_username: 'fixed1' })).statusCode).toBe(403)
    expect((await fixed.signIn({ sub: 'sub-a', preferred_username: 'admin1' })).statusCode).toBe(403)
  })

  it('can’t be locked out by someone who uses up the sign-ins of their NetID', async () => {
    await db
      .insertInto('rate_limits')
      .values({ key: 'sign-in-person:one1', window_start: clock.now, count: 100 })
      .execute()
    expect((await signIn({ sub: 'sub-1', preferred_username: 'one1' })).statusCode).toBe(200)
  })

  it('change their role in the console if no claim decides on it', async () => {
    const [admin, { id }] = [await newUser({ role: 'admin' }), await createUser(db)]
    expect((await admin.post(updateUser, { uid: id, action: 'make_admin' })).statusCode).toBe(200)
  })
})

describe('a role claim', async () => {
  const settings = {
    OIDC_ROLE_CLAIM: 'roles',
    OIDC_ADMIN_VALUES: 'Library.Admin, staff',
    OIDC_CURATOR_VALUES: 'editors',
    ADMIN_NETIDS: 'boss1',
  }
  const { db, signIn, audited, link, newUser } = await createOidcApp(settings)
  const roleOf = async (roles: unknown, sub = 'sub-r') =>
    (await signIn({ sub, preferred_username: sub.replace('sub-', ''), name: 'Rae', roles })).json().user.role

  it('makes an admin, a curator, and a user, and the audit log says so', async () => {
    await createUser(db, { netid: 'other1', role: 'admin' })
    await link('other1', 'sub-other1')
    const values = [
      undefined,
      'Library.Admin',
      [],
      ['x', 'staff'],
      ['library.admin'],
      { staff: true },
      'editors',
      ['editors', 'staff'],
      'editors',
      '',
    ]
    const roles = []
    for (const value of values) roles.push(await roleOf(value))
    expect(roles).toEqual([
      ...['user', 'admin', 'user', 'admin', 'user', 'user', 'curator', 'admin', 'curator', 'user'],
    ])
    expect((await audited()).map(({ action }) => action)).toEqual([
      ...['made admin', 'removed admin', 'made admin', 'removed admin'],
      ...['made curator', 'made admin', 'made curator', 'removed curator'],
    ])
  })

  it('never overrides ADMIN_NETIDS, and never removes the last admin', async () => {
    await createUser(db, { netid: 'boss1', role: 'admin' })
    await link('boss1', 'sub-boss1')
    expect(await roleOf([], 'sub-boss1')).toBe('admin')
    expect(await roleOf('staff')).toBe('admin')
    await db
      .updateTable('users')
      .set({ role: 'user' })
      .where('subject', 'is distinct from', 'sub-r')
      .execute()
    expect(await roleOf([])).toBe('admin')
    // An admin from before the service can't sign in.
    await createUser(db, { role: 'admin' })
    expect(await roleOf([])).toBe('admin')
  })

  it('keeps one admin when the last two are removed at the same moment', async () => {
    await db.updateTable('users').set({ role: 'user' }).execute()
    await roleOf('staff', 'sub-r')
    await roleOf('staff', 'sub-s')
    const roles = await Promise.all([roleOf([], 'sub-r'), roleOf([], 'sub-s')])
    expect(roles.toSorted()).toEqual(['admin', 'user'])
  })

  it.each(['make_admin', 'remove_admin', 'make_curator', 'remove_curator'])(
    'refuses %s in the console',
    async (action) => {
      const admin = await newUser({ role: 'admin' })
      const response = await admin.post(updateUser, { uid: (await createUser(db)).id, action })
      expect(refusal(response)).toEqual([409, 'Roles come from your sign-in service. Change them there.'])
    },
  )
})

describe('a logout token', async () => {
  const { app, db, signIn, sessionOf } = await createOidcApp()
  const post = (payload: string) =>
    app.inject({
      method: 'POST',
      url: '/api/oidc/logout',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const send = async (token: string) => (await post(`logout_token=${token}`)).statusCode
  const signedIn = (sid?: string) => signIn({ sub: 'sub-out', preferred_username: 'out1', sid })
  const stranger = await generateKeyPair('RS256')

  it('ends one session by its ID, or all of a user', async () => {
    const [one, two, unnamed] = [await signedIn('s1'), await signedIn('s2'), await signedIn()]
    const other = await signIn({ sub: 'sub-stays', preferred_username: 'stays1', sid: 's3' })
    expect(await send(await oidc.logoutToken({ sid: 's1' }))).toBe(200)
    expect([await sessionOf(one), await sessionOf(two)]).toEqual([null, expect.anything()])
    expect(await send(await oidc.logoutToken({ sid: 'gone', sub: 'sub-out' }))).toBe(200)
    expect([await sessionOf(two), await sessionOf(unnamed)]).toEqual([expect.anything(), null])
    expect(await send(await oidc.logoutToken({ sub: 'sub-out' }))).toBe(200)
    expect(await sessionOf(two)).toBeNull()
    expect(await sessionOf(other)).not.toBeNull()
  })

  it('works only once', async () => {
    const token = await oidc.logoutToken({ sub: 'sub-out' })
    expect(await send(token)).toBe(200)
    const again = await signedIn('s4')
    expect(await send(token)).toBe(400)
    expect(await sessionOf(again)).not.toBeNull()
  })

  const out = (claims: Claims) => () => oidc.logoutToken({ sub: 'sub-out', ...claims })
  const claims = { iss: oidc.issuer, aud: CLIENT.id, iat: seconds(), jti: 'x', events: {}, sub: 'sub-out' }
  it.each([
    [
      'a stranger’s signature',
      () => new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(stranger.privateKey),
    ],
    ['no signature', async () => new UnsecuredJWT(claims).encode()],
    ['another audience', out({ aud: 'x' })],
    ['another issuer', out({ iss: 'https://evil.example' })],
    ['an issue five minutes ago', out({ iat: seconds() - 300 })],
    ['no ID', out({ jti: undefined })],
    ['no event', out({ events: {} })],
    ['a nonce, as an ID token has', out({ nonce: 'n' })],
    ['no session', () => oidc.logoutToken({})],
    ['an ID token’s claims', () => oidc.sign({ sub: 'sub-out' })],
    ['nothing', async () => ''],
  ])('is refused with %s', async (_what, token) => {
    const session = await signedIn('s5')
    const before = await db.selectFrom('logout_requests').select('request_hash').execute()
    expect(await send(await token())).toBe(400)
    expect(await sessionOf(session)).not.toBeNull()
    expect(await db.selectFrom('logout_requests').select('request_hash').execute()).toEqual(before)
  })

  it('is refused twice in one request, and in megabytes', async () => {
    const token = await oidc.logoutToken({ sub: 'sub-out' })
    expect((await post(`logout_token=${token}&logout_token=${token}`)).statusCode).toBe(400)
    expect((await post(`logout_token=${'a'.repeat(2_000_000)}`)).statusCode).toBe(400)
  })

  it('with an unknown key doesn’t make the library ask for keys each time', async () => {
    await signedIn('s6')
    const asked = () => oidc.requests.filter((path) => path === '/keys').length
    await send(await oidc.logoutToken({ sub: 'x' }, { kid: 'unknown' }))
    const before = asked()
    for (let count = 0; count < 20; count += 1)
      await send(await oidc.logoutToken({ sub: 'x' }, { kid: `k${count}` }))
    expect(asked()).toBe(before)
  })
})
