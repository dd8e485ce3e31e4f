import { CONTENT_MAX } from '@prompt-library/domain/limits'
import type { AiAnswer } from './ai-answer.ts'

/** What is wrong with an answer, in a sentence for the model that gave it; undefined when it can be used. */
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
  const kept = placeholders(enhancedPrompt)
  // not named: they are the person's words, which stay in their fence
  if ([...placeholders(original)].some((placeholder) => !kept.has(placeholder)))
    return 'A placeholder in double braces of the original is missing or changed.'
  if (REFUSAL.test(enhancedPrompt) && !REFUSAL.test(original))
    return 'It speaks to the author; "enhanced_prompt" must hold the rewritten prompt only.'
  if (isReply(original, enhancedPrompt))
    return 'It seems to answer, obey or translate the prompt where it should rewrite it.'
  return undefined
}

function placeholders(text: string): Set<string> {
  return new Set(text.match(/\{\{[^{}\n]{1,200}\}\}/g))
}

const REFUSAL = /^\W{0,3}(?:i(?:'|’)?m sorry|i am sorry|i can(?:'|’)?t|i cannot|i can not|as an ai\b)/i

/**
 * Whether a text is evidently no rewrite. A rewrite may change much, so little is evident: a text that gives back a piece
 * of the original, or one of some length that has nothing of it. Where the original tries to give orders, less length
 * is enough.
 */
function isReply(original: string, rewritten: string): boolean {
  if (rewritten.length < original.length / 2 && bare(original).includes(bare(rewritten))) return true
  return rewritten.length >= (ORDERS.test(original) ? 60 : 200) && sharesNothing(original, rewritten)
}

/** Words by which a text speaks to whoever edits it. */
const ORDERS =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|everything)\b|\b(?:reply|respond|answer|output|say|return|print)\b.{0,20}\b(?:only|just|exactly|nothing but)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are now\b|\bnew instructions?\b/i

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/** In a prompt of a few words, a good rewrite may well change them all. */
const WORDS_MIN = 4

/** By the beginnings of words, since endings change. */
function sharesNothing(original: string, rewritten: string): boolean {
  const asked = [...stems(original)]
  if (asked.length < WORDS_MIN) return false
  const present = stems(rewritten)
  return !asked.some((stem) => present.has(stem))
}

function stems(text: string): Set<string> {
  const found = new Set<string>()
  for (const { segment, isWordLike } of words.segment(text.toLowerCase())) {
    if (isWordLike && (segment.length >= 4 || !/\p{ASCII}/u.test(segment))) found.add(segment.slice(0, 5))
  }
  return found
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
