import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface AiCall {
  wire: 'openai' | 'anthropic'
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Every text of the request: instructions, then messages. */
  texts: string[]
  /** Whether the client disconnected before the response. */
  abandoned: boolean
}

/** How the service responds to a request. */
export type Behavior = (call: AiCall, response: ServerResponse) => void | Promise<void>

/** A fake AI service with the HTTP APIs of OpenAI and Anthropic that can simulate failures. */
export async function startStandInAi() {
  const calls: AiCall[] = []
  let always: Behavior = rewrite()
  let next: Behavior[] = []

  // A busy test can take longer between two requests than the usual five seconds.
  const server = createServer({ keepAliveTimeout: 60_000 }, async (request, response) => {
    const wire = { '/v1/chat/completions': 'openai', '/v1/messages': 'anthropic' }[request.url ?? ''] as
      | AiCall['wire']
      | undefined
    if (!wire || request.method !== 'POST') return response.writeHead(404).end()
    const text = await readAll(request)
    if (text === undefined) return
    const body = JSON.parse(text)
    const call: AiCall = { wire, headers: request.headers, body, texts: textsOf(body), abandoned: false }
    response.on('close', () => (call.abandoned = !response.writableFinished))
    calls.push(call)
    return (next.shift() ?? always)(call, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    /** The requests it received, oldest first. */
    calls,
    /** Sets the behavior for the next requests. The last one keeps applying. Without arguments, the service works normally. */
    behave: (...behaviors: Behavior[]) => {
      calls.length = 0
      always = behaviors.at(-1) ?? rewrite()
      next = behaviors.slice(0, -1)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Normal behavior: returns the prompt with a sentence before it. */
export function rewrite(): Behavior {
  return (call, response) => say(JSON.stringify(rewritten(call)))(call, response)
}

export function rewritten(call: AiCall) {
  return {
    enhanced_prompt: `You are an expert.\n\n${promptOf(call)}`,
    changes: [{ before: '', after: 'You are an expert.', reason: 'Gave it a role.' }],
  }
}

function promptOf(call: AiCall): string {
  return /BEGIN PROMPT (\w+) -----\n([\s\S]*)\n----- END PROMPT \1/.exec(call.texts.join('\n'))?.[2] ?? ''
}

/** The model's text, in an otherwise valid response. */
export function say(
  text: string | ((call: AiCall) => string),
  { isCutOff = false }: { isCutOff?: boolean | undefined } = {},
): Behavior {
  return (call, response) =>
    sendAnswer(call, response, { text: typeof text === 'string' ? text : text(call), isCutOff })
}

/** Token usage of every response. */
export const USAGE = { input: 1_000, output: 200 }

export function fail(status: number, headers: Record<string, string> = {}): Behavior {
  // Services repeat the request in their errors. The library must not pass any of it on.
  return ({ headers: { authorization, 'x-api-key': key }, texts }, response) =>
    sendJson(response, {
      status,
      headers,
      body: { error: { message: `${authorization ?? key}: ${texts.join()}` } },
    })
}

/** A server without JSON mode, which refuses requests for it. */
export function refuseJsonMode(behavior: Behavior): Behavior {
  return (call, response) => {
    const usesJsonMode = ['response_format', 'output_config', 'output_format', 'tools'].some(
      (name) => name in call.body,
    )
    return usesJsonMode ? fail(400)(call, response) : behavior(call, response)
  }
}

export function after(milliseconds: number, behavior: Behavior): Behavior {
  return async (call, response) => {
    await wait(milliseconds)
    return behavior(call, response)
  }
}

/** Responds once it is released. */
export function held(behavior: Behavior): { behavior: Behavior; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  return {
    release,
    behavior: async (call, response) => {
      await released
      return behavior(call, response)
    },
  }
}

export const hang: Behavior = () => undefined

/** Closes the connection without a response. */
export const hangUp: Behavior = (_call, response) => void response.destroy()

/** Closes the connection in the middle of the response. */
export const disconnectMidResponse: Behavior = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"choices": [{"message": {"content": "{', () => response.destroy())
}

/** Sends this body as it is. */
export function send(body: string, type = 'application/json'): Behavior {
  return (_call, response) => void response.writeHead(200, { 'content-type': type }).end(body)
}

function sendAnswer(
  call: AiCall,
  response: ServerResponse,
  { text, isCutOff }: { text: string; isCutOff: boolean },
): void {
  const { input, output } = USAGE
  const content = anthropicContent(call, text)
  const openAi = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_750_000_000,
    model: call.body['model'],
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: text },
        finish_reason: isCutOff ? 'length' : 'stop',
      },
    ],
    usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
  }
  const anthropic = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: call.body['model'],
    content,
    stop_reason: isCutOff ? 'max_tokens' : content[0]?.type === 'tool_use' ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: { input_tokens: input, output_tokens: output },
  }
  sendJson(response, { status: 200, body: call.wire === 'openai' ? openAi : anthropic })
}

/** A model that must use a tool responds with the tool's input. */
function anthropicContent({ body }: AiCall, text: string): { type: string; [field: string]: unknown }[] {
  const [tool] = (body['tools'] ?? []) as { name: string }[]
  if (!tool) return [{ type: 'text', text }]
  try {
    return [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: JSON.parse(text) }]
  } catch {
    return [{ type: 'text', text }]
  }
}

function sendJson(
  response: ServerResponse,
  { status, headers = {}, body }: { status: number; headers?: Record<string, string>; body: object },
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
}

function textsOf(body: Record<string, unknown>): string[] {
  const messages = (body['messages'] ?? []) as { content: unknown }[]
  return [body['system'], ...messages.map(({ content }) => content)].flatMap((content) => {
    if (typeof content === 'string') return [content]
    return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? '') : []
  })
}

/** Returns undefined if the client disconnected before sending the whole request. */
async function readAll(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  try {
    for await (const part of request) parts.push(part)
  } catch {
    return undefined
  }
  return Buffer.concat(parts).toString('utf8')
}
