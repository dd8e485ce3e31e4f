// Turns a call of the contract into a route, and decides which requests read from a replica: those of visitors.
import {
  type Answer,
  type Body,
  type Call,
  type Headers,
  pathNames,
  type Query,
} from '@prompt-library/contract/call'
import { failure } from '@prompt-library/contract/failure'
import { idempotencyHeaders } from '@prompt-library/contract/idempotency-key'
import type { SessionUser } from '@prompt-library/contract/session'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import * as z from 'zod/mini'
import type { Admit } from './admit.ts'
import type { Db } from './db/database.ts'
import { isForVisitors, type Replicas } from './db/replicas/replicas.ts'

/** By the time a handler runs, access is granted and the values are valid. */
interface HandlerInput<C extends Call> {
  query: Query<C>
  body: Body<C>
  user: C['access'] extends 'member' | 'curator' | 'admin' ? SessionUser : SessionUser | null
  /** The database to read from: a replica for visitors, if there is one. Signed-in users always read what they wrote. */
  readDb: Db
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

/** The result takes the name of a group in the API reference. */
export function createServe(
  app: FastifyInstance,
  { admit, db, replicas }: { admit: Admit; db: Db; replicas: Replicas },
): (group: string) => Serve {
  /** The only place that decides whether a request reads from a replica. */
  const read: Read = (call, { user }, work) => (isForVisitors(call) && !user ? replicas.read(work) : work(db))
  app.decorateRequest('user', null)
  app.decorateRequest('key', null)
  return (group) => (call, handler) => {
    app.route({
      method: call.method,
      url: call.path,
      schema: {
        summary: call.summary,
        tags: [group, ACCESS_NAMES[call.access]],
        security: securityOf(call),
        ...inputSchemas(call),
        ...(call.idempotent && { headers: idempotencyHeaders }),
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
      handler: toRouteHandler(call, handler, read),
    })
  }
}

/** The values that the path names are part of the body in the contract, or of the query if there is no body. */
function inputSchemas(call: Call): {
  params?: z.ZodMiniObject
  querystring?: z.ZodMiniObject
  body?: z.ZodMiniObject
} {
  const { query, body } = call
  const names = Object.fromEntries(pathNames(call).map((name) => [name, true as const]))
  const source = body ?? query
  if (!source || Object.keys(names).length === 0)
    return { ...(query && { querystring: query }), ...(body && { body }) }
  const left = z.omit(source, names)
  const isEmpty = Object.keys(left.def.shape).length === 0
  return {
    params: z.pick(source, names),
    ...(body ? query && { querystring: query } : { querystring: left }),
    ...(body && !isEmpty && { body: left }),
  }
}

const NOTHING = z.null()

/** The responses of routes that redirect browsers. */
export const REDIRECT = { 302: NOTHING, '4xx': failure, '5xx': failure }

const ACCESS_NAMES = {
  everyone: 'Everyone',
  visitor: 'Everyone, or signed-in users only (ACCESS)',
  member: 'Signed-in users',
  curator: 'Curators',
  admin: 'Admins',
} as const

/** For /api/openapi.json: any one of these is enough. Nothing is needed for what visitors can call. */
function securityOf({ access, scope }: Call): Record<string, string[]>[] {
  return [
    ...(access === 'everyone' || access === 'visitor' ? [{}] : []),
    { session: [] },
    ...(scope ? [{ key: [scope] }] : []),
  ]
}

type Read = <T>(call: Call, request: FastifyRequest, work: (readDb: Db) => Promise<T>) => Promise<T>

function toRouteHandler<C extends Call>(call: C, handler: Handler<C>, read: Read): RouteHandlerMethod {
  return async (request, reply) => {
    const { user, params } = request
    const withPath = (values: unknown) => Object.assign({}, values, params)
    const input = call.body
      ? { query: request.query, body: withPath(request.body) }
      : { query: withPath(request.query), body: request.body }
    const result = await read(call, request, (readDb) =>
      handler({ ...input, user, readDb, request, reply } as HandlerInput<C>),
    )
    // Awaiting a reply waits until it's sent, and results in nothing.
    if (call.file) return reply
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
