import { setTimeout as wait } from 'node:timers/promises'
import { ENHANCEMENT_SECONDS_MAX } from '@prompt-library/domain/limits'
import { APICallError, type ModelMessage } from 'ai'
import { EnhancementFailed, type Enhancer, type Usage } from '../enhancer.ts'
import { runInWorker } from '../worker/run-in-worker.ts'
import type { AnswerProblem } from './ai-answer-check.ts'
import { type AiSettings, createModel, generate, type Meter, type Reply } from './ai-model.ts'
import { type AiRequest, aiRequest, repairMessage } from './ai-request.ts'
import type { UsableAnswer } from './usable-answer.ts'

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
        throw new EnhancementFailed(describe(error), { ...failed, reason: 'service' })
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

/** Retries once per enhancement, after a failure that cost nothing. */
function createAsk({ settings, instructions, meter, retryWait, signal }: AskOptions): Ask {
  const model = createModel(settings, meter)
  let plain = false
  let retried = false

  return async function ask(messages: ModelMessage[]): Promise<Reply> {
    try {
      return await generate({ model, settings, meter, instructions, messages, signal, plain })
    } catch (error) {
      const status = statusOf(error)
      if (signal.aborted || status === undefined) throw error
      if (!plain && REFUSES_FORMAT.includes(status)) {
        plain = true
        return ask(messages)
      }
      if (!TRANSIENT.includes(status) || retried) throw error
      retried = true
      // Some servers fail on a request format that they don't support instead of refusing it.
      if (status === 500) plain = true
      await wait(retryWait, undefined, { signal })
      return ask(messages)
    }
  }
}

/** A server without support for the format refuses it at once, and for free. */
const REFUSES_FORMAT = [400, 404, 405, 415, 422, 501]
const TRANSIENT = [429, 500, 502, 503, 504, 529]

function statusOf(error: unknown): number | undefined {
  return APICallError.isInstance(error) ? error.statusCode : undefined
}

/** The SDK's errors contain the request in their message and fields, so only a status or a code is logged. */
function describe(error: unknown): string {
  const status = statusOf(error)
  if (status !== undefined && status >= 400) return `the AI service responded with status ${status}`
  const { cause, name } = error instanceof Error ? error : { cause: undefined, name: typeof error }
  const { code = name } = (cause ?? {}) as NodeJS.ErrnoException
  return `no valid response from the AI service (${code})`
}

function usageOf({ inputTokens, outputTokens }: Meter, { inputPrice, outputPrice }: AiSettings): Usage {
  return {
    inputTokens,
    outputTokens,
    costUsd: (inputTokens * inputPrice + outputTokens * outputPrice) / 1_000_000,
  }
}
