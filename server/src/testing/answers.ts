import answers from '../../quality/answers.json' with { type: 'json' }
import { problemWithAnswer } from '../outside/ai/ai-answer-check.ts'

/** A prompt and what an AI service makes of it. */
export interface AnswerCase {
  prompt: string
  /** The rewritten prompt, in an otherwise valid answer. */
  answer?: string
  /** The whole text of the model instead. */
  raw?: string
  /** Whether the service stopped the model at its limit. */
  isCutOff?: boolean
}

interface Answers {
  /** Good rewrites. */
  good: readonly AnswerCase[]
  /** Must not be used, with words of the sentence that the author reads. */
  bad: readonly (AnswerCase & { why: string })[]
}

export const { good: GOOD_ANSWERS, bad: BAD_ANSWERS }: Answers = answers

/** The text of the model. */
export function textOf({ answer, raw }: AnswerCase): string {
  return raw ?? JSON.stringify({ enhanced_prompt: answer, changes: [] })
}

/** What the AI service is told about its answer, or undefined if it can be used. */
export function problemWith(original: string, enhancedPrompt: string): string | undefined {
  return problemWithAnswer(enhancedPrompt, { original, mark: 'abc123' })?.toModel
}
