import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, brokenOff } from '../errors.ts'
import { FairQueue } from './fair-queue.ts'
import { addressSubject } from './limits.ts'

/** Lists that are being read as a whole: in all, and of one person, or of all visitors of an address. */
const AT_ONCE = { inside: [2, 1], waiting: [200, 40], patience: 3_000 }

const tooManyLists = () =>
  new AppError(
    503,
    'Too many full lists are being loaded right now. Please try again in a moment, or request one page at a time.',
    { seconds: 3 },
  )

/**
 * A list without `page` gives up to a thousand prompts, which takes as long as a hundred pages: few are read at once, so
 * that nobody who asks for a page has to wait for them. The place is free again when the answer is made, not when it is
 * sent: who reads slowly holds up no one.
 */
export function wholeLists(app: FastifyInstance, rules = AT_ONCE): void {
  const queue = new FairQueue(rules)
  const leaving = new WeakMap<FastifyRequest, () => void>()

  app.addHook('preHandler', async (request, reply) => {
    if (!asksForWholeList(request)) return
    const { user, ip } = request
    const leave = await queue.enter(user ? `person ${user.id}` : addressSubject(ip))
    if (!leave) throw tooManyLists()
    leaving.set(request, leave)
    // has given up while it waited
    if (reply.raw.closed) throw brokenOff()
  })

  app.addHook('onSend', async (request) => {
    leaving.get(request)?.()
    leaving.delete(request)
  })
}

/** Whether a list is requested as a whole, or in pages so long that they cost as much. */
function asksForWholeList({ routeOptions, query }: FastifyRequest): boolean {
  const schema = routeOptions.schema?.querystring as { def?: { shape?: object } } | undefined
  const shape = schema?.def?.shape
  if (shape === undefined || !('page_size' in shape)) return false
  const { page, page_size = 0 } = query as { page?: number; page_size?: number }
  return page === undefined || page_size > ADMIN_PAGE_SIZE
}
