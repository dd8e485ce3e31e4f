import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { defineCall } from '@prompt-library/contract/call'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { ApiError, callApi, NetworkError } from './api-client.ts'

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

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const call = (path = '/thing') =>
  defineCall({
    method: 'GET',
    path: origin + path,
    summary: '',
    access: 'everyone',
    query: z.object({ q: z.optional(z.string()), page: z.optional(z.number()) }),
    headers: z.object({ 'x-total-count': z.coerce.number() }),
    answer: z.array(z.object({ id: z.int() })),
  })

describe('callApi', () => {
  it('sends the query without unset values and reads the response and headers', async () => {
    respond = (request, response) =>
      json(response.setHeader('x-total-count', '7'), 200, [{ id: 1, secret: request.url }])
    const { answer, headers } = await callApi(call(), { query: { q: 'a&b', page: undefined } })
    expect(answer).toEqual([{ id: 1 }])
    expect(headers).toEqual({ 'x-total-count': 7 })
    respond = (request, response) =>
      json(response.setHeader('x-total-count', '0'), 200, request.url === '/thing?q=a%26b' ? [] : [{}])
    expect((await callApi(call(), { query: { q: 'a&b' } })).answer).toEqual([])
  })

  it('sends a body as JSON', async () => {
    respond = (request, response, body) =>
      json(response, 200, { type: request.headers['content-type'], body })
    const post = defineCall({
      method: 'POST',
      path: `${origin}/post`,
      summary: '',
      access: 'member',
      body: z.object({ name: z.string() }),
      answer: z.object({ type: z.string(), body: z.string() }),
    })
    const { answer } = await callApi(post, { body: { name: 'é' } })
    expect(answer).toEqual({ type: 'application/json', body: '{"name":"é"}' })
  })

  it("throws the server's message with its status", async () => {
    respond = (_, response) =>
      json(response, 409, { success: false, error: 'Too late.', message: 'Too late.' })
    const error = await callApi(call(), { query: {} }).catch((error) => error)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 409, message: 'Too late.' })
  })

  it('has no message for a failure without one, such as a proxy page', async () => {
    respond = (_, response) =>
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
    await expect(callApi(call(), { query: {} })).rejects.toMatchObject({ status: 502, message: '' })
  })

  it('times out when the server hangs before or during its response', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    const limit = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(50))
    respond = () => undefined
    await expect(callApi(call(), { query: {} })).rejects.toBeInstanceOf(NetworkError)
    const { signal } = new AbortController()
    await expect(callApi(call(), { query: {}, signal })).rejects.toBeInstanceOf(NetworkError)
    respond = (_, response) => response.writeHead(200).write('[')
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined)
    await expect(callApi(call(), { query: {} })).rejects.toBeInstanceOf(NetworkError)
    limit.mockRestore()
  })

  it('throws a NetworkError when no response arrives', async () => {
    respond = (request) => request.socket.destroy()
    await expect(callApi(call(), { query: {} })).rejects.toBeInstanceOf(NetworkError)
  })

  it.each(['not json', '{"id":1}', '[{"id":"1"}]'])(
    'rejects a response that violates the contract: %s',
    async (body) => {
      const log = vi.spyOn(console, 'error').mockReturnValue()
      respond = (_, response) => response.writeHead(200, { 'x-total-count': '1' }).end(body)
      await expect(callApi(call(), { query: {} })).rejects.toBeInstanceOf(NetworkError)
      expect(log).toHaveBeenCalled()
      log.mockRestore()
    },
  )

  it('reports a request canceled during the response as canceled, without logging', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const controller = new AbortController()
    respond = (_, response) => {
      response.writeHead(200, { 'x-total-count': '1' }).write('[')
      setTimeout(() => controller.abort(), 20)
    }
    await expect(callApi(call(), { query: {}, signal: controller.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    expect(log).not.toHaveBeenCalled()
    log.mockRestore()
  })

  it('reports a canceled request as canceled', async () => {
    respond = () => {}
    const controller = new AbortController()
    const pending = callApi(call(), { query: {}, signal: controller.signal })
    controller.abort()
    await expect(pending).rejects.toMatchObject({ name: 'AbortError' })
  })
})

function json(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
