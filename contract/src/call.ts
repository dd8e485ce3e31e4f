// How a call of the API is defined: method, path, who can make it (`access`), what an API key needs for it (`scope`), and
// how its values become a request.
import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import type * as z from 'zod/mini'

/**
 * Who can make a call. `everyone` always includes visitors; `visitor` includes them unless ACCESS=members. The server enforces
 * this before a handler runs. What a member can do with a particular prompt is decided in domain.
 */
type Access = 'everyone' | 'visitor' | 'member' | 'curator' | 'admin'

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** A value named in the path, as in `/api/prompts/:prompt_id/saved`, is sent there instead of in the query or body. */
  path: string
  summary: string
  access: Access
  /**
   * What a key needs for this call. Without a scope, the call needs a session: a key can't share or publish, and can't make
   * any call of curators or admins.
   */
  scope?: KeyScope
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** Response headers that carry data, by lowercase name. */
  headers?: z.ZodMiniObject
  /** The status of a successful response; 200 by default. */
  status?: 200 | 201
  answer: z.ZodMiniType
  /** The media type, if a successful response is a file instead of JSON. */
  file?: 'text/csv' | 'application/octet-stream'
  /** A GET that is recorded in the audit log, so other sites must not be able to trigger it. */
  audited?: true
  /** Sent by an open page on a timer, so it doesn't keep an idle session alive. */
  background?: true
  /** Accepts an Idempotency-Key: resending a request with the same key has no second effect. */
  idempotent?: true
  /** The body of a 409 response. */
  conflict?: z.ZodMiniObject
}

/** The request header that calls marked `idempotent` accept. */
export const IDEMPOTENCY_HEADER = 'idempotency-key'

/**
 * The request header with the id of the user a page was loaded for. A change is refused with 409 if another user has signed in
 * since, in another tab.
 */
export const EXPECTED_USER_HEADER = 'expected-user'

export function defineCall<const C extends Call>(call: C): C {
  return call
}

/** The names of the values in a call's path. */
export function pathNames({ path }: Pick<Call, 'path'>): string[] {
  return [...path.matchAll(/:([a-z]\w*)/g)].map(([, name = '']) => name)
}

interface Values {
  query?: Record<string, unknown> | undefined
  body?: object | undefined
}

/** The address of a request, and the body that is left for it. */
export function requestFor(call: Pick<Call, 'method' | 'path'>, { query = {}, body }: Values = {}) {
  const names = pathNames(call)
  const values: Record<string, unknown> = { ...query, ...body }
  const path = call.path.replace(/:([a-z]\w*)/g, (_, name: string) =>
    encodeURIComponent(String(values[name])),
  )
  const isLeft = ([name, value]: [string, unknown]) => value !== undefined && !names.includes(name)
  const search = Object.entries(query).filter((entry) => isLeft(entry) && entry[1] !== '')
  const left = body && Object.fromEntries(Object.entries(body).filter(isLeft))
  return {
    url:
      search.length === 0
        ? path
        : `${path}?${new URLSearchParams(search.map(([name, value]) => [name, String(value)]))}`,
    // Many proxies and clients don't expect a DELETE to have a body.
    ...(left && (call.method !== 'DELETE' || Object.keys(left).length > 0) && { body: left }),
  }
}

export type Conflict<C extends Call> = C extends { conflict: infer S extends z.ZodMiniObject }
  ? z.output<S>
  : never
export type Answer<C extends Call> = z.output<C['answer']>
export type Query<C extends Call> = C extends { query: infer Q extends z.ZodMiniObject }
  ? z.output<Q>
  : undefined
export type Body<C extends Call> = C extends { body: infer B extends z.ZodMiniObject }
  ? z.output<B>
  : undefined
export type Headers<C extends Call> = C extends { headers: infer H extends z.ZodMiniObject }
  ? z.output<H>
  : undefined
