import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, defineCall } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAdmit } from './admit.ts'
import type { Db } from './db/database.ts'
import { noReplicas } from './db/replicas/replicas.ts'
import { sendError } from './errors.ts'
import { responseSerializerCompiler } from './plugins/response-serializer.ts'
import { createServe } from './serve.ts'

const ADA: SessionUser = { id: 1, display_name: 'Ada', email: null, role: 'user' }
const ADMIN: SessionUser = { ...ADA, role: 'admin' }
const PUBLIC_URL = 'https://prompts.example.edu'

const read = (access: Call['access']) =>
  defineCall({ method: 'GET', path: '/read', summary: '', access, answer: z.object({ ok: z.boolean() }) })

const write = defineCall({
  method: 'POST',
  path: '/write',
  summary: '',
  access: 'everyone',
  body: z.object({
    name: z.string().check(z.maxLength(5, 'The name must be 5 characters or fewer.')),
    deep: z.optional(z.object({ n: z.int() })),
  }),
  answer: z.object({ name: z.string() }),
})

describe('access to a call', () => {
  const statusFor = async (access: Call['access'], user: SessionUser | null, site: 'open' | 'members') => {
    const { app, serve } = createApp(user, site)
    serve(read(access), async () => ({ ok: true }))
    return (await app.inject('/read')).statusCode
  }

  it.each([
    ['everyone', 'open', [200, 200, 200]],
    ['visitor', 'open', [200, 200, 200]],
    ['visitor', 'members', [401, 200, 200]],
    ['member', 'open', [401, 200, 200]],
    ['admin', 'open', [401, 403, 200]],
  ] as const)('%s with ACCESS=%s: visitor, member and admin get %j', async (access, site, statuses) => {
    expect(await Promise.all([null, ADA, ADMIN].map((user) => statusFor(access, user, site)))).toEqual(
      statuses,
    )
  })

  it('is checked before the values are validated', async () => {
    const { app, serve } = createApp(null)
    serve({ ...write, access: 'member' }, async () => ({ name: '' }))
    expect((await app.inject({ method: 'POST', url: '/write', payload: { wrong: true } })).statusCode).toBe(
      401,
    )
  })
})

describe('a POST call', () => {
  const post = async (headers: Record<string, string>, payload: unknown = { name: 'Ada' }) => {
    const { app, serve } = createApp(ADA)
    serve(write, async ({ body }) => ({ name: body.name }))
    return app.inject({
      method: 'POST',
      url: '/write',
      headers: { 'content-type': 'application/json', ...headers },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  }

  it.each([
    [{ 'sec-fetch-site': 'same-origin' }, 200],
    [{ 'sec-fetch-site': 'none' }, 200],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'cross-site', origin: PUBLIC_URL }, 403],
    [{ origin: PUBLIC_URL }, 200],
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ origin: `${PUBLIC_URL}.evil.example` }, 403],
    [{}, 200],
  ])('from %j gets %i', async (headers, status) => {
    expect((await post(headers as Record<string, string>)).statusCode).toBe(status)
  })

  it.each([
    ['2', 409],
    ['x', 409],
    [String(ADA.id), 200],
  ])('that expects the user %s gets %i', async (expected, status) => {
    expect((await post({ 'expected-user': expected })).statusCode).toBe(status)
  })

  it.each([
    ['a text body', { 'content-type': 'text/plain' }, 'name=Ada', 400, 'The request must be JSON.'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'name=Ada',
      400,
      'The request must be JSON.',
    ],
    ['broken JSON', {}, '{"name":', 400, 'The request couldn’t be read.'],
    ['a missing value', {}, '{}', 400, '"name" is missing or invalid.'],
    ['an invalid nested value', {}, '{"name":"a","deep":{"n":"x"}}', 400, '"deep.n" is missing or invalid.'],
    ['a value over its limit', {}, '{"name":"Augusta"}', 400, 'The name must be 5 characters or fewer.'],
    ['a list', {}, '[]', 400, 'A value is missing or invalid.'],
    [
      'a body over 1 MiB',
      {},
      `{"name":"${'a'.repeat(1_048_576)}"}`,
      413,
      'The request is larger than 1 MiB.',
    ],
    [
      'a poisoned prototype',
      {},
      '{"name":"a","__proto__":{"role":"admin"}}',
      400,
      'The request couldn’t be read.',
    ],
  ])('explains in a sentence why it refuses %s', async (_what, headers, payload, status, sentence) => {
    const response = await post(headers, payload)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ success: false, error: sentence, message: sentence })
  })
})

