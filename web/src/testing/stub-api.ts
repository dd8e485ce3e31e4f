import type { Body, Call, Query } from '@prompt-library/contract/call'
import { pathNames } from '@prompt-library/contract/call'
import * as z from 'zod/mini'

type Given<C extends Call> = (Query<C> extends undefined ? unknown : Query<C>) &
  (Body<C> extends undefined ? unknown : Body<C>)
type Reply<C extends Call> = z.input<C['answer']> | Response | Promise<z.input<C['answer']> | Response>
type Replies<C extends Call> = Reply<C> | ((given: Given<C>) => Reply<C>)

interface Stub {
  call: Call
  path: RegExp
  reply: unknown
}

let stubs: Stub[] = []
let requests: { call: Call; given: object }[] = []
let unanswered: string[] = []

/** Answers a call of the contract, instead of the server. The last answer to a call is the one that counts. */
export function answer<C extends Call>(call: C, reply: Replies<C>): void {
  const path = new RegExp(`^${call.path.replace(/:([a-z]\w*)/g, '(?<$1>[^/]+)').replaceAll('.', '\\.')}$`)
  stubs.unshift({ call, path, reply })
}

/** What the app sent with each request of a call: the values of its path, query, and body. */
export function sent<C extends Call>(call: C): Given<C>[] {
  return requests.filter((request) => request.call === call).map(({ given }) => given as Given<C>)
}

/** A response that never arrives. */
export const pending = () => new Promise<never>(() => undefined)

/** A request that doesn't reach the server. */
export const offline = () => Promise.reject(new TypeError('Failed to fetch'))

export function refusal(status: number, message = 'The library isn’t available right now.', more = {}) {
  return Response.json({ success: false, error: message, message, ...more }, { status })
}

/** A response whose headers carry data, such as how many prompts a list has. */
export function withHeaders(answer: unknown, headers: Record<string, string>): Response {
  return Response.json(answer, { headers })
}

/** Replaces `fetch` for a test. */
export function stubFetch(): void {
  ;[stubs, requests, unanswered] = [[], [], []]
  window.fetch = (input, init) => respond(String(input), init)
}

/** The requests that the test has no answer for. */
export function unansweredRequests(): string[] {
  return unanswered
}

async function respond(address: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, searchParams } = new URL(address, window.location.origin)
  const method = init.method ?? 'GET'
  const stub = stubs.find(({ call, path }) => call.method === method && path.test(pathname))
  if (!stub) {
    unanswered.push(`${method} ${address}`)
    return refusal(500, `The test has no answer for ${method} ${address}.`)
  }
  const { call, path, reply } = stub
  const inPath = path.exec(pathname)?.groups ?? {}
  const body = typeof init.body === 'string' ? JSON.parse(init.body) : {}
  const given = {
    ...read(call.query, call, inPath, Object.fromEntries(searchParams)),
    ...read(call.body, call, inPath, body),
  }
  requests.push({ call, given })
  const result = await beforeAbort(
    init.signal,
    Promise.resolve(typeof reply === 'function' ? reply(given) : reply),
  )
  return result instanceof Response ? result.clone() : jsonResponse(result, call)
}

/** The values as the server would read them: numbers of the query aren't texts. */
function read(schema: z.ZodMiniObject | undefined, call: Call, inPath: object, values: object): object {
  if (!schema) return {}
  const named = Object.entries(inPath).filter(
    ([name]) => name in schema.def.shape && pathNames(call).includes(name),
  )
  return z.parse(schema, {
    ...values,
    ...Object.fromEntries(named.map(([name, text]) => [name, decodeURIComponent(text)])),
  })
}

/** Checks the answer as the server does, so a test can't promise what the contract doesn't. */
function jsonResponse(reply: unknown, call: Call): Response {
  const json = z.parse(call.answer, reply)
  const count = Array.isArray(json) ? { 'x-total-count': String(json.length) } : undefined
  const notifications = { 'x-unread-count': '0', etag: '"1"' }
  return Response.json(json, { headers: call.headers ? { ...notifications, ...count } : {} })
}

function beforeAbort<T>(signal: AbortSignal | null | undefined, reply: Promise<T>): Promise<T> {
  if (!signal) return reply
  return Promise.race([
    reply,
    new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  ])
}
