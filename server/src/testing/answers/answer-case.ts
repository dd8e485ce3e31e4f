/** A prompt and what an AI service makes of it. */
export interface AnswerCase {
  prompt: string
  /** The rewritten prompt, in an otherwise valid answer. */
  answer?: string
  /** What the author gets if that's different, such as a valid name of a field. */
  repaired?: string
  /** The whole text of the model instead. */
  raw?: string
  /** Whether the service stopped the model at its limit. */
  isCutOff?: boolean
}

export interface BadAnswer extends AnswerCase {
  /** Words of the sentence that the author reads. */
  why: string
}

/** The text of the model. */
export function textOf({ answer, raw }: AnswerCase): string {
  return raw ?? JSON.stringify({ enhanced_prompt: answer, changes: [] })
}
