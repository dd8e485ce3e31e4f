import type { Answer, Body, Call, Headers, Query } from '@prompt-library/contract/call'
import { failure } from '@prompt-library/contract/failure'
import { IDEMPOTENCY_HEADER } from '@prompt-library/contract/idempotency-key'
import * as z from 'zod/mini'

/** The server refused or failed; the message is its sentence, meant for people. */
export class ApiError extends Error {
  readonly status: number
  /** All that the failure said, for the few that say more than a sentence. */
  readonly body: unknown

  constructor(status: number, sentence: string, body?: unknown) {
    super(sentence)
    this.status = status
    this.body = body
  }
}

/** What to tell a person of a failure: the server's sentence, else words of the screen's own. */
export function sentenceFor(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : otherwise
}

/** No answer came, or none that could be read: the screen says so in words of its own. */
export class NetworkError extends Error {}

type Given<C extends Call> = (C extends { query: object } ? { query: Query<C> } : unknown) &
  (C extends { body: object } ? { body: Body<C> } : unknown) & {
    signal?: AbortSignal
    /** What the caller has already: if nothing has changed, the call fails with status 304. */
    etag?: string | undefined
    /** Sent with a call that is marked `idempotent`: the same key again has no second effect. */
    idempotencyKey?: string | undefined
    /** Puts an answer of older habits into the contract's form, before it is held against it. */
    read?: (json: unknown) => unknown
  }

/** No call of the server takes longer, not even an enhancement. What hangs then is told as if no answer came. */
const PATIENCE = 90_000

/** Makes one call of the contract. The only place in the web app that talks to the server. */
export async function callApi<C extends Call>(
  call: C,
  given: Given<C>,
): Promise<{ answer: Answer<C>; headers: Headers<C> }> {
  const { query, body, signal, etag, idempotencyKey, read } = given as {
    query?: Record<string, unknown>
    body?: unknown
    signal?: AbortSignal
    etag?: string
    idempotencyKey?: string
    read?: (json: unknown) => unknown
  }
  const limit = AbortSignal.timeout(PATIENCE)
  const request = {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  } as const
  const response = await fetchAnswer(call.path + queryString(query), request, signal)
  const json = await readJson(response, signal)
  if (!response.ok) throw new ApiError(response.status, sentenceOf(json), json)

  try {
    return {
      answer: z.parse(call.answer, read ? read(json) : json) as Answer<C>,
      headers: (call.headers && z.parse(call.headers, headersOf(response, call.headers))) as Headers<C>,
    }
  } catch (error) {
    console.error(`The answer of ${call.path} is not of its contract:`, error)
    throw new NetworkError('The answer of the server could not be read.', { cause: error })
  }
}

/** A file, fetched whole before it is saved: so a failure is told in the server's words, and not by the browser. */
export async function fetchFile<C extends Call>(call: C, { query }: { query: Query<C> }): Promise<File> {
  const response = await fetchAnswer(
    call.path + queryString(query),
    { credentials: 'same-origin' },
    undefined,
  )
  if (!response.ok) {
    const json = await readJson(response, undefined)
    throw new ApiError(response.status, sentenceOf(json), json)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  try {
    return new File([await response.blob()], name)
  } catch (error) {
    throw new NetworkError('The file did not come whole.', { cause: error })
  }
}

async function fetchAnswer(
  path: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('No answer came from the server.', { cause: error })
  }
}

/** What is no JSON, such as a proxy's page, is read as nothing. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}

function sentenceOf(json: unknown): string {
  const parsed = z.safeParse(failure, json)
  return parsed.success ? parsed.data.message : ''
}

function headersOf(response: Response, schema: z.ZodMiniObject): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.keys(schema.def.shape).map((name) => [name, response.headers.get(name) ?? undefined]),
  )
}

function queryString(query: Record<string, unknown> = {}): string {
  const set = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  if (set.length === 0) return ''
  return `?${new URLSearchParams(set.map(([name, value]) => [name, String(value)]))}`
}
