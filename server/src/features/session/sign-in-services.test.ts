import { requestFor } from '@prompt-library/contract/call'
import { LOGIN_PATH, LOGOUT_PATH } from '@prompt-library/contract/pages'
import { verifyTicket } from '@prompt-library/contract/sign-in'
import type { LightMyRequestResponse } from 'fastify'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { createUser } from '../../testing/builders.ts'
import { cookiesOf, signInBrowser } from '../../testing/sign-in-browser.ts'
import { type Person, SERVICES } from '../../testing/sign-in-services.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FAILED = 'An error occurred during authentication.'

describe.each(Object.entries(SERVICES))('signing in with %s', async (_name, startService) => {
  const service = await startService()
  const testApp = await createTestApp({
    ...service.settings,
    OIDC_NETID_IS_FIXED: 'OIDC_ISSUER' in service.settings ? 'true' : '',
  })
  const { app, db, clock, config, log } = testApp
  const { login, verify, sessionOf, sessionCount } = signInBrowser(testApp)
  afterAll(() => service.close())
  afterEach(() => service.breakDown(false))

  /** A browser's way to the service and back, with the cookies that it had before. */
  const goAndReturn = async (person: Person, cookies = '') => {
    const start = await login()
    const ticket = service.ticketFor(start, person)
    return { ticket, response: await verify(ticket, `${cookiesOf(start)}; ${cookies}`) }
  }
  const signIn = async (person: Person, cookies?: string) => (await goAndReturn(person, cookies)).response
  /** Redeems a ticket outside of the tab that started the sign-in. */
  const verifyElsewhere = (ticket: string, start: LightMyRequestResponse) =>
    app.inject({
      url: requestFor(verifyTicket, { query: { ticket } }).url,
      headers: { cookie: cookiesOf(start) },
    })
  /** Nothing is asked of the service. */
  const expectUnasked = async (
    send: (ticket: string, start: LightMyRequestResponse) => Promise<LightMyRequestResponse>,
  ) => {
    const start = await login()
    const ticket = service.ticketFor(start, { netid: 'attacker' })
    const before = service.asked()
    const response = await send(ticket, start)
    expect(service.asked()).toBe(before)
    return response
  }

  it('creates a session, once', async () => {
    const { ticket, response } = await goAndReturn({ netid: 'jdoe1' })
    expect(response.statusCode).toBe(200)
    const user = { id: expect.any(Number), display_name: 'jdoe1', email: null, role: 'user' }
    expect(response.json()).toEqual({ success: true, user })
    expect(await sessionOf(response)).toEqual(user)

    const replayed = await verify(ticket, cookiesOf(await login()))
    expect(replayed.statusCode).toBe(service.replayed)
    expect(replayed.json().message).toBe(service.refused)
    expect(await sessionOf(replayed)).toBeNull()
  })

  it('takes the name and email, and keeps earlier values that the service leaves out', async () => {
    const kim = { display_name: 'Kim Known', email: 'kim@example.edu' }
    const first = await signIn({ netid: 'kim2', name: kim.display_name, email: kim.email })
    expect(first.json().user).toMatchObject(kim)
    expect((await signIn({ netid: 'kim2' })).json().user).toMatchObject(kim)
    const renamed = await signIn({ netid: 'kim2', name: 'Kim Renamed' })
    expect(renamed.json().user).toMatchObject({ ...kim, display_name: 'Kim Renamed' })
  })

  it('ignores letter case and surrounding spaces in a NetID', async () => {
    const ids = new Set<number>()
    for (const netid of ['MixED3', ' mixed3 ', 'mixed3']) ids.add((await signIn({ netid })).json().user.id)
    expect(ids.size).toBe(1)
  })

  it('creates one account when a new person signs in twice at the same moment', async () => {
    const responses = await Promise.all([signIn({ netid: 'twice1' }), signIn({ netid: 'twice1' })])
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(new Set(responses.map((response) => response.json().user.id)).size).toBe(1)
  })

  it('finds the account from before, and records the time', async () => {
    const { id } = await createUser(db, { netid: 'before1' })
    expect((await signIn({ netid: 'before1' })).json().user.id).toBe(id)
    const user = db.selectFrom('users').select('last_login_at').where('id', '=', id)
    expect(await user.executeTakeFirst()).toEqual({ last_login_at: clock.now })
  })

  it('refuses a disabled user, with an explanation', async () => {
    await createUser(db, { netid: 'gone9', status: 'disabled' })
    const response = await signIn({ netid: 'gone9' })
    expect(response.statusCode).toBe(403)
    expect(response.json().message).toContain('Your account is disabled.')
    expect(await sessionOf(response)).toBeNull()
    // The service asks who it is next time, instead of sending the same user again.
    const retry = await app.inject({ url: LOGIN_PATH, headers: { cookie: cookiesOf(response) } })
    expect(retry.headers.location).toMatch(/[&?](renew=true|prompt=login)(&|$)/)
    expect((await login()).headers.location).not.toMatch(/renew|prompt=/)
    const user = db.selectFrom('users').select(['last_login_at', 'subject']).where('netid', '=', 'gone9')
    expect(await user.executeTakeFirst()).toEqual({ last_login_at: null, subject: null })
  })

  it('fails without a session while the service is down, and signed-in users aren’t affected', async () => {
    const signedIn = await signIn({ netid: 'steady' })
    const before = await sessionCount()
    service.breakDown(true)
    const response = await signIn({ netid: 'jdoe1' })
    expect(refusal(response)).toEqual([503, FAILED])
    expect(await sessionCount()).toBe(before)
    expect(await sessionOf(signedIn)).not.toBeNull()
  })

  it('issues a new token each time and ends the browser’s previous session', async () => {
    const first = await signIn({ netid: 'fresh8' })
    const second = await signIn({ netid: 'fresh8' }, cookiesOf(first))
    expect(tokenOf(second)).not.toBe(tokenOf(first))
    expect(await sessionOf(second)).not.toBeNull()
    expect(await sessionOf(first)).toBeNull()
  })

  it('stores neither the token nor what the service sent with the browser', async () => {
    const start = await login()
    const ticket = service.ticketFor(start, { netid: 'secret' })
    const stored = async () => {
      const rows = await db.selectFrom('sessions').selectAll().execute()
      return JSON.stringify(rows, (_key, value) =>
        value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : value,
      )
    }
    const before = await stored()
    const response = await verify(ticket, cookiesOf(start))
    for (const secret of [tokenOf(response), ...service.secretsIn(ticket)]) {
      expect(secret.length).toBeGreaterThan(10)
      expect(before + (await stored())).not.toContain(secret)
    }
  })

  it('never logs what the service sent with the browser', async () => {
    const { ticket } = await goAndReturn({ netid: 'quiet5' })
    await app.inject(`/?${new URLSearchParams({ ticket })}`)
    service.breakDown(true)
    await signIn({ netid: 'quiet5' })
    expect(log.length).toBeGreaterThan(0)
    for (const secret of service.secretsIn(ticket)) expect(JSON.stringify(log)).not.toContain(secret)
  })

  it('sets an HttpOnly, SameSite cookie', async () => {
    const response = await signIn({ netid: 'flags2' })
    expect(response.headers['set-cookie']).toContainEqual(
      expect.stringMatching(/^session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/),
    )
  })

  it('lets one user sign in 100 times an hour', async () => {
    await signIn({ netid: 'often1' })
    await db.updateTable('rate_limits').set({ count: 99 }).where('key', 'like', 'sign-in-person:%').execute()
    expect((await signIn({ netid: 'often1' })).statusCode).toBe(200)
    const before = await sessionCount()
    expect((await signIn({ netid: 'often1' })).statusCode).toBe(429)
    expect(await sessionCount()).toBe(before)
    await db.deleteFrom('rate_limits').execute()
  })

  describe('refuses a sign-in that this browser didn’t start,', () => {
    it('with 409, to prevent login CSRF', async () => {
      const response = await expectUnasked((ticket) => verify(ticket, 'other=1'))
      expect(refusal(response)).toEqual([409, service.refused])
    })

    it('or that was started in another tab, which shares the cookie', async () => {
      expect((await expectUnasked(verifyElsewhere)).statusCode).toBe(409)
    })

    it('unless the user opened the sign-in URL directly', async () => {
      const start = await login({ 'sec-fetch-site': 'none' })
      const ticket = service.ticketFor(start, { netid: 'jdoe1' })
      expect((await verifyElsewhere(ticket, start)).statusCode).toBe(200)
    })

    it('for a cross-site request', async () => {
      const crossSite = { 'sec-fetch-site': 'cross-site' }
      const response = await expectUnasked((ticket, start) => verify(ticket, cookiesOf(start), crossSite))
      expect(response.statusCode).toBe(403)
    })

    it('and forgets it afterwards', async () => {
      const response = await signIn({ netid: 'jdoe1' })
      expect(response.cookies).toContainEqual(
        expect.objectContaining({ name: 'sign-in-pending', value: '', maxAge: 0 }),
      )
    })

    it.each(['cross-site', 'same-site'])('and doesn’t start one for a %s request', async (site) => {
      const response = await login({ 'sec-fetch-site': site })
      expect(response.headers.location).toBe('/')
      expect(response.cookies).toEqual([])
    })
  })

  describe('signing out', () => {
    it('ends the session here, and leads to the service', async () => {
      const signedIn = await signIn({ netid: 'leaver' })
      const response = await app.inject({ url: LOGOUT_PATH, headers: { cookie: cookiesOf(signedIn) } })
      expect(response.statusCode).toBe(302)
      expect(response.headers.location).toMatch(service.signOutUrl(config.publicUrl))
      expect(await sessionOf(signedIn)).toBeNull()
      expect(response.cookies).toContainEqual(
        expect.objectContaining({ name: 'session', value: '', maxAge: 0 }),
      )
    })

    it('can’t be triggered by another site', async () => {
      const signedIn = await signIn({ netid: 'stays1' })
      const headers = { cookie: cookiesOf(signedIn), 'sec-fetch-site': 'cross-site' }
      const response = await app.inject({ url: LOGOUT_PATH, headers })
      expect(response.headers['clear-site-data']).toBeUndefined()
      expect(response.headers.location).toBe('/')
      expect(await sessionOf(signedIn)).not.toBeNull()
    })

    it('elsewhere ends only that session here', async () => {
      const ended = await goAndReturn({ netid: 'slo1' })
      const other = await signIn({ netid: 'slo1' })
      const { url, payload } = await service.endRequest(ended.ticket)
      const headers = { 'content-type': 'application/x-www-form-urlencoded' }
      expect((await app.inject({ method: 'POST', url, payload, headers })).statusCode).toBe(200)
      expect(await sessionOf(ended.response)).toBeNull()
      expect(await sessionOf(other)).not.toBeNull()
    })
  })
})

function tokenOf(response: LightMyRequestResponse): string {
  return response.cookies.find(({ name }) => name === 'session')?.value ?? 'no token'
}
