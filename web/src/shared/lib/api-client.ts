import {
  type Answer,
  type Body,
  type Call,
  EXPECTED_USER_HEADER,
  type Headers,
  IDEMPOTENCY_HEADER,
  type Query,
  requestFor,
} from '@prompt-library/contract/call'
import { failure } from '@prompt-library/contract/failure'
import * as z from 'zod/mini'

/** The server returned an error status. The message is meant for users. */
export class ApiError extends Error {
  readonly status: number
  /** The whole response body, because some failures include more than a message. */
  readonly body: unknown

  constructor(status: number, message: string, body?: unknown) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The message to show for a failure: the server's if it sent one, else the fallback. */
export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ApiError && error.message !== '' ? error.message : fallback
}

/** No response arrived, or it couldn't be read. Each screen shows its own message for this. */
export class NetworkError extends Error {}

type CallOptions<C extends Call> = (C extends { query: object } ? { query: Query<C> } : unknown) &
  (C extends { body: object } ? { body: Body<C> } : unknown) & {
    signal?: AbortSignal
    /** The version the caller already has. If it's current, the call throws an ApiError with status 304. */
    etag?: string | undefined
    /** For calls marked `idempotent`: repeating a request with the same key has no second effect. */
    idempotencyKey?: string | undefined
    /** Converts an older response format before it's checked against the contract. */
    read?: (json: unknown) => unknown
  }

/** Longer than any call takes, including an enhancement. A timeout is reported as a NetworkError. */
const TIMEOUT_MS = 90_000

let expectedUser: Record<string, string> = {}

/** From now on, the server refuses changes if another user has signed in in another tab. */
export function expectUser(id: number): void {
  expectedUser = { [EXPECTED_USER_HEADER]: String(id) }
}

/** Makes one call of the contract. Together with `fetchFile`, the only code in the web app that talks to the server. */
export async function callApi<C extends Call>(
  call: C,
  options: CallOptions<C>,
): Promise<{ answer: Answer<C>; headers: Headers<C> }> {
  const { query, body, signal, etag, idempotencyKey, read } = options as {
    query?: Record<string, unknown>
    body?: object
    signal?: AbortSignal
    etag?: string
    idempotencyKey?: string
    read?: (json: unknown) => unknown
  }
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const { url, body: sent } = requestFor(call, { query, body })
  const request = {
    method: call.method,
    credentials: 'same-origin',
    headers: {
      accept: 'application/json',
      ...expectedUser,
      ...(sent && { 'content-type': 'application/json' }),
      ...(etag !== undefined && { 'if-none-match': etag }),
      ...(idempotencyKey !== undefined && { [IDEMPOTENCY_HEADER]: idempotencyKey }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  } as const
  const response = await fetchResponse(url, request, signal)
  const json = await readJson(response, signal)
  if (!response.ok) throw new ApiError(response.status, messageOf(json), json)

  try {
    return {
      answer: z.parse(call.answer, read ? read(json) : json) as Answer<C>,
      headers: (call.headers && z.parse(call.headers, headersOf(response, call.headers))) as Headers<C>,
    }
  } catch (error) {
    console.error(`The response of ${call.path} violates its contract:`, error)
    throw new NetworkError('Couldn’t read the server’s response.', { cause: error })
  }
}

/** Fetches a whole file before saving it, so the app can show the server's message if it fails. */
export async function fetchFile<C extends Call>(call: C, { query }: { query: Query<C> }): Promise<File> {
  const { url } = requestFor(call, { query })
  const request = { credentials: 'same-origin', headers: expectedUser } as const
  const response = await fetchResponse(url, request, undefined)
  if (!response.ok) {
    const json = await readJson(response, undefined)
    throw new ApiError(response.status, messageOf(json), json)
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file'
  try {
    return new File([await response.blob()], name)
  } catch (error) {
    throw new NetworkError('The download was interrupted.', { cause: error })
  }
}

async function fetchResponse(
  path: string,
  request: RequestInit,
  signal: AbortSignal | undefined,
): Promise<Response> {
  try {
    return await fetch(path, request)
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('The server didn’t respond.', { cause: error })
  }
}

/** Returns undefined for anything that isn't JSON, such as a proxy's error page. */
async function readJson(response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  try {
    return await response.json()
  } catch (error) {
    if (signal?.aborted) throw error
    return undefined
  }
}

function messageOf(json: unknown): string {
  const parsed = z.safeParse(failure, json)
  return parsed.success ? parsed.data.message : ''
}

function headersOf(response: Response, schema: z.ZodMiniObject): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.keys(schema.def.shape).map((name) => [name, response.headers.get(name) ?? undefined]),
  )
}
