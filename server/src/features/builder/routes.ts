import { checkEnhancementLimit, enhancePrompt } from '@prompt-library/contract/builder'
import type { Body } from '@prompt-library/contract/call'
import { getDataGuard } from '@prompt-library/contract/data-guard'
import type { PromptChoices } from '@prompt-library/domain/builder/choice-phrases'
import {
  AI_SERVICE,
  classOf,
  FINE,
  LOWEST_CLASS,
  MCP,
  ruleFor,
  rulesFor,
} from '@prompt-library/domain/data-class/data-class'
import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../../errors.ts'
import type { Change, Enhancer } from '../../outside/enhancer.ts'
import type { Serve } from '../../serve.ts'
import { chosenClassId } from '../settings/data-classes.ts'
import type { FeatureParts } from '../settings/settings.ts'
import { allowanceOf, CANCELLED, CLOSING, enhance } from './service.ts'

/** Each can take up to a minute, so without a limit requests would pile up behind an AI service that hangs. */
const CONCURRENT_MAX = 100
const enhancerBusy = () =>
  new AppError(503, 'The enhancer is busy. Please try again in a moment.', { seconds: 10 })

interface Parts extends FeatureParts {
  app: FastifyInstance
  enhancer: Enhancer
}

export function builderRoutes(serve: Serve, { app, db, clock, enhancer, settings }: Parts): void {
  const running = new Set<AbortController>()
  // Shutdown waits for open requests, but not for an enhancement, which can take a minute.
  app.addHook('preClose', async () => {
    for (const controller of running) controller.abort(CLOSING)
  })

  serve(checkEnhancementLimit, async ({ user }) => ({
    success: true as const,
    ...(await allowanceOf(db, user, clock())),
  }))

  const readGuard = async () => {
    const stored = (await settings.read()).settings
    const { id_masks, data_classes: classes, data_table: table, data_policy_url: policy_url } = stored
    const enhancement = enhancer.isExternal
      ? rulesFor(table, AI_SERVICE, classes)
      : Object.fromEntries(classes.map(({ id }) => [id, FINE]))
    const mcp = stored.mcp ? rulesFor(table, MCP, classes) : null
    return { id_masks, classes, enhancement, mcp, policy_url }
  }

  serve(getDataGuard, readGuard)

  serve(enhancePrompt, async ({ body, user, reply, request }) => {
    const { classes, enhancement } = await readGuard()
    const data = chosenClassId({ data_classes: classes }, body.data_class) ?? LOWEST_CLASS
    if (ruleFor(enhancement, classes, data).use === 'not')
      throw new AppError(403, `The AI service isn’t approved for ${classOf(classes, data).name} data.`)
    if (running.size >= CONCURRENT_MAX) throw enhancerBusy()
    const controller = new AbortController()
    abortOnDisconnect(reply, controller)
    running.add(controller)
    try {
      const { enhancedPrompt, suggestions, changes, kind, allowance } = await enhance({
        db,
        enhancer,
        clock,
        user,
        text: body.original_prompt,
        context: choicesOf(body.context ?? {}),
        kind: body.kind ?? undefined,
        log: request.log,
        signal: controller.signal,
      })
      const { remaining, reset_time } = allowance
      return {
        success: true as const,
        enhanced_prompt: withoutHiddenText(enhancedPrompt),
        suggestions: suggestions.map(withoutHiddenText),
        ...(changes && { changes: changes.map(withoutHidden) }),
        ...(kind && { kind }),
        remaining,
        reset_time,
      }
    } finally {
      running.delete(controller)
    }
  })
}

type Context = NonNullable<Body<typeof enhancePrompt>['context']>

/** What the user selected in the builder, without what they left out. */
function choicesOf({
  goal,
  role,
  audience,
  format,
  useTemplate,
  chainOfThought,
  fewShot,
}: Context): PromptChoices {
  return {
    goal: goal?.trim() ?? '',
    role: role?.trim() ?? '',
    audience: audience?.trim() ?? '',
    format: format?.trim() ?? '',
    useTemplate: useTemplate ?? false,
    chainOfThought: chainOfThought ?? false,
    fewShot: fewShot ?? false,
  }
}

function withoutHidden({ before, after, reason, suggestion }: Change): Change {
  return {
    before: withoutHiddenText(before),
    after: withoutHiddenText(after),
    reason: withoutHiddenText(reason),
    ...(suggestion !== undefined && { suggestion: withoutHiddenText(suggestion) }),
  }
}

/** Browsers close the connection when a request is aborted or the tab is closed. */
function abortOnDisconnect(reply: FastifyReply, controller: AbortController): void {
  const abort = () => {
    if (!reply.raw.writableEnded) controller.abort(CANCELLED)
  }
  if (reply.raw.closed) abort()
  else reply.raw.once('close', abort)
}
