import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateText, jsonSchema, type LanguageModel, type ModelMessage, Output } from 'ai'
import { createAiFetch, type Meter } from './ai-fetch.ts'

export interface AiSettings {
  provider: 'openai-compatible' | 'anthropic'
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string
  /** US dollars per million tokens. */
  inputPrice: number
  outputPrice: number
}

// the SDK would print its remarks on the console, past our log
globalThis.AI_SDK_LOG_WARNINGS = false

interface Generating {
  model: LanguageModel
  settings: AiSettings
  instructions: string
  messages: ModelMessage[]
  signal: AbortSignal
  /** Without a response format and a system message: what every server understands. */
  plain: boolean
}

/** Has the model say something, and gives its words as they are. */
export async function generate({
  model,
  settings,
  instructions,
  messages,
  signal,
  plain,
}: Generating): Promise<string> {
  const options = {
    model,
    maxRetries: 0,
    abortSignal: signal,
    // reasoning models refuse a temperature, and some a limit of tokens; Anthropic's wire must have one
    ...(settings.provider === 'anthropic' && { maxOutputTokens: tokensFor(messages) }),
  }
  const { text, reasoningText = '' } = plain
    ? await generateText({ ...options, messages: withInstructions(instructions, messages) })
    : await generateText({ ...options, instructions, messages, output: ANSWER })
  // some servers leave the content empty and put everything into the reasoning
  return text.trim() === '' ? reasoningText : text
}

const ANSWER = {
  ...Output.object({
    name: 'enhancement',
    schema: jsonSchema({
      type: 'object',
      properties: {
        enhanced_prompt: { type: 'string' },
        suggestions: { type: 'array', items: { type: 'string' } },
      },
      required: ['enhanced_prompt', 'suggestions'],
      additionalProperties: false,
    }),
  }),
  // The SDK's own parser throws on anything but strict JSON; `readAiAnswer` reads the text with more patience.
  parseCompleteOutput: async ({ text }: { text: string }) => text,
}

function withInstructions(instructions: string, [first, ...rest]: ModelMessage[]): ModelMessage[] {
  return [{ role: 'user', content: `${instructions}\n\n${String(first?.content)}` }, ...rest]
}

/** Room for a text twice as long as the one that is sent; a token has about four letters, in some scripts just one. */
function tokensFor(messages: readonly ModelMessage[]): number {
  return Math.min(32_000, 4_096 + Math.ceil(String(messages[0]?.content).length / 2))
}

export function createModel({ provider, baseUrl, apiKey, model }: AiSettings, meter: Meter): LanguageModel {
  const fetch = createAiFetch(provider, meter)
  if (provider === 'anthropic') {
    // given, so that the SDK looks for none in variables of its own
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
