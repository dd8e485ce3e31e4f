import { setTimeout as wait } from 'node:timers/promises'
import { ENHANCEMENT_SECONDS_MAX } from '@prompt-library/domain/limits'
import type { ModelMessage } from 'ai'
import { EnhancementFailed, type Enhancer, type Usage } from '../enhancer.ts'
import { runInWorker } from '../worker/run-in-worker.ts'
import type { AnswerProblem } from './ai-answer-check.ts'
import { AiError, type Meter } from './ai-fetch.ts'
import { type AiSettings, createModel, generate, type Reply } from './ai-model.ts'
import { type AiRequest, aiRequest, repairMessage } from './ai-request.ts'
import type { UsableAnswer } from './usable-answer.ts'

/** With a longer Retry-After, the enhancement fails instead of waiting. */
const RETRY_WAIT_MAX = 5_000
const BAD_ANSWER_MAX = 20_000

/** An enhancer that uses an AI service with an OpenAI-compatible API or Anthropic's API. */
export function createAi(
  settings: AiSettings,
  { timeLimit = ENHANCEMENT_SECONDS_MAX * 1000, retryWait = 500 } = {},
): Enhancer {
  return {
    provider: settings.provider,
    isExternal: true,
    model: settings.model,
    enhance: async ({ text, context, signal: stop, person }) => {
      const deadline = AbortSignal.timeout(timeLimit)
      const meter: Meter = { sent: false, inputTokens: 0, outputTokens: 0 }
      const signal = AbortSignal.any([stop, deadline])
      try {
        // Without these hints, the answer is still good.
        const missing = await runInWorker(person, 'missingAspects', text).catch(() => [])
        const request = aiRequest(text, { context, missing })
        const { instructions } = request
        const ask = createAsk({ settings, instructions, meter, retryWait, signal })
        const answer = await rewritePrompt(ask, text, { ...request, person })
        return { ...answer, usage: usageOf(meter, settings) }
      } catch (error) {
        const failed = { usage: usageOf(meter, settings), sent: meter.sent }
        if (stop.aborted) throw new EnhancementFailed('stopped', { ...failed, reason: 'stopped' })
        if (deadline.aborted)
          throw new EnhancementFailed(`the AI service took longer than ${timeLimit} ms`, {
            ...failed,
            reason: 'timeout',
          })
        if (error instanceof Unusable)
          throw new EnhancementFailed(error.message, {
            ...failed,
            reason: 'unusable',
            explanation: error.explanation,
          })
        // Other errors can contain the request in their message and fields, so only their name is logged.
        const message = error instanceof AiError ? error.message : `the AI client failed (${nameOf(error)})`
        throw new EnhancementFailed(message, { ...failed, reason: 'service' })
      }
    },
  }
}

type Ask = (messages: ModelMessage[]) => Promise<Reply>

class Unusable extends Error {
  readonly explanation: string | undefined

  constructor({ toModel, toUser }: AnswerProblem) {
    super(`the AI service gave no usable answer in two attempts: ${toModel}`)
    this.explanation = toUser
  }
}

/** If the answer can't be used, asks a second time with the answer and what is wrong with it. */
async function rewritePrompt(
  ask: Ask,
  original: string,
  { message, mark, person }: AiRequest & { person: number },
): Promise<UsableAnswer> {
  const first = await ask([{ role: 'user', content: message }])
  const read = ({ text, isCutOff }: Reply) =>
    runInWorker(person, 'readUsableAnswer', text, { original, mark, isCutOff })
  const result = await read(first)
  if ('answer' in result) return result.answer

  const second = await ask([
    { role: 'user', content: message },
    // Some services refuse an empty message.
    { role: 'assistant', content: first.text.slice(0, BAD_ANSWER_MAX).trim() || '(no reply)' },
    { role: 'user', content: repairMessage(result.problem.toModel) },
  ])
  const repaired = await read(second)
  if ('answer' in repaired) return repaired.answer
  throw new Unusable(repaired.problem)
}

interface AskOptions {
  settings: AiSettings
  instructions: string
  meter: Meter
  /** In milliseconds. */
  retryWait: number
  signal: AbortSignal
}

/** Retries once per enhancement, after a transient failure that cost nothing. */
function createAsk({ settings, instructions, meter, retryWait, signal }: AskOptions): Ask {
  const model = createModel(settings, meter)
  let plain = false
  let retried = false

  return async function ask(messages: ModelMessage[]): Promise<Reply> {
    try {
      return await generate({ model, settings, instructions, messages, signal, plain })
    } catch (error) {
      if (signal.aborted || !(error instanceof AiError)) throw error
      const { status, transient, retryAfterSeconds } = error
      if (!plain && status !== undefined && REFUSES_FORMAT.includes(status)) {
        plain = true
        return ask(messages)
      }
      const pause = retryAfterSeconds === undefined ? retryWait : retryAfterSeconds * 1000
      if (!transient || retried || pause > RETRY_WAIT_MAX) throw error
      retried = true
      // Some servers fail on a request format that they don't support instead of refusing it.
      if (status === 500) plain = true
      await wait(pause, undefined, { signal })
      return ask(messages)
    }
  }
}

/** A server without support for the format refuses it at once, and for free. */
const REFUSES_FORMAT = [400, 404, 405, 415, 422, 501]

function usageOf({ inputTokens, outputTokens }: Meter, { inputPrice, outputPrice }: AiSettings): Usage {
  return {
    inputTokens,
    outputTokens,
    costUsd: (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000,
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
