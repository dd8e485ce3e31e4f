/** What the builder knows of a prompt; all of it may be missing. */
export interface EnhancementContext {
  goal?: string | null | undefined
  role?: string | null | undefined
  audience?: string | null | undefined
  format?: string | null | undefined
  useTemplate?: boolean | null | undefined
  chainOfThought?: boolean | null | undefined
  fewShot?: boolean | null | undefined
}

interface EnhancementRequest {
  text: string
  context: EnhancementContext
  /** Aborted when the person cancels or the server closes. */
  signal: AbortSignal
}

export interface Usage {
  inputTokens: number
  outputTokens: number
  costUsd: number
}

export interface Enhancement {
  enhancedPrompt: string
  /** What was done, one sentence each. */
  suggestions: string[]
  usage: Usage
}

/** Whatever rewrites prompts: an AI service, or the rules that are built in. */
export interface Enhancer {
  /** As the figures name it. */
  provider: string
  model: string
  /** Throws `EnhancementFailed`, and nothing else. */
  enhance: (request: EnhancementRequest) => Promise<Enhancement>
}

/**
 * Why there is no rewritten prompt. It is logged, so its message and its fields never hold a person's text, a key or
 * the words of the service, which can repeat either.
 */
export class EnhancementFailed extends Error {
  readonly reason: 'stopped' | 'timeout' | 'service' | 'unusable'
  /** Failed attempts may have cost something too. */
  readonly usage: Usage
  /** Whether the text has left this server. */
  readonly sent: boolean

  constructor(
    message: string,
    { reason, usage, sent }: Pick<EnhancementFailed, 'reason' | 'usage' | 'sent'>,
  ) {
    super(message)
    this.reason = reason
    this.usage = usage
    this.sent = sent
  }
}
