import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Enhancer } from '../../outside/enhancer.ts'
import type { Serve } from '../../serve.ts'
import { allowanceOf, CANCELLED, CLOSING, enhance } from './service.ts'

/** Each waits for up to a minute: a service that hangs must not gather requests without end. */
const AT_ONCE_MAX = 100
const tooManyAtOnce = () =>
  new AppError(503, 'Very many prompts are being enhanced just now. Please try again in a moment.', {
    seconds: 10,
  })

interface Parts {
  app: FastifyInstance
  db: Db
  clock: () => Date
  enhancer: Enhancer
}

export function builderRoutes(serve: Serve, { app, db, clock, enhancer }: Parts): void {
  const running = new Set<AbortController>()
  // a closing server waits for its requests, but not for a minute
  app.addHook('preClose', async () => {
    for (const controller of running) controller.abort(CLOSING)
  })

  serve(checkEnhancementLimit, async ({ user }) => ({
    success: true as const,
    ...(await allowanceOf(db, user, clock())),
  }))

  serve(enhancePrompt, async ({ body, user, reply, request }) => {
    if (running.size >= AT_ONCE_MAX) throw tooManyAtOnce()
    const controller = new AbortController()
    abortWhenGone(reply, controller)
    running.add(controller)
    try {
      const { enhancedPrompt, suggestions, allowance } = await enhance({
        db,
        enhancer,
        clock,
        user,
        text: body.original_prompt,
        context: body.context ?? {},
        log: request.log,
        signal: controller.signal,
      })
      const { remaining, reset_time } = allowance
      return {
        success: true as const,
        enhanced_prompt: withoutHiddenText(enhancedPrompt),
        suggestions: suggestions.map(withoutHiddenText),
        remaining,
        reset_time,
      }
    } finally {
      running.delete(controller)
    }
  })
}

/** Cancelling is closing the connection: the browser does it for an aborted request, and for a closed tab. */
function abortWhenGone(reply: FastifyReply, controller: AbortController): void {
  const abort = () => {
    if (!reply.raw.writableEnded) controller.abort(CANCELLED)
  }
  if (reply.raw.closed) abort()
  else reply.raw.once('close', abort)
}
