import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import Fastify from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { describe, expect, it } from 'vitest'
import { sendError } from '../errors.ts'
import { createPrompt, createUser, signInAs } from '../testing/builders.ts'
import { createTestApp } from '../testing/test-app.ts'
import { limitFullLists } from './full-lists.ts'

describe('full lists', () => {
  /** A list that loads until the test completes it. */
  function start(rules?: Parameters<typeof limitFullLists>[1]) {
    const app = Fastify()
    app.setValidatorCompiler(validatorCompiler)
    app.setErrorHandler(sendError)
    limitFullLists(app, rules)
    const running: (() => void)[] = []
    app.get('/list', { schema: { querystring: listPrompts.query } }, async (request) => {
      const { page, page_size } = request.query as { page?: number; page_size?: number }
      if (page !== undefined && page_size !== 100) return 'a page'
      await new Promise<void>((resolve) => running.push(resolve))
      if (request.headers['x-fails']) throw new Error('on purpose')
      return 'all'
    })
    app.get('/other', async () => 'other')
    const get = (address: string, { path = '/list', headers = {} } = {}) =>
      app
        .inject({ url: path, remoteAddress: `192.0.2.${address}`, headers })
        .then(({ statusCode }) => statusCode)
    return { app, get, running }
  }

  it('load one per IP address and two in total, without delaying other requests', async () => {
    const { get, running } = start()
    const statuses = ['1', '1', '1', '2', '3'].map((address) => get(address))
    await expect.poll(() => running.length).toBe(2)
    expect(await get('1', { path: '/list?page=1' })).toBe(200)
    expect(await get('1', { path: '/other' })).toBe(200)
    await wait(50)
    expect(running).toHaveLength(2)
    for (let done = 0; done < 5; done += 1) {
      await expect.poll(() => running.length).toBeGreaterThan(done)
      running[done]?.()
    }
    expect(await Promise.all(statuses)).toEqual([200, 200, 200, 200, 200])
  })

  it('include pages that are as long as a full list', async () => {
    const { get, running } = start()
    const statuses = [get('1'), get('1', { path: '/list?page=1&page_size=100' })]
    await expect.poll(() => running.length).toBe(1)
    await wait(50)
    expect(running).toHaveLength(1)
    running[0]?.()
    await expect.poll(() => running.length).toBe(2)
    running[1]?.()
    expect(await Promise.all(statuses)).toEqual([200, 200])
  })

  it('are refused with Retry-After when they wait too long', async () => {
    const { app, get, running } = start({ concurrent: [1, 1], waiting: [10, 1], waitTimeout: 50 })
    const first = get('1')
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

  it('free their slot when they fail', async () => {
    const { get, running } = start({ concurrent: [1], waiting: [0], waitTimeout: 50 })
    const failing = get('1', { headers: { 'x-fails': 'yes' } })
    await expect.poll(() => running.length).toBe(1)
    running[0]?.()
    expect(await failing).toBe(500)
    const next = get('1')
    await expect.poll(() => running.length).toBe(2)
    running[1]?.()
    expect(await next).toBe(200)
  })

  it('free their slot when they’re done, not when the client disconnects', async () => {
    const { app, get, running } = start({ concurrent: [1], waiting: [0], waitTimeout: 50 })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const caller = new AbortController()
    const gone = fetch(`http://127.0.0.1:${port}/list`, { signal: caller.signal }).catch(() => 'gone')
    await expect.poll(() => running.length).toBe(1)
    caller.abort()
    expect(await gone).toBe('gone')
    await wait(50)
    expect(await get('1')).toBe(503)
    running[0]?.()
    await wait(50)
    const next = get('1')
    await expect.poll(() => running.length).toBe(2)
    running[1]?.()
    expect(await next).toBe(200)
    await app.close()
  })

  it('of a typical library load for many visitors and members at once', { timeout: 60_000 }, async () => {
    const { app, db, config, clock } = await createTestApp()
    const author = await createUser(db)
    for (let count = 0; count < 130; count += 1) await createPrompt(db, { author_id: author.id })
    const headers = await signInAs(db, author, { config, at: clock.now })
    const responses = Array.from({ length: 10 }, (_, count) =>
      app.inject(count % 2 === 0 ? listPrompts.path : { url: listOwnPrompts.path, headers }),
    )
    for (const response of await Promise.all(responses)) {
      expect(response.statusCode).toBe(200)
      expect(response.json()).toHaveLength(130)
    }
  })
})
