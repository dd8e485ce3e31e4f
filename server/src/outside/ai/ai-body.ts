export type Fields = Record<string, unknown>

/** Reads token counts under any of their names. Cached input and reasoning are billed too. */
export function readUsage(value: unknown): { input: number; output: number } {
  const usage = isFields(value) ? value : {}
  // Anthropic reports cached input separately, and OpenAI includes it in the prompt tokens.
  const cached = count(usage['cache_creation_input_tokens']) + count(usage['cache_read_input_tokens'])
  const input =
    'prompt_tokens' in usage ? count(usage['prompt_tokens']) : count(usage['input_tokens']) + cached
  const output = count(usage['completion_tokens'] ?? usage['output_tokens'])
  return { input, output: Math.max(output, count(usage['total_tokens']) - input) }
}

/** A higher count must be a mistake. */
const TOKENS_MAX = 1e7

function count(value: unknown): number {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && number > 0 && number < TOKENS_MAX ? Math.round(number) : 0
}

/** Normalizes a response from an OpenAI-compatible server, or returns undefined if it has no answer. */
export function openAiBody(body: Fields): object | undefined {
  const [choice] = Array.isArray(body['choices']) ? body['choices'] : []
  if (!isFields(choice)) return undefined
  const message = isFields(choice['message']) ? choice['message'] : {}
  const content = textOf(message['content']) || textOf(choice['text'])
  const reasoning_content = textOf(message['reasoning_content']) || textOf(message['reasoning'])
  // Other finish reasons, such as a tool call or a refusal, add nothing to the content.
  const finish_reason = choice['finish_reason'] === 'length' ? 'length' : 'stop'
  return { choices: [{ message: { role: 'assistant', content, reasoning_content }, finish_reason }] }
}

/** Normalizes an Anthropic response and converts tool input to text. */
export function anthropicBody(body: Fields): object | undefined {
  if (!Array.isArray(body['content'])) return undefined
  const blocks = body['content'].filter(isFields)
  const texts = blocks.map((block) => {
    if (block['type'] === 'text') return textOf(block['text'])
    return block['type'] === 'tool_use' ? JSON.stringify(block['input'] ?? null) : ''
  })
  return {
    type: 'message',
    content: [{ type: 'text', text: texts.filter((text) => text !== '').join('\n') }],
    stop_reason: body['stop_reason'] === 'max_tokens' ? 'max_tokens' : 'end_turn',
    usage: { input_tokens: 0, output_tokens: 0 },
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value.map((part) => (isFields(part) ? textOf(part['text']) : '')).join('')
}

export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
