import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, clientDisconnected } from '../errors.ts'
import { FairQueue } from './fair-queue.ts'
import { addressSubject } from './limits.ts'

/** In total, and per user, or for all visitors of an IP address. */
const RULES = { concurrent: [2, 1], waiting: [200, 40], waitTimeout: 3_000 }

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
export function limitFullLists(app: FastifyInstance, rules = RULES): void {
  const queue = new FairQueue(rules)
  const leaveFunctions = new WeakMap<FastifyRequest, () => void>()

  app.addHook('preHandler', async (request, reply) => {
    if (!isFullList(request)) return
    const { user, ip } = request
    const leave = await queue.enter(user ? `user ${user.id}` : addressSubject(ip))
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
  const { page, offset, page_size = 0 } = query as { page?: number; offset?: number; page_size?: number }
  return (page ?? offset) === undefined || page_size > ADMIN_PAGE_SIZE
}
