import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, type LanguageModel, type ModelMessage, Output } from 'ai'
import { createAiFetch } from './ai-fetch.ts'

export interface AiSettings {
  provider: 'openai-compatible' | 'anthropic'
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
  /** US dollars per million tokens. */
  inputPrice: number
  outputPrice: number
}

// The SDK would print warnings to the console instead of the log.
globalThis.AI_SDK_LOG_WARNINGS = false

/** What an enhancement has sent and used so far. */
export interface Meter {
  sent: boolean
  inputTokens: number
  outputTokens: number
}

interface GenerateOptions {
  model: LanguageModel
  settings: AiSettings
  meter: Meter
  instructions: string
  messages: ModelMessage[]
  signal: AbortSignal
  /** Without a response format or a system message, which not every server supports. */
  plain: boolean
}

export interface Reply {
  /** The model's text, unchanged. */
  text: string
  /** Whether the service stopped it at its limit. */
  isCutOff: boolean
}

export async function generate({
  model,
  settings,
  meter,
  instructions,
  messages,
  signal,
  plain,
}: GenerateOptions): Promise<Reply> {
  const options = {
    model,
    maxRetries: 0,
    abortSignal: signal,
    // Reasoning models refuse a temperature, and some refuse a token limit, but Anthropic's API requires one.
    ...(settings.provider === 'anthropic' && { maxOutputTokens: tokensFor(messages) }),
  }
  const {
    text,
    reasoningText = '',
    finishReason,
    usage,
  } = plain
    ? await generateText({ ...options, messages: withInstructions(instructions, messages) })
    : await generateText({ ...options, instructions, messages, output: ANSWER })
  // Also of an answer that can't be used.
  meter.inputTokens += usage.inputTokens ?? 0
  meter.outputTokens += usage.outputTokens ?? 0
  // Some servers leave the content empty and put everything in the reasoning.
  return { text: text.trim() === '' ? reasoningText : text, isCutOff: finishReason === 'length' }
}

const ANSWER = {
  ...Output.object({
    name: 'enhancement',
    schema: jsonSchema({
      type: 'object',
      properties: {
        enhanced_prompt: { type: 'string' },
        changes: {
          type: 'array',
          items: {
            type: 'object',
            properties: { before: { type: 'string' }, after: { type: 'string' }, reason: { type: 'string' } },
            required: ['before', 'after', 'reason'],
            additionalProperties: false,
          },
        },
      },
      // OpenAI's strict mode requires every property.
      required: ['enhanced_prompt', 'changes'],
      additionalProperties: false,
    }),
  }),
  // The SDK's own parser throws on anything but strict JSON. `readAiAnswer` is more tolerant.
  parseCompleteOutput: async ({ text }: { text: string }) => text,
}

function withInstructions(instructions: string, [first, ...rest]: ModelMessage[]): ModelMessage[] {
  return [{ role: 'user', content: `${instructions}\n\n${String(first?.content)}` }, ...rest]
}

/** Allows a text and quotes three times as long as the input. A token is about four letters, or just one in some scripts. */
function tokensFor(messages: readonly ModelMessage[]): number {
  return Math.min(32_000, 4_096 + Math.ceil(String(messages[0]?.content).length * 0.75))
}

export function createModel({ provider, baseUrl, apiKey, model }: AiSettings, meter: Meter): LanguageModel {
  const fetch = createAiFetch(() => {
    meter.sent = true
  })
  if (provider === 'anthropic') {
    // Set explicitly so that the SDK doesn't read it from its own environment variables.
    const baseURL = baseUrl ?? 'https://api.anthropic.com/v1'
    return createAnthropic({ baseURL, apiKey: apiKey ?? '', fetch })(model)
  }
  return createOpenAICompatible({
    name: 'ai',
    baseURL: baseUrl ?? '',
    ...(apiKey !== undefined && { apiKey }),
    supportsStructuredOutputs: true,
    fetch,
  })(model)
}
