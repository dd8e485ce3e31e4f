// What one client could make everyone pay for: full lists, which take long to build, and large responses that it doesn't read.
import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, clientDisconnected, tooBusy } from '../errors.ts'
import { Semaphore } from '../semaphore.ts'
import { addressSubject } from './limits.ts'

/** How many are built at once, per user or for all visitors of an IP address. */
const FULL_LISTS = { running: 2, runningPerKey: 1, waiting: 200, waitingPerKey: 40, waitTimeout: 3_000 }

const MIB = 1_048_576
/** A response stays in memory until it's read completely: how many bytes, before compression, in all and per IP address. */
const UNREAD = { running: 128 * MIB, runningPerKey: 64 * MIB }
/** Smaller responses fit into the socket's buffer. With 4,000 connections they add up to at most 64 MiB. */
const COUNTED_FROM = 16_384
/** How long a client may read nothing, in milliseconds. */
const IDLE_TIMEOUT = 30_000

const tooManyFullLists = () =>
  new AppError(
    503,
    'Too many full lists are being loaded right now. Please try again in a moment, or request one page at a time.',
    { seconds: 3 },
  )

/**
 * A list without `page` returns up to a thousand prompts, which takes as long as a hundred pages. So only a few are loaded at
 * once, and requests for pages don't wait for them. A slot is freed before the response is sent, so slow clients don't block it.
 */
export function limitFullLists(app: FastifyInstance, rules = FULL_LISTS): void {
  const lists = new Semaphore(rules)
  const leaveFunctions = new WeakMap<FastifyRequest, () => void>()

  app.addHook('preHandler', async (request, reply) => {
    if (!isFullList(request)) return
    const { user, ip } = request
    const leave = await lists.enter(user ? `user ${user.id}` : addressSubject(ip))
    if (!leave) throw tooManyFullLists()
    leaveFunctions.set(request, leave)
    if (reply.raw.closed) throw clientDisconnected()
  })

  app.addHook('onSend', async (request) => {
    leaveFunctions.get(request)?.()
    leaveFunctions.delete(request)
  })
}

/** Also true for pages so long that they cost as much. */
function isFullList({ routeOptions, query }: FastifyRequest): boolean {
  const schema = routeOptions.schema?.querystring as { def?: { shape?: object } } | undefined
  const shape = schema?.def?.shape
  if (shape === undefined || !('page_size' in shape)) return false
  const { page, page_size = 0 } = query as { page?: number; page_size?: number }
  return page === undefined || page_size > ADMIN_PAGE_SIZE
}

/** Refuses what would take more memory, and closes connections without progress. Behind nginx, no response stays unread. */
export function limitUnreadResponses(
  app: FastifyInstance,
  { idleTimeout = IDLE_TIMEOUT, ...rules }: Partial<typeof UNREAD> & { idleTimeout?: number } = {},
): void {
  const unread = new Semaphore({ ...UNREAD, ...rules, waiting: 0, waitingPerKey: 0, waitTimeout: 0 })

  app.addHook('onSend', async (request, reply, payload) => {
    // After the response, Node restores its keep-alive timeout. Injected test requests have no real socket.
    request.raw.socket.setTimeout?.(idleTimeout)
    const bytes = sizeOf(payload)
    // A closed connection doesn't emit another close event, so its response would be counted forever.
    if (bytes < COUNTED_FROM || reply.raw.closed) return
    const release = await unread.enter(addressSubject(request.ip), bytes)
    if (release) reply.raw.once('close', release)
    // A change has been made by now and may have been paid for, so its response is never refused.
    else if (request.method === 'GET') throw refuse(reply)
  })
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  return payload instanceof Uint8Array ? payload.byteLength : 0
}

/** Removes the headers of the response that won't be sent. */
function refuse(reply: FastifyReply): Error {
  for (const name of ['etag', 'cache-control', 'content-encoding', 'x-total-count', 'x-total-more'])
    reply.removeHeader(name)
  return tooBusy()
}
