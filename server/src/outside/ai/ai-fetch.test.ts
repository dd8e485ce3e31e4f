import { createServer, type Socket } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { freePort } from '../../testing/free-port.ts'
import { AiError, createAiFetch } from './ai-fetch.ts'

afterEach(() => vi.unstubAllGlobals())

const send = (url: string) =>
  createAiFetch('openai-compatible', { sent: false, inputTokens: 0, outputTokens: 0 })(url, {
    method: 'POST',
    body: 'a text',
  })

const failure = async (url: string) => {
  const error = await send(url).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(AiError)
  return error as AiError
}

describe('a request without a response', () => {
  it('can be retried for free if nothing listened', async () => {
    expect(await failure(`http://127.0.0.1:${await freePort()}/`)).toMatchObject({
      message: 'no response from the AI service (ECONNREFUSED)',
      transient: true,
    })
  })

  it.each([
    ['closed', (socket: Socket) => socket.destroy()],
    ['reset', (socket: Socket) => socket.resetAndDestroy()],
  ])('could be billed twice if the connection was %s after the text was sent', async (_how, end) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () => end(socket))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? address?.port : undefined
    expect(await failure(`http://127.0.0.1:${port}/`)).toMatchObject({ transient: false })
    await new Promise((resolve) => server.close(resolve))
  })

  it.each([
    ['ENOTFOUND', 'getaddrinfo', true],
    ['EAI_AGAIN', 'getaddrinfo', true],
    ['UND_ERR_CONNECT_TIMEOUT', undefined, true],
    ['ETIMEDOUT', 'connect', true],
    ['EHOSTUNREACH', 'connect', true],
    ['ETIMEDOUT', 'read', false],
    ['EPIPE', 'write', false],
    ['UND_ERR_SOCKET', undefined, false],
    ['UND_ERR_HEADERS_TIMEOUT', undefined, false],
  ])('with %s in %s is transient: %s', async (code, syscall, transient) => {
    const cause = Object.assign(new Error(code), { code, syscall })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })))
    expect(await failure('http://127.0.0.1/')).toMatchObject({ transient })
  })
})
