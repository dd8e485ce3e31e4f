import { afterEach, describe, expect, it, vi } from 'vitest'
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
  it.each([
    ['ECONNREFUSED', undefined, true],
    ['ENOTFOUND', 'getaddrinfo', true],
    ['EAI_AGAIN', 'getaddrinfo', true],
    ['UND_ERR_CONNECT_TIMEOUT', undefined, true],
    ['ETIMEDOUT', 'connect', true],
    ['EHOSTUNREACH', 'connect', true],
    ['ETIMEDOUT', 'read', false],
    ['EPIPE', 'write', false],
    ['ECONNRESET', 'read', false],
    ['UND_ERR_SOCKET', undefined, false],
    ['UND_ERR_HEADERS_TIMEOUT', undefined, false],
  ])('with %s in %s is transient: %s', async (code, syscall, transient) => {
    const cause = Object.assign(new Error(code), { code, syscall })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed', { cause })))
    expect(await failure('http://127.0.0.1/')).toMatchObject({ transient })
  })
})
