import type { Enhancement } from '../enhancer.ts'
import { type AiAnswer, readAiAnswer } from './ai-answer.ts'
import { type AnswerProblem, CUT_OFF, NOT_JSON, problemWithAnswer } from './ai-answer-check.ts'
import { usableChanges } from './ai-changes.ts'

interface Asked {
  original: string
  mark: string
  /** Whether the service stopped the model at its limit. */
  isCutOff?: boolean
}

export type UsableAnswer = Omit<Enhancement, 'usage'>

const SUGGESTIONS_MAX = 10

/** What can be used of a model's answer, or why nothing can. */
export function readUsableAnswer(
  text: string,
  asked: Asked,
): { answer: UsableAnswer } | { problem: AnswerProblem } {
  // The changes come after the prompt, so if they have begun, the prompt is complete.
  if (asked.isCutOff && !/["']changes["']/.test(text)) return { problem: CUT_OFF }
  const read = readAiAnswer(text)
  if (!read) return { problem: NOT_JSON }
  const problem = problemWithAnswer(read.enhancedPrompt, asked)
  return problem ? { problem } : { answer: withChanges(read, asked) }
}

/** The reasons are also the suggestions, so nothing is listed as applied that has no change. */
function withChanges({ enhancedPrompt, ...read }: AiAnswer, { original, mark }: Asked): UsableAnswer {
  const changes = usableChanges(read.changes, { original, rewritten: enhancedPrompt, mark })
  const suggestions = [...new Set(changes.map(({ reason }) => reason))].slice(0, SUGGESTIONS_MAX)
  return { enhancedPrompt, suggestions, ...(changes.length > 0 && { changes }) }
}
