import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

interface AiCall {
  wire: 'openai' | 'anthropic'
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
  /** Every text of the request, in order: instructions, then messages. */
  texts: string[]
  /** Whether the caller went away before the answer. */
  abandoned: boolean
}

/** How one request is answered. */
type Behaviour = (call: AiCall, response: ServerResponse) => void | Promise<void>

/** An AI service that speaks the wires of OpenAI and Anthropic over HTTP; and that can be told to misbehave. */
export async function startStandInAi() {
  const calls: AiCall[] = []
  let always: Behaviour = rewrite()
  let next: Behaviour[] = []

  const server = createServer(async (request, response) => {
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
    /** What it was asked, oldest first. */
    calls,
    /** From now on it answers like this, one after the other; the last one stays. None: as it should. */
    behave: (...behaviours: Behaviour[]) => {
      calls.length = 0
      always = behaviours.at(-1) ?? rewrite()
      next = behaviours.slice(0, -1)
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** As it should: the prompt that was sent, with a sentence before it. */
export function rewrite(): Behaviour {
  return (call, response) => say(JSON.stringify(rewritten(call)))(call, response)
}

export function rewritten(call: AiCall): { enhanced_prompt: string; suggestions: string[] } {
  const prompt = /BEGIN PROMPT (\w+) -----\n([\s\S]*)\n----- END PROMPT \1/.exec(call.texts.join('\n'))?.[2]
  return { enhanced_prompt: `You are an expert.\n\n${prompt}`, suggestions: ['Gave it a role.'] }
}

/** The model says this, in an answer that is right otherwise. */
export function say(text: string | ((call: AiCall) => string), usage: unknown = USAGE): Behaviour {
  return (call, response) =>
    sendAnswer(call, response, { text: typeof text === 'string' ? text : text(call), usage })
}

/** What every answer costs. */
export const USAGE = { input: 1_000, output: 200 }

export function fail(status: number, headers: Record<string, string> = {}): Behaviour {
  // services repeat what they were given in their errors: nothing of it may be passed on
  return ({ headers: { authorization, 'x-api-key': key }, texts }, response) =>
    sendJson(response, {
      status,
      headers,
      body: { error: { message: `${authorization ?? key}: ${texts.join()}` } },
    })
}

/** A server without JSON mode: refuses a request that asks for it. */
export function refuseJsonMode(behaviour: Behaviour): Behaviour {
  return (call, response) => {
    const asked = ['response_format', 'output_config', 'output_format', 'tools'].some(
      (name) => name in call.body,
    )
    return asked ? fail(400)(call, response) : behaviour(call, response)
  }
}

export function after(milliseconds: number, behaviour: Behaviour): Behaviour {
  return async (call, response) => {
    await wait(milliseconds)
    return behaviour(call, response)
  }
}

/** Behaves so once it is released. */
export function held(behaviour: Behaviour): { behaviour: Behaviour; release: () => void } {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  return {
    release,
    behaviour: async (call, response) => {
      await released
      return behaviour(call, response)
    },
  }
}

export const hang: Behaviour = () => undefined

/** Closes the connection without an answer. */
export const hangUp: Behaviour = (_call, response) => void response.destroy()

/** Closes the connection in the middle of the answer. */
export const breakOff: Behaviour = (_call, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' })
  response.write('{"choices": [{"message": {"content": "{', () => response.destroy())
}

/** A body of its own, whatever that is. */
export function send(body: string, type = 'application/json'): Behaviour {
  return (_call, response) => void response.writeHead(200, { 'content-type': type }).end(body)
}

function sendAnswer(
  call: AiCall,
  response: ServerResponse,
  { text, usage }: { text: string; usage: unknown },
): void {
  const { input, output } = usage === USAGE ? USAGE : { input: undefined, output: undefined }
  const content = anthropicContent(call, text)
  const openAi = {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_750_000_000,
    model: call.body['model'],
    choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
    usage: input ? { prompt_tokens: input, completion_tokens: output, total_tokens: input + output } : usage,
  }
  const anthropic = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: call.body['model'],
    content,
    stop_reason: content[0]?.type === 'tool_use' ? 'tool_use' : 'end_turn',
    stop_sequence: null,
    usage: input ? { input_tokens: input, output_tokens: output } : usage,
  }
  sendJson(response, { status: 200, body: call.wire === 'openai' ? openAi : anthropic })
}

/** A model that is made to use a tool answers with the tool's input. */
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

/** Undefined where the caller gave up before all of it was sent: nobody waits for an answer then. */
async function readAll(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = []
  try {
    for await (const part of request) parts.push(part)
  } catch {
    return undefined
  }
  return Buffer.concat(parts).toString('utf8')
}
