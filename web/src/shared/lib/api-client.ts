// How the app calls the API: what is sent with each call, which failures become which message, and what happens on a 401.
import {
  type Answer,
  type Body,
  type Call,
  type Conflict,
  EXPECTED_USER_HEADER,
  IDEMPOTENCY_HEADER,
  type Query,
  requestFor,
} from '@prompt-library/contract/call'
import type { Calls, Route } from '@prompt-library/contract/routes'
import { namingOffline } from './offline.ts'

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

/** The message to show for a failure: the server's if it sent one, else the fallback, which names being offline. */
export function sentenceFor(error: unknown, fallback: string): string {
  return error instanceof ApiError ? error.message || fallback : namingOffline(fallback)
}

/** What a 409 response says beside its message, such as the current prompt. Empty for every other failure. */
export function conflictIn<R extends Route>(_route: R, error: unknown): Partial<Conflict<Calls[R]>> {
  return error instanceof ApiError && error.status === 409 ? (error.body ?? {}) : {}
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
  }

/** Longer than any call takes, including an enhancement. A timeout is reported as a NetworkError. */
const TIMEOUT_MS = 90_000

export let expectedUser: Record<string, string> = {}

/** From now on, the server refuses changes if another user has signed in in another tab. */
export function expectUser(id: number): void {
  expectedUser = { [EXPECTED_USER_HEADER]: String(id) }
}

/** These ask with a body, because a query could be too long or would be logged. */
type Asking = 'POST /api/prompts/similar' | 'POST /api/recipients' | 'POST /api/groups/:group_id/recipients'
type ReadingRoute = Extract<Route, `GET ${string}`> | Asking
/** Made with `useChange` or `sendChange` (change.ts), which know what they make stale. */
export type ChangingRoute = Exclude<Route, ReadingRoute>

/** Makes one call of the contract that changes nothing, such as `GET /api/prompts.php`. */
export function callApi<R extends ReadingRoute>(route: R, options: CallOptions<Calls[R]>) {
  return callRoute(route, options)
}

/** The `queryFn` of a query whose data is the answer to a call. */
export function ask<R extends ReadingRoute>(route: R, ...[query]: QueryOf<Calls[R]>) {
  return async ({ signal }: { signal: AbortSignal }): Promise<Answer<Calls[R]>> =>
    (await callRoute(route, { query, signal } as object as CallOptions<Calls[R]>)).answer
}

type QueryOf<C extends Call> = C extends { query: object } ? [query: Query<C>] : []

/** Only for `callApi` and change.ts. */
export async function callRoute<R extends Route>(
  route: R,
  options: CallOptions<Calls[R]>,
): Promise<{ answer: Answer<Calls[R]>; headers: Headers }> {
  const { query, body, signal, etag, idempotencyKey } = options as {
    query?: Record<string, unknown>
    body?: object
    signal?: AbortSignal
    etag?: string
    idempotencyKey?: string
  }
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const { method, url, body: sent } = requestTo(route, { query, body })
  const request = {
    method,
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
  if (!response.ok) throw await refusalOf(response, signal)
  const json = await readJson(response, signal)
  if (json === undefined) throw new NetworkError('Couldn’t read the server’s response.')
  // The server checked the answer against the contract.
  return { answer: json as Answer<Calls[R]>, headers: response.headers }
}

/** The number in a response header, such as `x-total-count`; 0 without the header. */
export function numberIn(headers: Headers, name: string): number {
  return Number(headers.get(name))
}

/** Together with `callApi`, the only code in the web app that talks to the server. */
export async function fetchResponse(
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

/** Why the server refused a request. */
export async function refusalOf(response: Response, signal?: AbortSignal): Promise<ApiError> {
  const json = await readJson(response, signal)
  return new ApiError(response.status, messageOf(json), json)
}

function messageOf(json: unknown): string {
  const { message } = (json ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}

export function requestTo(route: Route, values?: Parameters<typeof requestFor>[1]) {
  const [method, path] = route.split(' ') as [Call['method'], string]
  return { method, ...requestFor({ method, path }, values) }
}
