import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { createTestApp } from '../testing/test-app.ts'
import { connectionLimits, connections } from './connections.ts'

describe('a request that can’t be parsed', async () => {
  const { app } = await createTestApp()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo

  it.each([
    ['isn’t HTTP', 'HELLO\r\n\r\n', 400],
    ['has oversized headers', `GET / HTTP/1.1\r\nhost: x\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('because it %s gets a JSON error', async (_, sent, statusCode) => {
    const response = await sendRaw(port, sent)
    expect(response).toMatch(new RegExp(`^HTTP/1.1 ${statusCode} `))
    expect(JSON.parse(response.split('\r\n\r\n')[1] ?? '')).toMatchObject({ statusCode })
  })
})

describe('a server that shuts down', () => {
  it('finishes open requests, and serves new ones on kept-alive connections', async () => {
    const app = Fastify({ ...connectionLimits })
    connections(app)
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const { promise: reached, resolve: reach } = Promise.withResolvers<void>()
    app.get('/quick', async () => 'quick')
    app.get('/slow', async () => {
      reach()
      await released
      return 'slow'
    })
    app.get('/started', async (_request, reply) => {
      reply.hijack()
      reply.raw.writeHead(200, { 'content-length': '7' })
      reply.raw.write('sta')
      await released
      reply.raw.end('rted')
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const agents = [new Agent({ keepAlive: true }), new Agent({ keepAlive: true })] as const

    expect(await fetchText(port, '/quick', agents[0])).toMatchObject({
      status: 200,
      connection: 'keep-alive',
    })
    const slow = fetchText(port, '/slow')
    const started = fetchText(port, '/started', agents[1])
    await reached
    const closed = app.close()
    // This uses the same connection as before, and would fail if the server had closed it.
    expect(await fetchText(port, '/quick', agents[0])).toEqual({
      status: 200,
      text: 'quick',
      connection: 'close',
    })
    await expect.poll(() => fetchText(port, '/quick').catch((error) => error.code)).toBe('ECONNREFUSED')
    release()
    expect(await slow).toMatchObject({ status: 200, text: 'slow', connection: 'close' })
    expect(await started).toMatchObject({ status: 200, text: 'started' })
    await closed
    for (const agent of agents) agent.destroy()
  })

  it('doesn’t wait for idle connections', async () => {
    const app = Fastify({ ...connectionLimits })
    connections(app)
    app.get('/quick', async () => 'quick')
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    const agent = new Agent({ keepAlive: true })
    await fetchText(port, '/quick', agent)
    const idle = connect(port, '127.0.0.1')
    await once(idle, 'connect')
    const inTime = await Promise.race([app.close().then(() => true), wait(10_000, false)])
    expect(inTime).toBe(true)
    agent.destroy()
    idle.destroy()
  })
})

async function sendRaw(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text)
  let response = ''
  for await (const part of socket) response += part
  return response
}

function fetchText(port: number, path: string, agent?: Agent) {
  return new Promise<{ status: number | undefined; text: string; connection: string | undefined }>(
    (resolve, reject) => {
      get({ port, host: '127.0.0.1', path, ...(agent && { agent }) }, async (response) => {
        let text = ''
        for await (const part of response) text += part
        resolve({ status: response.statusCode, text, connection: response.headers.connection })
      }).on('error', reject)
    },
  )
}