describe('a call while the database is overloaded', () => {
  it('is refused at once with Retry-After, and served again once the queue is shorter', async () => {
    const { app, serve, queue } = createApp(ADA)
    serve(read('member'), async () => ({ ok: true }))
    queue.delay = 2_001
    const refused = await app.inject('/read')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json().message).toBe('The library is very busy right now. Please try again in a moment.')
    queue.delay = 1_999
    expect((await app.inject('/read')).statusCode).toBe(200)
  })

  it('is served to visitors if they read from a replica', async () => {
    const { app, serve, queue, replica } = createApp(null)
    serve(read('visitor'), async () => ({ ok: true }))
    queue.delay = 2_001
    expect((await app.inject('/read')).statusCode).toBe(503)
    replica.isUsed = true
    expect((await app.inject('/read')).statusCode).toBe(200)
  })

  it('is refused to signed-in users even if visitors read from a replica', async () => {
    const { app, serve, queue, replica } = createApp(ADA)
    serve(read('visitor'), async () => ({ ok: true }))
    queue.delay = 2_001
    replica.isUsed = true
    expect((await app.inject('/read')).statusCode).toBe(503)
  })
})

describe('a call whose client has disconnected', () => {
  it('isn’t handled', async () => {
    const { promise: identified, resolve: identify } = Promise.withResolvers<SessionUser>()
    const { promise: received, resolve: receive } = Promise.withResolvers<void>()
    const { promise: failed, resolve: fail } = Promise.withResolvers<void>()
    const { app, serve } = createApp(() => {
      receive()
      return identified
    })
    let handled = false
    serve(read('member'), async () => {
      handled = true
      return { ok: true }
    })
    app.addHook('onError', async () => fail())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const request = get({ port, host: '127.0.0.1', path: '/read' }).on('error', () => undefined)
    await received
    request.destroy()
    await expect.poll(() => connectionsOf(app)).toBe(0)
    identify(ADA)
    await failed
    expect(handled).toBe(false)
    await app.close()
  })
})

describe('a response', () => {
  it('contains only the fields of its schema', async () => {
    const { app, serve } = createApp(ADA)
    const answer = { ok: true, password: 'secret' }
    serve(read('everyone'), async () => answer)
    expect((await app.inject('/read')).json()).toEqual({ ok: true })
  })

  it('that doesn’t match its schema becomes a 500 without any of its data', async () => {
    const { app, serve } = createApp(ADA)
    serve(read('everyone'), async () => ({ ok: 'secret' }) as never)
    const response = await app.inject('/read')
    expect(response.statusCode).toBe(500)
    expect(response.body).not.toContain('secret')
  })
})

function connectionsOf(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count))
  })
}

const NO_DATABASE = {} as Db

function createApp(
  user: SessionUser | null | (() => Promise<SessionUser>),
  access: 'open' | 'members' = 'open',
) {
  const app = Fastify({ bodyLimit: 1_048_576 })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(responseSerializerCompiler)
  app.setErrorHandler(sendError)
  app.removeContentTypeParser('text/plain')
  const queue = { delay: 0 }
  const replica = { isUsed: false }
  return {
    app,
    serve: createServe(app, {
      admit: createAdmit({
        config: { access, publicUrl: PUBLIC_URL },
        identify: async () => (typeof user === 'function' ? user() : user),
        identifyKey: async () => expect.unreachable(),
        limit: async () => undefined,
        queue,
        readsFromReplica: () => replica.isUsed,
        hasSessionCookie: () => user !== null,
      }),
      db: NO_DATABASE,
      replicas: noReplicas(NO_DATABASE),
    })('Things'),
    queue,
    replica,
  }
}
