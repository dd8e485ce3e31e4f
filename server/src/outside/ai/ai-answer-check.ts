import { CONTENT_MAX } from '@prompt-library/domain/limits'
import { withoutFencedCode } from '@prompt-library/domain/text/code-fences'
import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AiAnswer } from './ai-answer.ts'
import { isReply, REFUSAL } from './is-reply.ts'
import { FIELD, keepsCode, keepsFields, keepsNumbers } from './kept-details.ts'
import { sharedWords } from './shared-words.ts'

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
  return problemWithLength(original, enhancedPrompt)
}

/**
 * Whether one text is English and the other isn't. Texts that share most words are in the same language even if one of them
 * looks different: it can be very short, or quote what it wants translated.
 */
function isInOtherLanguage(original: string, rewritten: string): boolean {
  const before = proseOf(original)
  const after = proseOf(rewritten)
  if (isEnglish(before) === isEnglish(after)) return false
  return (sharedWords(before, after, 3) ?? 1) < SAME_LANGUAGE
}

/** A translation keeps names and words with the same root, which are less than half of it. */
const SAME_LANGUAGE = 0.6

function proseOf(text: string): string {
  return withoutFencedCode(text).replace(FIELD, ' ')
}

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
