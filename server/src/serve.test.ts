import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Call, defineCall } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { createAdmit } from './admit.ts'
import { answerFailure } from './errors.ts'
import { answerCompiler } from './plugins/answers.ts'
import { createServe } from './serve.ts'

const ADA: SessionUser = { id: 1, display_name: 'Ada', email: null, role: 'user' }
const BOSS: SessionUser = { ...ADA, role: 'admin' }
const PUBLIC_URL = 'https://prompts.example.edu'

const read = (access: Call['access']) =>
  defineCall({ method: 'GET', path: '/read', summary: '', access, answer: z.object({ ok: z.boolean() }) })

const write = defineCall({
  method: 'POST',
  path: '/write',
  summary: '',
  access: 'everyone',
  body: z.object({
    name: z.string().check(z.maxLength(5, 'The name can have 5 characters at most.')),
    deep: z.optional(z.object({ n: z.int() })),
  }),
  answer: z.object({ name: z.string() }),
})

describe('who may make a call', () => {
  const statusFor = async (
    access: Call['access'],
    user: SessionUser | null,
    site: 'open' | 'members' = 'open',
  ) => {
    const { app, serve } = createApp(user, site)
    serve(read(access), async () => ({ ok: true }))
    return (await app.inject('/read')).statusCode
  }

  it.each([
    ['everyone', [200, 200, 200]],
    ['visitor', [200, 200, 200]],
    ['member', [401, 200, 200]],
    ['admin', [401, 403, 200]],
  ] as const)('%s: visitor, member and admin get %j', async (access, statuses) => {
    expect(await Promise.all([null, ADA, BOSS].map((user) => statusFor(access, user)))).toEqual(statuses)
  })

  it.each([
    ['everyone', [200, 200, 200]],
    ['visitor', [401, 200, 200]],
    ['member', [401, 200, 200]],
    ['admin', [401, 403, 200]],
  ] as const)('%s with ACCESS=members: visitor, member and admin get %j', async (access, statuses) => {
    expect(await Promise.all([null, ADA, BOSS].map((user) => statusFor(access, user, 'members')))).toEqual(
      statuses,
    )
  })

  it('is asked before the values are looked at', async () => {
    const { app, serve } = createApp(null)
    serve({ ...write, access: 'member' }, async () => ({ name: '' }))
    expect((await app.inject({ method: 'POST', url: '/write', payload: { wrong: true } })).statusCode).toBe(
      401,
    )
  })
})

describe('a call that changes something', () => {
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
    ['another kind of body', { 'content-type': 'text/plain' }, 'name=Ada', 400, 'The request must be JSON.'],
    [
      'a form',
      { 'content-type': 'application/x-www-form-urlencoded' },
      'name=Ada',
      400,
      'The request must be JSON.',
    ],
    ['broken JSON', {}, '{"name":', 400, 'The request could not be read.'],
    ['a missing value', {}, '{}', 400, 'The value of "name" is missing or not valid.'],
    [
      'a wrong value deep down',
      {},
      '{"name":"a","deep":{"n":"x"}}',
      400,
      'The value of "deep.n" is missing or not valid.',
    ],
    ['a value over its limit', {}, '{"name":"Augusta"}', 400, 'The name can have 5 characters at most.'],
    ['a list', {}, '[]', 400, 'The request is missing a value or has one that is not valid.'],
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
      'The request could not be read.',
    ],
  ])('with %s is refused in a sentence', async (_what, headers, payload, status, sentence) => {
    const response = await post(headers, payload)
    expect(response.statusCode).toBe(status)
    expect(response.json()).toEqual({ success: false, error: sentence, message: sentence })
  })
})

describe('a call while the database is behind', () => {
  it('is refused at once with a time to come back, and served again when it has caught up', async () => {
    const { app, serve, line } = createApp(ADA)
    serve(read('member'), async () => ({ ok: true }))
    line.delay = 2_001
    const refused = await app.inject('/read')
    expect(refused.statusCode).toBe(503)
    expect(refused.headers['retry-after']).toBe('2')
    expect(refused.json().message).toBe('The library is very busy just now. Please try again in a moment.')
    line.delay = 1_999
    expect((await app.inject('/read')).statusCode).toBe(200)
  })
})

describe('a call whose sender has gone', () => {
  it('is not carried out once it is found out', async () => {
    const { promise: identified, resolve: identify } = Promise.withResolvers<SessionUser>()
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const { app, serve } = createApp(() => {
      ask()
      return identified
    })
    let carriedOut = false
    serve(read('member'), async () => {
      carriedOut = true
      return { ok: true }
    })
    app.addHook('onError', async () => answer())
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const request = get({ port, host: '127.0.0.1', path: '/read' }).on('error', () => undefined)
    await asked
    request.destroy()
    await expect.poll(() => connectionsOf(app)).toBe(0)
    identify(ADA)
    await answered
    expect(carriedOut).toBe(false)
    await app.close()
  })
})

describe('an answer', () => {
  it('carries only what its schema names', async () => {
    const { app, serve } = createApp(ADA)
    const answer = { ok: true, password: 'secret' }
    serve(read('everyone'), async () => answer)
    expect((await app.inject('/read')).json()).toEqual({ ok: true })
  })

  it('that breaks its schema is a failure of ours, and nothing of it gets out', async () => {
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

function createApp(
  user: SessionUser | null | (() => Promise<SessionUser>),
  access: 'open' | 'members' = 'open',
) {
  const app = Fastify({ bodyLimit: 1_048_576 })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(answerCompiler)
  app.setErrorHandler(answerFailure)
  app.removeContentTypeParser('text/plain')
  const line = { delay: 0 }
  return {
    app,
    serve: createServe(
      app,
      createAdmit({
        config: { access, publicUrl: PUBLIC_URL },
        identify: async () => (typeof user === 'function' ? user() : user),
        limit: async () => undefined,
        line,
      }),
    ),
    line,
  }
}
