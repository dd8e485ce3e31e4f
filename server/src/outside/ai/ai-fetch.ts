import { anthropicBody, type Fields, isFields, openAiBody, readUsage } from './ai-body.ts'

const SIZE_LIMIT = 4_194_304

/** What went wrong on the wire, without the service's own words: they can repeat the text or the key. */
export class AiTrouble extends Error {
  /** Undefined when no answer came. */
  readonly status: number | undefined
  /** Whether asking again may help and costs nothing: the service did no work. */
  readonly transient: boolean
  readonly retryAfterSeconds: number | undefined

  constructor(
    message: string,
    {
      status,
      transient = false,
      retryAfter,
    }: { status?: number; transient?: boolean; retryAfter?: string | null } = {},
  ) {
    super(message)
    this.status = status
    this.transient = transient
    this.retryAfterSeconds = readRetryAfter(retryAfter)
  }
}

const TRANSIENT = [429, 500, 502, 503, 504, 529]

export interface Meter {
  sent: boolean
  inputTokens: number
  outputTokens: number
}

type Wire = 'openai-compatible' | 'anthropic'

/**
 * The `fetch` that the AI SDK is given. It notes what was used, also of answers that turn out to be useless, and puts
 * answers into the form that the SDK knows: servers that call themselves compatible differ in what they leave out or add.
 */
export function createAiFetch(wire: Wire, meter: Meter): typeof fetch {
  return async (url, options) => {
    options?.signal?.throwIfAborted()
    meter.sent = true
    // a redirect could lead the key and the text to somebody else
    const response = await connect(url, { ...options, redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel()
      throw troubleOf(response.status, response.headers.get('retry-after'))
    }
    const body = parseObject(await readText(response))
    const usage = readUsage(body['usage'])
    meter.inputTokens += usage.input
    meter.outputTokens += usage.output
    const failed = statusInside(body)
    if (failed !== undefined) throw troubleOf(failed)
    const known = wire === 'anthropic' ? anthropicBody(body) : openAiBody(body)
    if (!known) throw new AiTrouble('the AI service answered with something that is no answer')
    return Response.json(known)
  }
}

async function connect(url: Parameters<typeof fetch>[0], options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
    const { code = 'unknown', syscall } = (cause ?? {}) as NodeJS.ErrnoException
    // once connected, the text may have arrived and be paid for: not asked again
    const transient = syscall === 'connect' || NO_CONNECTION.includes(code)
    throw new AiTrouble(`no answer from the AI service (${code})`, { transient })
  }
}

/** `ECONNREFUSED` comes without a system call when several addresses were tried. */
const NO_CONNECTION = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

function troubleOf(status: number, retryAfter?: string | null): AiTrouble {
  return new AiTrouble(`the AI service answered with status ${status}`, {
    status,
    transient: TRANSIENT.includes(status),
    retryAfter: retryAfter ?? null,
  })
}

function readRetryAfter(value: string | null | undefined): number | undefined {
  if (!value) return undefined
  const seconds = /^\d{1,9}(?:\.\d{1,3})?$/.test(value)
    ? Number(value)
    : (Date.parse(value) - Date.now()) / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.body ?? []) {
      size += part.length
      if (size > SIZE_LIMIT) break
      parts.push(part)
    }
  } catch {
    // it had begun to answer, so it may have been paid for: not asked again
    throw new AiTrouble('the answer of the AI service broke off')
  }
  if (size > SIZE_LIMIT) throw new AiTrouble(`the AI service answered with more than ${SIZE_LIMIT} bytes`)
  return new TextDecoder().decode(Buffer.concat(parts))
}

function parseObject(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {
    // told below
  }
  throw new AiTrouble('the AI service answered with something that is no JSON object')
}

/** Gateways report failures of the service behind them with status 200. */
function statusInside(body: Fields): number | undefined {
  const { error } = body
  if (error === undefined || error === null || Array.isArray(body['choices'])) return undefined
  const code = isFields(error) ? Number(error['code'] ?? error['status']) : Number.NaN
  return code >= 400 && code < 600 ? code : 520
}
