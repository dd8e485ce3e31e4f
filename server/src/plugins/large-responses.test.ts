import { once } from 'node:events'
import { get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { listPrompts } from '@prompt-library/contract/prompts'
import Fastify, { type FastifyInstance } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { afterEach, describe, expect, it } from 'vitest'
import { sendError } from '../errors.ts'
import { connectionLimits } from './connections.ts'
import { limitFullLists, limitUnreadResponses } from './large-responses.ts'

const ONE = { running: 1, runningPerKey: 1, waitingPerKey: 1, waitTimeout: 50 }

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

  it('are refused with Retry-After when they wait too long', async () => {
    const { app, get, running } = start({ ...ONE, waiting: 10 })
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
    const { get, running } = start({ ...ONE, waiting: 0 })
    const failing = get('1', { headers: { 'x-fails': 'yes' } })
    await expect.poll(() => running.length).toBe(1)
    running[0]?.()
    expect(await failing).toBe(500)
    const next = get('1')
    await expect.poll(() => running.length).toBe(2)
    running[1]?.()
    expect(await next).toBe(200)
  })
})

const MIB = 1_048_576
const SIZE = 16 * MIB

// Uses real sockets, because the system's buffers matter here.
describe('unread responses', () => {
  const opened: { app: FastifyInstance; sockets: Socket[] }[] = []
  afterEach(async () => {
    for (const { app, sockets } of opened.splice(0)) {
      for (const socket of sockets) socket.destroy()
      app.server.closeAllConnections()
      await app.close()
    }
  })

  async function start(rules: Parameters<typeof limitUnreadResponses>[1]) {
    const app = Fastify({ ...connectionLimits })
    app.setErrorHandler(sendError)
    limitUnreadResponses(app, rules)
    // A new buffer each time, like real responses.
    app.get('/large', async (_request, reply) =>
      reply.headers({ etag: 'W/"1"', 'cache-control': 'public' }).send(Buffer.alloc(SIZE, 'a')),
    )
    app.get('/small', async () => 'small')
    app.post('/change', async () => 'a'.repeat(MIB))
    await app.listen({ port: 0, host: '0.0.0.0' })
    const { port } = app.server.address() as AddressInfo
    const sockets: Socket[] = []
    opened.push({ app, sockets })
    return {
      /** Requests a large response and doesn't read it. */
      neverRead: async (localAddress = '127.0.0.1') => {
        const socket = connect({ port, host: '127.0.0.1', localAddress })
        socket.on('error', () => undefined)
        socket.pause()
        sockets.push(socket)
        await once(socket, 'connect')
        socket.write('GET /large HTTP/1.1\r\nHost: x\r\n\r\n')
        return socket
      },
      read: (path: string, localAddress = '127.0.0.1') => fetchFrom({ port, path, localAddress }),
      change: async () => {
        const response = await fetch(`http://127.0.0.1:${port}/change`, { method: 'POST' })
        return { status: response.status, bytes: (await response.arrayBuffer()).byteLength }
      },
      connections: () =>
        new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count))),
    }
  }

  it('take a limited amount of memory, of which one IP address gets a part', {
    timeout: 60_000,
  }, async () => {
    const { neverRead, read } = await start({ running: 3 * SIZE, runningPerKey: 2 * SIZE })
    for (let count = 0; count < 6; count += 1) await neverRead('127.0.0.2')
    await expect.poll(async () => (await read('/large', '127.0.0.2')).status).toBe(503)
    for (let count = 0; count < 3; count += 1)
      expect(await read('/large', '127.0.0.3')).toMatchObject({ status: 200, bytes: SIZE })
    expect(await read('/small', '127.0.0.2')).toMatchObject({ status: 200 })
  })

  it('never block the response to a change that has been made', async () => {
    const { neverRead, read, change } = await start({ running: 2 * SIZE })
    for (let count = 0; count < 2; count += 1) await neverRead()
    await expect.poll(async () => (await read('/large')).status).toBe(503)
    expect(await change()).toMatchObject({ status: 200, bytes: MIB })
  })

  it('cause an uncacheable 503 with Retry-After until their connections are closed', async () => {
    const { neverRead, read } = await start({ running: 2 * SIZE, idleTimeout: 1_500 })
    for (let count = 0; count < 2; count += 1) await neverRead()
    await expect.poll(async () => (await read('/large')).status, { interval: 5 }).toBe(503)
    const refused = await read('/large')
    if (refused.status === 503) {
      expect(refused.headers['retry-after']).toBe('2')
      expect(refused.headers['etag']).toBeUndefined()
      expect(refused.headers['cache-control']).toBeUndefined()
      expect(JSON.parse(refused.text).message).toContain('very busy')
    }
    await expect.poll(async () => (await read('/large')).status, { timeout: 10_000, interval: 200 }).toBe(200)
  })

  it('are dropped with their connection when the client reads nothing for a while', async () => {
    const { neverRead, connections } = await start({ idleTimeout: 300 })
    await neverRead()
    await expect.poll(connections).toBe(1)
    await expect.poll(connections, { timeout: 5_000 }).toBe(0)
  })
})

function fetchFrom({ port, path, localAddress }: { port: number; path: string; localAddress: string }) {
  return new Promise<{
    status: number | undefined
    bytes: number
    text: string
    headers: Record<string, unknown>
  }>((resolve, reject) => {
    get({ port, host: '127.0.0.1', path, localAddress, agent: false }, async (response) => {
      let bytes = 0
      let text = ''
      for await (const part of response) {
        bytes += part.length
        if (bytes < 10_000) text += part
      }
      resolve({ status: response.statusCode, bytes, text, headers: response.headers })
    }).on('error', reject)
  })
}
