import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError, callApi, callRoute, conflictIn, NetworkError, numberIn } from './api-client.ts'

type Respond = (request: IncomingMessage, response: ServerResponse, body: string) => void

let respond: Respond
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => {
    body += part
  })
  request.on('end', () => respond(request, response, body))
})
let origin = ''
let fetch: typeof globalThis.fetch
beforeEach(() => void vi.stubGlobal('fetch', (path: string, init: RequestInit) => fetch(origin + path, init)))

beforeAll(async () => {
  // The last test of another file may have left its own.
  vi.unstubAllGlobals()
  fetch = globalThis.fetch
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const LIST = 'GET /api/prompts.php'

describe('callApi', () => {
  it('sends the query without unset values and returns the response and its headers', async () => {
    respond = (request, response) => json(response.setHeader('x-total-count', '7'), 200, [request.url])
    const { answer, headers } = await callApi(LIST, { query: { q: 'a&b', page: undefined } })
    expect(answer).toEqual(['/api/prompts.php?q=a%26b'])
    expect([numberIn(headers, 'x-total-count'), numberIn(headers, 'x-missing')]).toEqual([7, 0])
  })

  it('puts values in the path and sends the rest of the body as JSON', async () => {
    respond = ({ method, url, headers }, response, body) =>
      json(response, 200, [method, url, headers['content-type'], body])
    const body = { prompt_id: 7, saved: true }
    const { answer } = await callRoute('PUT /api/prompts/:prompt_id/saved', { body })
    expect(answer).toEqual(['PUT', '/api/prompts/7/saved', 'application/json', '{"saved":true}'])
  })

  it("throws the server's message with its status", async () => {
    respond = (_, response) =>
      json(response, 409, { success: false, error: 'Too late.', message: 'Too late.' })
    const error = await callApi(LIST, { query: {} }).catch((error) => error)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, message: 'Too late.' })
    expect(conflictIn('POST /api/edit_prompt.php', error).prompt).toBe(undefined)
  })

  it('finds nothing in a conflict that isn’t JSON', () => {
    expect(conflictIn('POST /api/edit_prompt.php', new ApiError(409, '')).prompt).toBe(undefined)
  })

  it('has no message for a failure without one, such as a proxy page', async () => {
    respond = (_, response) => response.writeHead(502).end('<h1>Bad gateway</h1>')
    await expect(callApi(LIST, { query: {} })).rejects.toMatchObject({ status: 502, message: '' })
  })

  it('times out when the server hangs before or during its response', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    respond = () => undefined
    await expect(callApi(LIST, { query: {} })).rejects.toBeInstanceOf(NetworkError)
    const { signal } = new AbortController()
    await expect(callApi(LIST, { query: {}, signal })).rejects.toBeInstanceOf(NetworkError)
    respond = (_, response) => response.writeHead(200).write('[')
    await expect(callApi(LIST, { query: {} })).rejects.toBeInstanceOf(NetworkError)
    limit.mockRestore()
  })

  it.each<[string, Respond]>([
    ['no response', (request) => request.socket.destroy()],
    ['something else, such as a sign-in page', (_, response) => response.end('<h1>Sign in</h1>')],
  ])('throws a NetworkError when the answer is %s', async (_, answer) => {
    respond = answer
    await expect(callApi(LIST, { query: {} })).rejects.toBeInstanceOf(NetworkError)
  })

  it.each<[string, Respond]>([
    ['before', () => undefined],
    ['during', (_, response) => response.writeHead(200).write('[')],
  ])('reports a request canceled %s the response as canceled', async (_, answer) => {
    const controller = new AbortController()
    respond = (...parts) => {
      answer(...parts)
      setTimeout(() => controller.abort(), 20)
    }
    const call = callApi(LIST, { query: {}, signal: controller.signal })
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
