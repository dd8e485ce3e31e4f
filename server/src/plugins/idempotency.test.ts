import {
  clonePrompt,
  createPrompt as createCall,
  deletePrompt,
  updatePrompt,
} from '@prompt-library/contract/prompt-changes'
import { sharePrompt } from '@prompt-library/contract/sharing'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../db/database.ts'
import { createPrompt, createUser } from '../testing/builders.ts'
import { refusal, type Target } from '../testing/signed-in-user.ts'
import { createTestApp } from '../testing/test-app.ts'
import { runOnce, sweepIdempotencyKeys } from './idempotency.ts'

const FORM = { title: 'New', category: 'Teach', visibility: 'public', markdown: '<p>Text</p>' }
const DAY = 86_400_000

const { db, clock, newUser, signIn } = await createTestApp()

async function member() {
  const user = await newUser()
  const post = (call: Target, values: object, key?: string) =>
    user.post(call, values, key === undefined ? {} : { 'idempotency-key': key })
  return { ...user, post, signInAgain: () => signIn(user) }
}

async function countOf(table: 'prompts' | 'notifications', column: 'author_id' | 'user_id', id: number) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
    where ${sql.ref(column)} = ${id}`.execute(db)
  return rows[0]?.count
}
const promptsOf = (user: { id: number }) => countOf('prompts', 'author_id', user.id)
const noticesOf = (user: { id: number }) => countOf('notifications', 'user_id', user.id)

describe('a request with an Idempotency-Key', () => {
  it('creates one prompt however often it’s sent, with the same response each time', async () => {
    const me = await member()
    const first = await me.post(createCall, FORM, 'k1')
    const again = await me.post(createCall, FORM, 'k1')
    expect(first.statusCode).toBe(201)
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect(await promptsOf(me)).toBe(1)
  })

  it('is the same request if its JSON is only formatted differently', async () => {
    const me = await member()
    await me.post(createCall, FORM, 'k1')
    const { title, ...rest } = FORM
    const again = await me.post(createCall, { ...rest, title: `  ${title} ` }, 'k1')
    expect(again.statusCode).toBe(201)
    expect(await promptsOf(me)).toBe(1)
  })

  it.each([
    ['title', { ...FORM, title: 'Other' }],
    ['text', { ...FORM, markdown: '<p>Other</p>' }],
    ['visibility', { ...FORM, visibility: 'private' }],
    ['notes', { ...FORM, notes: 'Other' }],
  ])('gets 409 if the key was used with a different %s', async (_, other) => {
    const me = await member()
    await me.post(createCall, FORM, 'k1')
    const response = await me.post(createCall, other, 'k1')
    expect(response.statusCode).toBe(409)
    expect(response.json().message).toMatch(
      /^This Idempotency-Key was already used with a different request\./,
    )
    expect(await promptsOf(me)).toBe(1)
  })

  it('creates another prompt with another key, as another user, and without a key', async () => {
    const [me, you] = [await member(), await member()]
    const source = await createPrompt(db, { author_id: you.id })
    await me.post(createCall, FORM, 'k1')
    await me.post(createCall, FORM, 'K1')
    await me.post(clonePrompt, { ...FORM, prompt_id: source.id }, 'k1')
    await me.post(createCall, FORM)
    await me.post(createCall, FORM)
    await you.post(createCall, FORM, 'k1')
    expect(await promptsOf(me)).toBe(5)
    expect(await promptsOf(you)).toBe(2)
  })

  it('clones once, even if the original has been made private since', async () => {
    const [me, you] = [await member(), await member()]
    const source = await createPrompt(db, { author_id: you.id })
    const body = { ...FORM, prompt_id: source.id }
    const first = await me.post(clonePrompt, body, 'k1')
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', source.id).execute()
    // The same clone, which no longer names the original.
    expect((await me.post(clonePrompt, body, 'k1')).json().prompt).toEqual({
      ...first.json().prompt,
      cloned_from: null,
    })
    expect((await me.post(clonePrompt, body, 'k2')).statusCode).toBe(404)
    expect(await promptsOf(me)).toBe(1)
  })

  it('shares once, with one notification', async () => {
    const [me, you] = [await member(), await member()]
    const prompt = await createPrompt(db, { author_id: me.id })
    const body = { prompt_id: prompt.id, recipient_id: you.id, personal_message: 'Hi' }
    const first = await me.post(sharePrompt, body, 'k1')
    const again = await me.post(sharePrompt, body, 'k1')
    expect([first.statusCode, again.statusCode]).toEqual([200, 200])
    expect(again.json()).toEqual(first.json())
    expect(await noticesOf(you)).toBe(1)
    expect((await me.post(sharePrompt, { ...body, personal_message: 'Hey' }, 'k1')).statusCode).toBe(409)
    expect(await noticesOf(you)).toBe(1)
  })

  it('has one effect when it’s sent several times concurrently', async () => {
    const [me, you] = [await member(), await member()]
    const prompt = await createPrompt(db, { author_id: you.id })
    const third = await member()
    const created = await Promise.all(Array.from({ length: 8 }, () => me.post(createCall, FORM, 'k1')))
    const body = { prompt_id: prompt.id, recipient_id: third.id }
    const shared = await Promise.all(Array.from({ length: 8 }, () => me.post(sharePrompt, body, 'k1')))
    expect(created.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201))
    expect(shared.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200))
    expect(new Set(created.map((response) => response.json().prompt.id)).size).toBe(1)
    expect(await promptsOf(me)).toBe(1)
    expect(await noticesOf(third)).toBe(1)
  })

  it('can be retried with the same key after an error', async () => {
    const [me, you] = [await member(), await member()]
    const source = await createPrompt(db, { author_id: you.id, is_public: false })
    const body = { ...FORM, prompt_id: source.id }
    expect((await me.post(clonePrompt, body, 'k1')).statusCode).toBe(404)
    await db.updateTable('prompts').set({ is_public: true }).where('id', '=', source.id).execute()
    expect((await me.post(clonePrompt, body, 'k1')).statusCode).toBe(201)

    expect((await me.post(createCall, { ...FORM, title: '' }, 'k2')).statusCode).toBe(400)
    expect((await me.post(createCall, FORM, 'k2')).statusCode).toBe(201)
    expect(await promptsOf(me)).toBe(2)
  })

  it('returns the current prompt, and 404 once it’s deleted', async () => {
    const me = await member()
    const { prompt } = (await me.post(createCall, FORM, 'k1')).json()
    await me.post(updatePrompt, { ...FORM, id: prompt.id, title: 'Edited' })
    expect((await me.post(createCall, FORM, 'k1')).json().prompt).toMatchObject({
      id: prompt.id,
      title: 'Edited',
      version: 2,
    })
    await me.post(deletePrompt, { prompt_id: prompt.id })
    expect((await me.post(createCall, FORM, 'k1')).statusCode).toBe(404)
    expect(await promptsOf(me)).toBe(0)
  })

  it('has its effect again after a day, whether the key was swept or not', async () => {
    const me = await member()
    const start = clock.now
    await me.post(createCall, FORM, 'k1')
    clock.now = new Date(start.getTime() + DAY - 1_000)
    // Their first session has ended by then.
    const later = await me.signInAgain()
    const post = (key: string) => later.post(createCall, FORM, { 'idempotency-key': key })
    await sweepIdempotencyKeys(db, clock.now)
    await post('k1')
    expect(await promptsOf(me)).toBe(1)
    clock.now = new Date(start.getTime() + DAY)
    await post('k1')
    expect(await promptsOf(me)).toBe(2)
    await post('k1')
    expect(await promptsOf(me)).toBe(2)
    await sweepIdempotencyKeys(db, new Date(clock.now.getTime() + DAY))
    expect(await db.selectFrom('idempotency_keys').selectAll().execute()).toEqual([])
    clock.now = start
  })
})

describe('an Idempotency-Key', () => {
  it.each([
    ['empty', ''],
    ['of 201 characters', 'x'.repeat(201)],
    ['with a space', 'a b'],
    ['sent twice', 'a, b'],
    ['with a non-ASCII letter', 'clé'],
    ['with a tab', 'a\tb'],
  ])('(%s) is refused with 400', async (_, key) => {
    const me = await member()
    expect(refusal(await me.post(createCall, FORM, key))).toEqual([
      400,
      'The Idempotency-Key header must be 1 to 200 visible ASCII characters without spaces.',
    ])
    expect(await promptsOf(me)).toBe(0)
  })

  it.each([
    ['path', { params: { prompt_id: 8 } }],
    ['query', { query: { copy: 'yes' } }],
    ['body', { body: { note: 'y' } }],
  ])('is another request with another %s', async (_part, other) => {
    const { id } = await createUser(db)
    const request = {
      headers: { 'idempotency-key': 'k1' },
      user: { id },
      routeOptions: { url: '/api/things/:prompt_id' },
      params: { prompt_id: 7 },
      query: {},
      body: { note: 'x' },
    }
    const send = (one: object) =>
      inTransaction(db, (tx) =>
        runOnce(tx, { request: one as FastifyRequest, now: clock.now, effect: async () => 5 }),
      )
    expect([await send(request), await send(request)]).toEqual([5, 5])
    await expect(send({ ...request, ...other })).rejects.toThrow('already used with a different request')
  })

  it('can have 200 characters and all visible ASCII characters', async () => {
    const me = await member()
    for (const key of ['x'.repeat(200), `!"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`])
      expect((await me.post(createCall, FORM, key)).statusCode).toBe(201)
    expect(await promptsOf(me)).toBe(2)
  })
})
