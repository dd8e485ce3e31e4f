import type { Enhancement } from '../enhancer.ts'
import { type AiAnswer, readAiAnswer } from './ai-answer.ts'
import { type AnswerProblem, CUT_OFF, NOT_JSON, problemWithAnswer } from './ai-answer-check.ts'
import { usableChanges } from './ai-changes.ts'
import { readPlainAnswer } from './plain-answer.ts'
import { repairFields } from './repair-fields.ts'

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
  const read = readAiAnswer(text) ?? readPlainAnswer(text, asked.original)
  if (!read) return { problem: NOT_JSON }
  const enhancedPrompt = repairFields(read.enhancedPrompt, asked.original)
  const problem = problemWithAnswer(enhancedPrompt, asked)
  return problem ? { problem } : { answer: withChanges(enhancedPrompt, read, asked) }
}

/** The reasons are also the suggestions, so nothing is listed as applied that has no change. */
function withChanges(rewritten: string, read: AiAnswer, { original, mark }: Asked): UsableAnswer {
  const repaired = read.changes.map((change) => ({ ...change, after: repairFields(change.after, original) }))
  const changes = usableChanges(repaired, { original, rewritten, mark })
  const suggestions = [...new Set(changes.map(({ reason }) => reason))].slice(0, SUGGESTIONS_MAX)
  return { enhancedPrompt: rewritten, suggestions, ...(changes.length > 0 && { changes }) }
}
