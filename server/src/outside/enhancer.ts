import type { PromptChoices } from '@prompt-library/domain/builder/choice-phrases'
import type { KindName, OTHER_KIND } from '@prompt-library/domain/enhancer/kind-names'

type TaskKind = KindName | typeof OTHER_KIND

export interface EnhancementRequest {
  text: string
  /** The ID of the user. */
  person: number
  /** What the user selected in the builder. */
  context: PromptChoices
  /** What kind of task it is, if the user said so. */
  kind?: TaskKind | undefined
  /** Aborted when the user cancels or the server shuts down. */
  signal: AbortSignal
}

export interface Usage {
  inputTokens: number
  outputTokens: number
  costUsd: number
}

/** Why a part of the text changed. Both texts are quotes: an addition has no `before`, and a removal has no `after`. */
export interface Change {
  before: string
  after: string
  reason: string
  /** Which of the suggestions is about this change, if that's known. */
  suggestion?: string
}

export interface Enhancement {
  enhancedPrompt: string
  /** One sentence for each change. */
  suggestions: string[]
  changes?: Change[]
  /** What kind of task it was taken for. */
  kind?: TaskKind | undefined
  usage: Usage
}

/** Rewrites prompts: an AI service or the built-in enhancer. */
export interface Enhancer {
  /** The name in the usage statistics. */
  provider: string
  model: string
  /** Whether texts leave this server. */
  isExternal: boolean
  /** Throws only `EnhancementFailed`. */
  enhance: (request: EnhancementRequest) => Promise<Enhancement>
}

/**
 * Why an enhancement failed. This error is logged, so it never contains the user's text, a key, or the service's own
 * message, which can repeat either.
 */
export class EnhancementFailed extends Error {
  readonly reason: 'stopped' | 'timeout' | 'service' | 'unusable'
  /** Failed attempts can have a cost too. */
  readonly usage: Usage
  /** Whether the text has left this server. */
  readonly sent: boolean
  /** A sentence for the user about what the service did. */
  readonly explanation?: string | undefined

  constructor(
    message: string,
    {
      reason,
      usage,
      sent,
      explanation,
    }: Pick<EnhancementFailed, 'reason' | 'usage' | 'sent' | 'explanation'>,
  ) {
    super(message)
    this.reason = reason
    this.usage = usage
    this.sent = sent
    this.explanation = explanation
  }
}
