import { randomBytes } from 'node:crypto'
import { updateUser } from '@prompt-library/contract/admin'
import { createKey, listKeys, revokeKey } from '@prompt-library/contract/keys'
import { createPrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { savePrompt } from '@prompt-library/contract/saved'
import { getSession } from '@prompt-library/contract/session'
import { saveSettings } from '@prompt-library/contract/settings'
import { DAY, MINUTE } from '@prompt-library/domain/durations'
import { isApiKey, toApiKey } from '@prompt-library/domain/keys/api-key'
import { KEY_DAYS, KEYS_MAX } from '@prompt-library/domain/limits'
import { beforeEach, describe, expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { injected, refusal, type Target, type User } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { sweepKeys } from './routes.ts'

const { app, db, clock, log, database, newUser } = await createTestApp()
const start = clock.now
beforeEach(() => {
  clock.now = start
})

const form = { title: 'Notes', category: 'Study', visibility: 'private', markdown: '<p>Explain this.</p>' }

const newOwner = (fields: Parameters<typeof newUser>[0] = {}) =>
  newUser({ last_login_at: clock.now, ...fields })

const newKey = (owner: User, body: object = {}) =>
  owner.read(createKey, { name: 'Laptop', scope: 'write', ...body })

/** Sends a call with a key and nothing else. */
async function send(key: string, call: Target, values: object = {}, headers: Record<string, string> = {}) {
  return app.inject(injected(call, values, { authorization: `Bearer ${key}`, ...headers }))
}

const passDays = (days: number) => {
  clock.now = new Date(clock.now.getTime() + days * DAY)
}

describe('creating a key', () => {
  it('shows it once, and stores only its hash', async () => {
    const owner = await newOwner()
    const response = await owner.post(createKey, { name: '  My   laptop ', scope: 'read' })
    expect(response.statusCode).toBe(201)
    const { key, ...listed } = response.json()
    expect(isApiKey(key)).toBe(true)
    const expires_at = new Date(clock.now.getTime() + KEY_DAYS * DAY).toISOString()
    expect(listed).toEqual({
      id: expect.any(Number),
      name: 'My laptop',
      scope: 'read',
      host: null,
      created_at: clock.now.toISOString(),
      expires_at,
      last_used_at: null,
    })
    expect(await owner.read(listKeys)).toEqual([listed])
    const rows = await db.selectFrom('api_keys').selectAll().where('user_id', '=', owner.id).execute()
    expect(JSON.stringify(rows)).not.toContain(key)
    expect(rows[0]?.key_hash).toHaveLength(32)
  })

  it.each([
    [{ name: ' ' }, 'A key needs a name.'],
    [{ name: '\u200b' }, 'A key needs a name.'],
    [{ name: 'x'.repeat(61) }, 'The name must be 60 characters or fewer.'],
    [{ scope: 'admin' }, 'The scope must be read or write.'],
    [{ days: 0 }, 'A key can work for 1 to 365 days.'],
    [{ days: 366 }, 'A key can work for 1 to 365 days.'],
    [{ days: 1.5 }, 'A key can work for 1 to 365 days.'],
  ])('refuses %j', async (body, error) => {
    const owner = await newOwner()
    const response = await owner.post(createKey, { name: 'Laptop', scope: 'read', ...body })
    expect(refusal(response)).toEqual([400, error])
  })

  it('stops at the limit, also with requests at the same moment', async () => {
    const owner = await newOwner()
    const responses = await Promise.all(
      Array.from({ length: KEYS_MAX + 3 }, () => owner.post(createKey, { name: 'One', scope: 'read' })),
    )
    const refused = responses.filter(({ statusCode }) => statusCode !== 201)
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409])
    expect(refused[0]?.json().error).toBe(
      'You can have up to 20 API keys and connected tools. Remove one first.',
    )
    expect(await owner.read(listKeys)).toHaveLength(KEYS_MAX)
  })

  it('is recorded in the audit log, like revoking, without the key', async () => {
    const owner = await newOwner()
    const { id, key } = await newKey(owner, { name: 'Recorded' })
    expect((await owner.post(revokeKey, { key_id: id })).statusCode).toBe(200)
    const entries = await db.selectFrom('audit_log').selectAll().where('actor_id', '=', owner.id).execute()
    const entry = {
      target_type: 'key',
      target_id: id,
      target_name: 'Recorded',
      details: 'write, until 2026-06-13',
      subject_netid: owner.netid,
    }
    expect(entries).toMatchObject([
      { ...entry, action: 'created API key' },
      { ...entry, action: 'revoked API key' },
    ])
    expect(JSON.stringify(entries)).not.toContain(key)
  })
})

