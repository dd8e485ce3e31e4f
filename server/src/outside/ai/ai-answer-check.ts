import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AiAnswer } from './ai-answer.ts'
import { type AnswerProblem, PROBLEMS } from './answer-problems.ts'
import { repeatsInstructions } from './checks/repeats-instructions.ts'
import { isReply, REFUSAL } from './is-reply.ts'
import { keepsCode, keepsFields, keepsNumbers, proseOf } from './kept-details.ts'
import { keepsNames } from './kept-names.ts'
import { sharedWords, stems } from './shared-words.ts'

/** What is wrong with an answer, or undefined if it can be used. */
export function problemWithAnswer(
  answer: AiAnswer | undefined,
  { original, mark }: { original: string; mark: string },
): AnswerProblem | undefined {
  if (!answer) return PROBLEMS.notJson
  const { enhancedPrompt } = answer
  if (enhancedPrompt === '') return PROBLEMS.empty
  if (enhancedPrompt.length > CONTENT_MAX) return PROBLEMS.overLimit
  if (enhancedPrompt.includes(mark) || repeatsInstructions(original, enhancedPrompt)) return PROBLEMS.mark
  if (REFUSAL.test(enhancedPrompt) && !REFUSAL.test(original)) return PROBLEMS.refusal
  if (!keepsFields(original, enhancedPrompt)) return PROBLEMS.fields
  if (!keepsCode(original, enhancedPrompt)) return PROBLEMS.code
  if (isInOtherLanguage(original, enhancedPrompt)) return PROBLEMS.language
  if (isReply(original, enhancedPrompt)) return PROBLEMS.reply
  if (!keepsNumbers(original, enhancedPrompt)) return PROBLEMS.numbers
  if (!keepsNames(original, enhancedPrompt)) return PROBLEMS.names
  return problemWithLength(original, enhancedPrompt)
}

/**
 * Whether one text is English and the other isn't, or neither is and they share too few words. Texts that share most words
 * are in the same language even if one of them looks different: it can be very short, or quote what it wants translated.
 */
function isInOtherLanguage(original: string, rewritten: string): boolean {
  const before = proseOf(original)
  const after = proseOf(rewritten)
  const isBeforeEnglish = isEnglish(before)
  const shared = sharedWords(before, after, 3) ?? 1
  if (isBeforeEnglish !== isEnglish(after)) return shared < SAME_LANGUAGE
  return !isBeforeEnglish && stems(before, 3).size >= WORDS_MIN && shared < SAME_FOREIGN_LANGUAGE
}

/** A translation keeps names and words with the same root, which are less than half of it. */
const SAME_LANGUAGE = 0.6

/** A good rewrite of a short prompt keeps a third of its words. Related languages can share more, so some of them pass. */
const SAME_FOREIGN_LANGUAGE = 0.3
const WORDS_MIN = 3

/** A one-line prompt can gain several lines, but not a page. */
const ADDED_MAX = 2_500
const GROWTH_MAX = 3
/** A wordy prompt can become much shorter, but a long one can't shrink to a few lines. */
const SHORTENED_FROM = 300
const SHRINKING_MAX = 0.3

function problemWithLength(original: string, rewritten: string): AnswerProblem | undefined {
  const before = lengthOf(original)
  const after = lengthOf(rewritten)
  if (after > ADDED_MAX + GROWTH_MAX * before) return PROBLEMS.tooLong
  if (before >= SHORTENED_FROM && after < SHRINKING_MAX * before) return PROBLEMS.tooShort
  return undefined
}

function lengthOf(text: string): number {
  return text.replace(/\s+/g, ' ').length
}
