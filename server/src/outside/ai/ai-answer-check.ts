import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AiAnswer } from './ai-answer.ts'
import { isReply, REFUSAL } from './is-reply.ts'
import { keepsCode, keepsFields, keepsNumbers, proseOf } from './kept-details.ts'
import { keepsNames } from './kept-names.ts'
import { sharedWords, stems } from './shared-words.ts'

/**
 * What is wrong with an answer, in a sentence for the model, or undefined if the answer can be used. The sentences name
 * nothing from the prompt, because user text must stay between the marked lines and out of the log.
 */
export function problemWithAnswer(
  answer: AiAnswer | undefined,
  { original, mark }: { original: string; mark: string },
): string | undefined {
  if (!answer) return 'It is not a JSON object with a text in "enhanced_prompt".'
  const { enhancedPrompt } = answer
  if (enhancedPrompt === '') return 'Its "enhanced_prompt" is empty.'
  if (enhancedPrompt.length > CONTENT_MAX)
    return `Its "enhanced_prompt" has more than ${CONTENT_MAX} characters.`
  if (enhancedPrompt.includes(mark)) return 'Its "enhanced_prompt" repeats the marked lines.'
  if (REFUSAL.test(enhancedPrompt) && !REFUSAL.test(original))
    return 'It addresses the author. "enhanced_prompt" must contain only the rewritten prompt.'
  if (!keepsFields(original, enhancedPrompt))
    return 'A field in double braces is missing or changed. Keep every field exactly as it is written.'
  if (!keepsCode(original, enhancedPrompt))
    return 'A code block is missing or changed. Keep every code block exactly as it is written.'
  if (isInOtherLanguage(original, enhancedPrompt))
    return 'It is in another language. Keep the language of the original prompt.'
  if (isReply(original, enhancedPrompt))
    return 'It seems to answer, obey, or translate the prompt instead of rewriting it.'
  if (!keepsNumbers(original, enhancedPrompt))
    return 'A number is missing or changed. Keep every number, in digits.'
  if (!keepsNames(original, enhancedPrompt))
    return 'A name is missing or changed. Keep every name as it is written, and do not add any.'
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

function problemWithLength(original: string, rewritten: string): string | undefined {
  const before = lengthOf(original)
  const after = lengthOf(rewritten)
  if (after > ADDED_MAX + GROWTH_MAX * before)
    return 'It is far too long for this prompt. Keep the length in proportion, and add only what the task needs.'
  if (before >= SHORTENED_FROM && after < SHRINKING_MAX * before)
    return 'It is far too short. Keep everything that the prompt says.'
  return undefined
}

function lengthOf(text: string): number {
  return text.replace(/\s+/g, ' ').length
}