describe('a call with a key', () => {
  it('never has the role of its owner', async () => {
    const { key } = await newKey(await newOwner({ role: 'admin' }))
    expect((await send(key, getSession)).json().user.role).toBe('user')
  })

  it.each(['bearer', 'BEARER', 'Bearer  '])('accepts the scheme %j', async (scheme) => {
    const { key } = await newKey(await newOwner())
    const headers = { authorization: `${scheme} ${key}` }
    expect((await app.inject({ url: listOwnPrompts.path, headers })).statusCode).toBe(200)
  })

  it('leaves other schemes to a proxy in front of the site', async () => {
    const owner = await newOwner()
    const headers = { ...owner.headers, authorization: 'Basic YTpi' }
    expect((await app.inject({ url: listOwnPrompts.path, headers })).statusCode).toBe(200)
  })

  it('notes the last use, to the minute', async () => {
    const owner = await newOwner()
    const { key } = await newKey(owner)
    const lastUse = async () => (await owner.read(listKeys))[0]?.last_used_at
    clock.now = new Date('2026-03-15T12:34:56.789Z')
    await send(key, listOwnPrompts)
    expect(await lastUse()).toBe('2026-03-15T12:34:00.000Z')
    clock.now = new Date(clock.now.getTime() + MINUTE)
    await send(key, listOwnPrompts)
    expect(await lastUse()).toBe('2026-03-15T12:35:00.000Z')
  })

  it('doesn’t need to come from this site, because browsers never add keys', async () => {
    const { key } = await newKey(await newOwner())
    const headers = { origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }
    const response = await send(key, createPrompt, form, headers)
    expect(response.statusCode).toBe(201)
    // So that a page of another site can't read it.
    expect(Object.keys(response.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  })

  it('with the scope read can’t change anything', async () => {
    const { key } = await newKey(await newOwner(), { scope: 'read' })
    const response = await send(key, createPrompt, form)
    expect(refusal(response)).toEqual([403, 'This API key can only read.'])
    expect(response.headers['www-authenticate']).toBe(
      'Bearer realm="API", error="insufficient_scope", scope="write"',
    )
  })

  it('can’t publish, edit what others see or what waits for approval, or stop sharing', async () => {
    const owner = await newOwner()
    const { key } = await newKey(owner)
    const refused = async (call: Target, values: object) => {
      const response = await send(key, call, values)
      expect(response.statusCode).toBe(403)
      return response.json().error
    }
    expect(await refused(createPrompt, { ...form, visibility: 'public' })).toBe(
      'An API key can’t publish a prompt. Set its visibility to private.',
    )
    const { id } = await builders.createPrompt(db, { author_id: owner.id, is_public: false })
    expect(await refused(updatePrompt, { ...form, id, visibility: 'public' })).toContain('can’t publish')
    expect(await refused(updatePrompt, { ...form, id, end_shares: true })).toBe(
      'An API key can’t change who a prompt is shared with.',
    )
    expect((await send(key, updatePrompt, { ...form, id })).statusCode).toBe(200)
    const open = await builders.createPrompt(db, { author_id: owner.id, is_public: true })
    for (const visibility of ['public', 'private'])
      expect(await refused(updatePrompt, { ...form, id: open.id, visibility })).toBe(
        'An API key can’t edit a public prompt. Edit it on the site.',
      )
    const recipient_id = (await builders.createUser(db)).id
    await builders.sharePrompt(db, { prompt_id: id, recipient_id, sharer_id: owner.id })
    expect(await refused(updatePrompt, { ...form, id })).toBe(
      'An API key can’t edit a prompt that’s shared with others. Edit it on the site.',
    )
    await db.deleteFrom('shares').where('prompt_id', '=', id).execute()
    expect((await send(key, updatePrompt, { ...form, id })).statusCode).toBe(200)
    const waiting = { waiting_since: clock.now }
    await db.updateTable('all_prompts').set(waiting).where('id', '=', id).execute()
    expect(await refused(updatePrompt, { ...form, id })).toBe(
      'An API key can’t edit a prompt that’s waiting for approval. Edit it on the site.',
    )
    expect((await send(key, savePrompt, { prompt_id: open.id, saved: true })).statusCode).toBe(200)
  })
})

describe('a key that doesn’t work', () => {
  const unknown = toApiKey(randomBytes(20).toString('hex'))

  async function expectRefused(key: string, error: string, headers: Record<string, string> = {}) {
    const response = await send(key, listOwnPrompts, {}, headers)
    expect(refusal(response)).toEqual([401, error])
    expect(response.headers['www-authenticate']).toBe('Bearer realm="API", error="invalid_token"')
  }

  const invalid = 'This API key isn’t valid. It may be incomplete or revoked.'

  it('is refused even if the request has a session, and for calls that visitors can make', async () => {
    const owner = await newOwner()
    for (const key of [unknown, `${unknown.slice(0, -1)}x`, 'x', '', `${unknown} ${unknown}`])
      await expectRefused(key, invalid, owner.headers)
    expect((await send(unknown, listPrompts)).statusCode).toBe(401)
    expect((await send(unknown, getSession)).statusCode).toBe(401)
  })

  it('was revoked, also for another process', async () => {
    const owner = await newOwner()
    const { id, key } = await newKey(owner)
    const other = await createTestApp({}, { sharedDatabase: database })
    const headers = { authorization: `Bearer ${key}` }
    const elsewhere = () => other.app.inject({ url: listOwnPrompts.path, headers })
    expect((await elsewhere()).statusCode).toBe(200)
    await owner.post(revokeKey, { key_id: id })
    expect((await elsewhere()).statusCode).toBe(401)
    await expectRefused(key, invalid)
    expect((await owner.post(revokeKey, { key_id: id })).statusCode).toBe(404)
  })

  it('can’t be revoked by anyone else', async () => {
    const { id, key } = await newKey(await newOwner())
    const other = await newOwner({ role: 'admin' })
    expect((await other.post(revokeKey, { key_id: id })).statusCode).toBe(404)
    expect((await send(key, listOwnPrompts)).statusCode).toBe(200)
  })

  it('has expired, and is listed for a while', async () => {
    const owner = await newOwner()
    const { id, key } = await newKey(owner, { days: 2 })
    clock.now = new Date(start.getTime() + 2 * DAY - 1)
    expect((await send(key, listOwnPrompts)).statusCode).toBe(200)
    clock.now = new Date(start.getTime() + 2 * DAY)
    await expectRefused(key, 'This API key has expired. Create a new one.')
    await sweepKeys(db, clock.now)
    const ids = async () =>
      (await db.selectFrom('api_keys').select('id').where('id', '=', id).execute()).length
    expect(await ids()).toBe(1)
    passDays(91)
    await sweepKeys(db, clock.now)
    expect(await ids()).toBe(0)
  })

  it('has an owner who hasn’t signed in for 180 days', async () => {
    const owner = await newOwner()
    const { key } = await newKey(owner, { days: 365 })
    passDays(180)
    expect((await send(key, listOwnPrompts)).statusCode).toBe(200)
    passDays(1)
    await expectRefused(
      key,
      'This API key doesn’t work because its owner hasn’t signed in for 180 days. Signing in makes it work again.',
    )
    await db.updateTable('users').set({ last_login_at: clock.now }).where('id', '=', owner.id).execute()
    expect((await send(key, listOwnPrompts)).statusCode).toBe(200)
  })

  it('has a disabled owner, and is gone when the account is enabled again', async () => {
    const admin = await newOwner({ role: 'admin' })
    const owner = await newOwner()
    const { key } = await newKey(owner)
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', owner.id).execute()
    await expectRefused(key, invalid)
    await db.updateTable('users').set({ status: 'active' }).where('id', '=', owner.id).execute()
    expect((await send(key, listOwnPrompts)).statusCode).toBe(200)
    for (const action of ['disable', 'enable']) await admin.post(updateUser, { uid: owner.id, action })
    await expectRefused(key, invalid)
  })

  it('was created on a site that turned keys off since', async () => {
    const admin = await newOwner({ role: 'admin' })
    const { id, key } = await newKey(admin)
    await admin.post(saveSettings, { api_keys: false })
    const off = 'API keys are turned off on this site.'
    await expectRefused(key, off)
    for (const response of [
      await admin.get(listKeys),
      await admin.post(createKey, { name: 'Laptop', scope: 'read' }),
      await admin.post(revokeKey, { key_id: id }),
    ])
      expect(refusal(response)).toEqual([403, off])
    expect(await admin.read(getSession)).toMatchObject({ api_keys: false, mcp: false })
    await admin.post(saveSettings, { api_keys: null })
    expect(await admin.read(getSession)).toMatchObject({ api_keys: true, mcp: true })
    expect((await send(key, listOwnPrompts)).statusCode).toBe(200)
  })

  it('is in the address, which is refused', async () => {
    const { key } = await newKey(await newOwner())
    for (const url of [
      `${listPrompts.path}?key=${key}`,
      `${listPrompts.path}?q=${key}`,
      `/api/nothing/${key}`,
      `/?access_token=${key}`,
    ]) {
      const response = await app.inject({ url })
      expect(response.statusCode).toBe(400)
      expect(response.json().error).toContain('This address contains an API key.')
      expect(response.body).not.toContain(key)
    }
  })
})

describe('limits', () => {
  it('count the calls of all keys of a user, and of each key', async () => {
    const owner = await newOwner()
    const first = await newKey(owner)
    const second = await newKey(owner)
    const third = await newKey(owner)
    const failures = async (key: string, count: number) => {
      const responses = await Promise.all(Array.from({ length: count }, () => send(key, getSession)))
      return responses.filter(({ statusCode }) => statusCode === 429)
    }
    const refused = await failures(first.key, 301)
    expect(refused).toHaveLength(1)
    expect(refused[0]?.json().error).toContain('This API key was used too many times in the last minute.')
    expect(await failures(second.key, 299)).toEqual([])
    const [last] = await failures(third.key, 2)
    expect(last?.json().error).toContain('Your API keys were used too many times in the last minute.')
  })

  it('of the owner count calls with a key and with a session together', async () => {
    const owner = await newOwner()
    const { id: prompt_id } = await builders.createPrompt(db, { author_id: owner.id })
    const { key } = await newKey(owner)
    const saving = { prompt_id, saved: true }
    for (let count = 0; count < 60; count++) {
      await send(key, savePrompt, saving)
      await owner.post(savePrompt, saving)
    }
    expect((await send(key, savePrompt, saving)).statusCode).toBe(429)
    expect((await owner.post(savePrompt, saving)).statusCode).toBe(429)
  })
})

it('keys are in no log', async () => {
  const { key } = await newKey(await newOwner())
  await send(key, listOwnPrompts)
  await send(key, createPrompt, { title: key })
  await send(key, { method: 'GET', path: `/api/nothing/${key}` })
  await app.inject({ url: `/${key}?key=${key}`, headers: { authorization: `Basic ${key}` } })
  await app.inject({ url: `/%zz${key}`, headers: { authorization: `Bearer ${key}` } })
  expect(log.length).toBeGreaterThan(0)
  expect(JSON.stringify(log)).not.toContain(key.slice(0, 19))
})
