import type * as z from 'zod/mini'

/**
 * Who may make a call. `everyone`: visitors too, always. `visitor`: visitors too, unless ACCESS=members.
 * The server refuses by this before a handler runs; what a member may do with one prompt is decided in domain.
 */
type Access = 'everyone' | 'visitor' | 'member' | 'admin'

export interface Call {
  method: 'GET' | 'POST'
  path: string
  summary: string
  access: Access
  query?: z.ZodMiniObject
  body?: z.ZodMiniObject
  /** Answer headers that carry data, by their lower-case names. */
  headers?: z.ZodMiniObject
  /** Success is 200 unless said otherwise. */
  status?: 200 | 201
  answer: z.ZodMiniType
  /** Success is a file of this kind, not JSON. */
  file?: 'text/csv'
  /** Reading it is told of in a log: another site must not be able to bring that about. */
  leavesTrace?: true
  /** Made by an open page, not by a person: it does not keep a session from ending for want of use. */
  background?: true
  /** Takes an Idempotency-Key: a request that is sent again with the same key has no second effect. */
  idempotent?: true
  /** What a 409 carries beside its sentence. */
  conflict?: z.ZodMiniObject
}

export function defineCall<const C extends Call>(call: C): C {
  return call
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
