import { ENHANCEMENT_FAILED } from '@prompt-library/domain/enhancer/enhancement-texts'
import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { CHECKS } from './checks/all-checks.ts'
import type { AnswerCheck } from './checks/answer-check.ts'

/** Why an answer can't be used. The sentences are also logged, so they contain no text of a user. */
export type AnswerProblem = Pick<AnswerCheck, 'toModel' | 'toUser'>

export const NOT_JSON: AnswerProblem = {
  toModel: 'It is not a JSON object with a text in "enhanced_prompt".',
  toUser: ENHANCEMENT_FAILED,
}
export const CUT_OFF: AnswerProblem = {
  toModel: 'It was cut off because it was too long. Write less.',
  toUser: 'The AI service’s answer was cut off. Try again.',
}
const EMPTY: AnswerProblem = { toModel: 'Its "enhanced_prompt" is empty.', toUser: ENHANCEMENT_FAILED }
const OVER_LIMIT: AnswerProblem = {
  toModel: `Its "enhanced_prompt" has more than ${CONTENT_MAX} characters.`,
  toUser: 'The AI service’s answer was too long. Try again.',
}

/** What is wrong with a rewritten prompt, or undefined if it can be used. */
export function problemWithAnswer(
  rewritten: string,
  { original, mark }: { original: string; mark: string },
): AnswerProblem | undefined {
  if (rewritten === '') return EMPTY
  if (rewritten.length > CONTENT_MAX) return OVER_LIMIT
  if (rewritten.trim() === original.trim()) return undefined
  const failed = CHECKS.find(({ fails }) => fails({ original, rewritten, mark }))
  return failed && { toModel: failed.toModel, toUser: failed.toUser }
}
