import { anthropicBody, type Fields, isFields, openAiBody, readUsage } from './ai-body.ts'

const SIZE_LIMIT = 4_194_304

/** A failed request, without the service's own message, which can repeat the text or the key. */
export class AiError extends Error {
  /** Undefined if there was no response. */
  readonly status: number | undefined
  /** Whether a retry can help and is free, because the service did no work. */
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
 * The `fetch` for the AI SDK. It meters usage, even of unusable responses, and normalizes responses, because servers that
 * call themselves compatible leave out or add fields.
 */
export function createAiFetch(wire: Wire, meter: Meter): typeof fetch {
  return async (url, options) => {
    options?.signal?.throwIfAborted()
    meter.sent = true
    // A redirect could send the key and the text to another server.
    const response = await connect(url, { ...options, redirect: 'error' })
    if (!response.ok) {
      await response.body?.cancel()
      throw errorFor(response.status, response.headers.get('retry-after'))
    }
    const body = parseObject(await readText(response))
    const usage = readUsage(body['usage'])
    meter.inputTokens += usage.input
    meter.outputTokens += usage.output
    const failed = statusInside(body)
    if (failed !== undefined) throw errorFor(failed)
    const known = wire === 'anthropic' ? anthropicBody(body) : openAiBody(body)
    if (!known) throw new AiError('the response of the AI service has no answer')
    return Response.json(known)
  }
}

async function connect(url: Parameters<typeof fetch>[0], options: RequestInit): Promise<Response> {
  try {
    return await fetch(url, options)
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : undefined
    const { code = 'unknown', syscall } = (cause ?? {}) as NodeJS.ErrnoException
    // After connecting, the text may have arrived and been billed, so it isn't retried.
    const transient = syscall === 'connect' || NO_CONNECTION.includes(code)
    throw new AiError(`no response from the AI service (${code})`, { transient })
  }
}

/** `ECONNREFUSED` has no syscall if several addresses were tried. */
const NO_CONNECTION = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'UND_ERR_CONNECT_TIMEOUT']

function errorFor(status: number, retryAfter?: string | null): AiError {
  return new AiError(`the AI service responded with status ${status}`, {
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
    // The response had started and may have been billed, so it isn't retried.
    throw new AiError('the AI service closed the connection before the end of its response')
  }
  if (size > SIZE_LIMIT) throw new AiError(`the response of the AI service exceeds ${SIZE_LIMIT} bytes`)
  return new TextDecoder().decode(Buffer.concat(parts))
}

function parseObject(text: string): Fields {
  try {
    const value: unknown = JSON.parse(text)
    if (isFields(value)) return value
  } catch {
    // Reported below.
  }
  throw new AiError('the response of the AI service is not a JSON object')
}

/** Some gateways report failures of the service behind them with status 200. */
function statusInside(body: Fields): number | undefined {
  const { error } = body
  if (error === undefined || error === null || Array.isArray(body['choices'])) return undefined
  const code = isFields(error) ? Number(error['code'] ?? error['status']) : Number.NaN
  return code >= 400 && code < 600 ? code : 520
}
