import { setTimeout as wait } from 'node:timers/promises'
import { ENHANCEMENT_SECONDS_MAX } from '@prompt-library/domain/limits'
import type { ModelMessage } from 'ai'
import { EnhancementFailed, type Enhancer, type Usage } from '../enhancer.ts'
import { type AiAnswer, readAiAnswer } from './ai-answer.ts'
import { problemWithAnswer } from './ai-answer-check.ts'
import { AiTrouble, type Meter } from './ai-fetch.ts'
import { type AiSettings, createModel, generate } from './ai-model.ts'
import { type AiRequest, aiRequest, repairMessage } from './ai-request.ts'

/** A service that asks for more patience than that is told to the person. */
const RETRY_WAIT_MAX = 5_000
const BAD_ANSWER_MAX = 20_000

/** An AI service as the enhancer: OpenAI's wire, as many services and local servers speak it, or Anthropic's. */
export function createAi(
  settings: AiSettings,
  { timeLimit = ENHANCEMENT_SECONDS_MAX * 1000, retryWait = 500 } = {},
): Enhancer {
  const server = { formRefused: 0 }
  return {
    provider: settings.provider,
    model: settings.model,
    enhance: async ({ text, context, signal: stop }) => {
      const deadline = AbortSignal.timeout(timeLimit)
      const meter: Meter = { sent: false, inputTokens: 0, outputTokens: 0 }
      const request = aiRequest(text, context)
      const { instructions } = request
      const signal = AbortSignal.any([stop, deadline])
      const ask = createAsk({ settings, server, instructions, meter, retryWait, signal })
      try {
        const answer = await rewritePrompt(ask, text, request)
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
          throw new EnhancementFailed(error.message, { ...failed, reason: 'unusable' })
        // other errors hold what was sent in their messages and fields: only their names are told
        const message = error instanceof AiTrouble ? error.message : `the AI client failed (${nameOf(error)})`
        throw new EnhancementFailed(message, { ...failed, reason: 'service' })
      }
    },
  }
}

type Ask = (messages: ModelMessage[]) => Promise<string>

class Unusable extends Error {}

/** Asks, and once more when the answer can't be used, with the answer and what is wrong with it. */
async function rewritePrompt(ask: Ask, original: string, { message, mark }: AiRequest): Promise<AiAnswer> {
  const first = await ask([{ role: 'user', content: message }])
  const answer = readAiAnswer(first)
  const problem = problemWithAnswer(answer, { original, mark })
  if (answer && problem === undefined) return answer

  const second = await ask([
    { role: 'user', content: message },
    // an empty message is refused by some services
    { role: 'assistant', content: first.slice(0, BAD_ANSWER_MAX).trim() || '(no reply)' },
    { role: 'user', content: repairMessage(problem ?? '') },
  ])
  const repaired = readAiAnswer(second)
  const left = problemWithAnswer(repaired, { original, mark })
  if (repaired && left === undefined) return repaired
  throw new Unusable(`the AI service gave no usable answer, twice: ${left}`)
}

interface Asking {
  settings: AiSettings
  /** How many times in a row the form of the request was refused, and the plain one taken. */
  server: { formRefused: number }
  instructions: string
  meter: Meter
  /** In milliseconds. */
  retryWait: number
  signal: AbortSignal
}

/** Asks once; again, once for the whole enhancement, after a failure that passes and cost nothing. */
function createAsk({ settings, server, instructions, meter, retryWait, signal }: Asking): Ask {
  const model = createModel(settings, meter)
  let plain = server.formRefused >= REFUSALS_THAT_TELL
  let retried = false

  return async function ask(messages: ModelMessage[]): Promise<string> {
    try {
      const text = await generate({ model, settings, instructions, messages, signal, plain })
      if (!plain) server.formRefused = 0
      return text
    } catch (error) {
      if (signal.aborted || !(error instanceof AiTrouble)) throw error
      const { status, transient, retryAfterSeconds } = error
      if (!plain && status !== undefined && REFUSES_FORM.includes(status)) {
        plain = true
        const text = await ask(messages)
        server.formRefused += 1
        return text
      }
      const pause = retryAfterSeconds === undefined ? retryWait : retryAfterSeconds * 1000
      if (!transient || retried || pause > RETRY_WAIT_MAX) throw error
      retried = true
      // some servers fail on a form of request that they do not know where they should refuse it
      if (status === 500) plain = true
      await wait(pause, undefined, { signal })
      return ask(messages)
    }
  }
}

const REFUSES_FORM = [400, 404, 405, 415, 422, 501]
/** A server that refuses a response format, or a system message, does so always; a content filter does so now and then. */
const REFUSALS_THAT_TELL = 2

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
