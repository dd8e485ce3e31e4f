import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import Fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import { answerFailure } from '../errors.ts'
import { createPrompt, createUser, signInAs } from '../testing/builders.ts'
import { createTestApp } from '../testing/test-app.ts'
import { wholeLists } from './whole-lists.ts'

describe('whole lists', () => {
  /** A list that takes as long as the test wants it to. */
  function start(rules?: Parameters<typeof wholeLists>[1]) {
    const app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setErrorHandler(answerFailure)
    wholeLists(app, rules)
    const running: (() => void)[] = []
    app.get('/list', { schema: { querystring: listPrompts.query } }, async (request) => {
      const { page, page_size } = request.query as { page?: number; page_size?: number }
      if (page !== undefined && page_size !== 100) return 'a page'
      await new Promise<void>((resolve) => running.push(resolve))
      if (request.headers['x-fails']) throw new Error('on purpose')
      return 'all'
    })
    app.get('/other', async () => 'other')
    const ask = (address: string, { path = '/list', headers = {} } = {}) =>
      app
        .inject({ url: path, remoteAddress: `192.0.2.${address}`, headers })
        .then(({ statusCode }) => statusCode)
    return { app, ask, running }
  }

  it('are read one for each address and two in all; nobody else waits', async () => {
    const { ask, running } = start()
    const answers = ['1', '1', '1', '2', '3'].map((address) => ask(address))
    await expect.poll(() => running.length).toBe(2)
    expect(await ask('1', { path: '/list?page=1' })).toBe(200)
    expect(await ask('1', { path: '/other' })).toBe(200)
    await wait(50)
    expect(running).toHaveLength(2)
    for (let done = 0; done < 5; done += 1) {
      await expect.poll(() => running.length).toBeGreaterThan(done)
      running[done]?.()
    }
    expect(await Promise.all(answers)).toEqual([200, 200, 200, 200, 200])
  })

  it('are also pages that are as long as a list', async () => {
    const { ask, running } = start()
    const answers = [ask('1'), ask('1', { path: '/list?page=1&page_size=100' })]
    await expect.poll(() => running.length).toBe(1)
    await wait(50)
    expect(running).toHaveLength(1)
    running[0]?.()
    await expect.poll(() => running.length).toBe(2)
    running[1]?.()
    expect(await Promise.all(answers)).toEqual([200, 200])
  })

  it('are refused with a time to come back when it takes too long', async () => {
    const { app, ask, running } = start({ inside: [1, 1], waiting: [10, 1], patience: 50 })
    const first = ask('1')
    await expect.poll(() => running.length).toBe(1)
    for (const address of ['192.0.2.1', '192.0.2.2']) {
      const refused = await app.inject({ url: '/list', remoteAddress: address })
      expect(refused.statusCode).toBe(503)
      expect(refused.headers['retry-after']).toBe('3')
      expect(refused.json().message).toBe(
        'Too many full lists are being loaded right now. Please try again in a moment, or request one page at a time.',
      )
    }
    running[0]?.()
    expect(await first).toBe(200)
  })

  it('make room when they fail', async () => {
    const { ask, running } = start({ inside: [1], waiting: [0], patience: 50 })
    const failing = ask('1', { headers: { 'x-fails': 'yes' } })
    await expect.poll(() => running.length).toBe(1)
    running[0]?.()
    expect(await failing).toBe(500)
    const next = ask('1')
    await expect.poll(() => running.length).toBe(2)
    running[1]?.()
    expect(await next).toBe(200)
  })

  it('make room when they are done, not when the caller hangs up: the work goes on until then', async () => {
    const { app, ask, running } = start({ inside: [1], waiting: [0], patience: 50 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const caller = new AbortController()
    const gone = fetch(`http://127.0.0.1:${port}/list`, { signal: caller.signal }).catch(() => 'gone')
    await expect.poll(() => running.length).toBe(1)
    caller.abort()
    expect(await gone).toBe('gone')
    await wait(50)
    expect(await ask('1')).toBe(503)
    running[0]?.()
    await wait(50)
    const next = ask('1')
    await expect.poll(() => running.length).toBe(2)
    running[1]?.()
    expect(await next).toBe(200)
    await app.close()
  })

  it('of a usual library are there for many at once, visitors and members', { timeout: 60_000 }, async () => {
    const { app, db, config, clock } = await createTestApp()
    const author = await createUser(db)
    for (let count = 0; count < 130; count += 1) await createPrompt(db, { author_id: author.id })
    const headers = await signInAs(db, author, { config, at: clock.now })
    const asked = Array.from({ length: 10 }, (_, count) =>
      app.inject(count % 2 === 0 ? listPrompts.path : { url: listOwnPrompts.path, headers }),
    )
    for (const response of await Promise.all(asked)) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toHaveLength(130)
    }
  })
})
