import { type AiAnswer, readAiAnswer, SUGGESTIONS_MAX } from './ai-answer.ts'
import { type AnswerProblem, CUT_OFF, NOT_JSON, problemWithAnswer } from './ai-answer-check.ts'
import { isShowable, usableChanges } from './ai-changes.ts'
import { readPlainAnswer } from './plain-answer.ts'
import { repairFields } from './repair-fields.ts'

interface Asked {
  original: string
  mark: string
  /** Whether the service stopped the model at its limit. */
  isCutOff?: boolean
}

/** What can be used of a model's answer, or why nothing can. */
export function readUsableAnswer(
  text: string,
  asked: Asked,
): { answer: AiAnswer } | { problem: AnswerProblem } {
  // The changes come after the prompt, so if they have begun, the prompt is complete.
  if (asked.isCutOff && !/["']changes["']/.test(text)) return { problem: CUT_OFF }
  const answer = withFields(readAiAnswer(text) ?? readPlainAnswer(text, asked.original), asked)
  const problem = problemWithAnswer(answer, asked)
  if (answer && problem === undefined) return { answer: withoutUnusableParts(answer, asked) }
  return { problem: problem ?? NOT_JSON }
}

function withFields(answer: AiAnswer | undefined, { original }: Asked): AiAnswer | undefined {
  return (
    answer && {
      ...answer,
      enhancedPrompt: repairFields(answer.enhancedPrompt, original),
      ...(answer.changes && {
        changes: answer.changes.map((change) => ({ ...change, after: repairFields(change.after, original) })),
      }),
    }
  )
}

function withoutUnusableParts(
  { enhancedPrompt, suggestions, changes = [] }: AiAnswer,
  { original, mark }: Asked,
): AiAnswer {
  const usable = usableChanges(changes, { original, rewritten: enhancedPrompt, mark })
  const reasons = [...new Set(usable.map(({ reason }) => reason))]
  return {
    enhancedPrompt,
    // Without changes that can be shown, what the model says about them is better than nothing.
    suggestions: (reasons.length > 0 ? reasons : suggestions)
      .filter((suggestion) => isShowable(suggestion, { original, mark }))
      .slice(0, SUGGESTIONS_MAX),
    ...(usable.length > 0 && { changes: usable }),
  }
}
