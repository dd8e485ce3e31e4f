import { once } from 'node:events'
import { get } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import { sendError } from '../errors.ts'
import { connectionLimits } from './connections.ts'
import { limitResponsesInFlight } from './responses-in-flight.ts'

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

  async function start(rules: Parameters<typeof limitResponsesInFlight>[1]) {
    const app = Fastify({ ...connectionLimits })
    app.setErrorHandler(sendError)
    limitResponsesInFlight(app, rules)
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

  it('take a limited amount of memory', { timeout: 60_000 }, async () => {
    const { neverRead, read, connections } = await start({ bytesMax: 64 * MIB, gracePeriod: 0 })
    for (let count = 0; count < 30; count += 1) await neverRead()
    await expect.poll(connections, { timeout: 20_000 }).toBeLessThanOrEqual(4)
    expect(await read('/large')).toMatchObject({ status: 200, bytes: SIZE })
    expect(await read('/small')).toMatchObject({ status: 200 })
  })

  it('are dropped at once for a request from another IP address', async () => {
    const { neverRead, read } = await start({ bytesMax: 4 * SIZE, gracePeriod: 60_000 })
    for (let count = 0; count < 4; count += 1) await neverRead('127.0.0.2')
    await expect.poll(async () => (await read('/large', '127.0.0.2')).status).toBe(503)
    for (let count = 0; count < 3; count += 1)
      expect(await read('/large', '127.0.0.3')).toMatchObject({ status: 200, bytes: SIZE })
    expect(await read('/small', '127.0.0.2')).toMatchObject({ status: 200 })
  })

  it('never block the response to a change that has been made', async () => {
    const { neverRead, read, change } = await start({ bytesMax: 2 * SIZE, gracePeriod: 60_000 })
    for (let count = 0; count < 2; count += 1) await neverRead()
    await expect.poll(async () => (await read('/large')).status).toBe(503)
    expect(await change()).toMatchObject({ status: 200, bytes: MIB })
  })

  it('aren’t counted after the client has disconnected', async () => {
    const { neverRead, read } = await start({ bytesMax: SIZE, gracePeriod: 60_000 })
    for (let count = 0; count < 3; count += 1) (await neverRead()).destroy()
    await expect.poll(async () => (await read('/large')).status, { timeout: 5_000 }).toBe(200)
  })

  it('are dropped from the IP address that holds the most', async () => {
    const { neverRead, read } = await start({ bytesMax: 4 * SIZE, gracePeriod: 0 })
    const modest = await neverRead('127.0.0.3')
    for (let count = 0; count < 10; count += 1) await neverRead('127.0.0.2')
    expect(await read('/large', '127.0.0.4')).toMatchObject({ status: 200 })
    let bytes = 0
    modest.on('data', (part) => (bytes += part.length)).resume()
    await expect.poll(() => bytes, { timeout: 10_000 }).toBeGreaterThan(SIZE)
  })

  it('cause an uncacheable 503 with Retry-After for the same IP address', async () => {
    const { neverRead, read } = await start({ bytesMax: 2 * SIZE, gracePeriod: 1_000 })
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

  it('don’t include responses that are read slowly', { timeout: 60_000 }, async () => {
    const { neverRead } = await start({ idleTimeout: 3_000 })
    const slow = await neverRead()
    let bytes = 0
    const startedAt = performance.now()
    const ended = once(slow, 'close')
    slow.on('data', (part) => {
      bytes += part.length
      slow.pause()
      setTimeout(() => slow.resume(), 16)
    })
    slow.resume()
    await Promise.race([ended, expect.poll(() => bytes, { timeout: 50_000 }).toBeGreaterThan(SIZE)])
    expect(bytes).toBeGreaterThan(SIZE)
    expect(performance.now() - startedAt).toBeGreaterThan(3_000)
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
