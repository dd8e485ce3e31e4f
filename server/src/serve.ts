import type { Answer, Body, Call, Headers, Query } from '@prompt-library/contract/call'
import { failure } from '@prompt-library/contract/failure'
import { idempotencyHeaders } from '@prompt-library/contract/idempotency-key'
import type { SessionUser } from '@prompt-library/contract/session'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import * as z from 'zod/mini'
import type { Admit } from './admit.ts'

/** By the time a handler runs, access is granted and the values are valid. */
interface HandlerInput<C extends Call> {
  query: Query<C>
  body: Body<C>
  user: C['access'] extends 'member' | 'admin' ? SessionUser : SessionUser | null
  request: FastifyRequest
  reply: FastifyReply
}

/** A call whose contract has response headers also returns those. */
type Result<C extends Call> = C extends { headers: object }
  ? { answer: Answer<C>; headers: Headers<C> }
  : Answer<C>

/** A handler for anything but JSON, such as a file, sends it itself and returns the reply. */
type Handler<C extends Call> = (
  input: HandlerInput<C>,
) => Promise<Result<C> | typeof NOT_MODIFIED | FastifyReply>

/** A handler returns this when the client already has the current version. */
export const NOT_MODIFIED = Symbol('not modified')

/** Registers one call of the contract. Every feature's routes go through here. */
export type Serve = <C extends Call>(call: C, handler: Handler<C>) => void

export function createServe(app: FastifyInstance, admit: Admit): Serve {
  app.decorateRequest('user', null)
  return (call, handler) => {
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        summary: call.summary,
        tags: [ACCESS_NAMES[call.access]],
        ...(call.query && { querystring: call.query }),
        ...(call.idempotent && { headers: idempotencyHeaders }),
        ...(call.body && { body: call.body }),
        response: {
          [call.status ?? 200]: call.file
            ? { content: { [call.file]: { schema: call.answer } } }
            : call.answer,
          ...(call.headers && 'etag' in call.headers.def.shape && { 304: NOTHING }),
          // The plain failure says that another user is signed in.
          ...(call.conflict && { 409: z.union([call.conflict, failure]) }),
          '4xx': failure,
          '5xx': failure,
        },
      },
      config: { ...(call.headers && { responseHeaders: call.headers }) },
      onRequest: (request, reply) => admit(call, request, reply),
      handler: toRouteHandler(call, handler),
    })
  }
}

const NOTHING = z.null()

/** The responses of routes that redirect browsers. */
export const REDIRECT = { 302: NOTHING, '4xx': failure, '5xx': failure }

const ACCESS_NAMES = {
  everyone: 'Everyone',
  visitor: 'Everyone, or signed-in users only (ACCESS)',
  member: 'Signed-in users',
  admin: 'Admins',
} as const

function toRouteHandler<C extends Call>(call: C, handler: Handler<C>): RouteHandlerMethod {
  return async (request, reply) => {
    const { query, body, user } = request
    const result = await handler({ query, body, user, request, reply } as HandlerInput<C>)
    if (result === reply) return reply
    if (result === NOT_MODIFIED) return reply.status(304).send()
    reply.status(call.status ?? 200)
    if (!call.headers) return result
    const { answer, headers } = result as { answer: unknown; headers: Record<string, string | number> }
    return reply.headers(headers).send(answer)
  }
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For /api/openapi.json. */
    responseHeaders?: z.ZodMiniObject
  }
}
