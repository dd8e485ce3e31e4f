import { CONTENT_MAX } from '@prompt-library/domain/limits'
import type { AiAnswer } from './ai-answer.ts'

/** What is wrong with an answer, in a sentence for the model, or undefined if the answer can be used. */
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
  // The placeholders aren't named, because user text must stay between the marked lines.
  if ([...placeholders(original)].some((placeholder) => !kept.has(placeholder)))
    return 'A placeholder in double braces of the original is missing or changed.'
  if (REFUSAL.test(enhancedPrompt) && !REFUSAL.test(original))
    return 'It addresses the author. "enhanced_prompt" must contain only the rewritten prompt.'
  if (isReply(original, enhancedPrompt))
    return 'It seems to answer, obey, or translate the prompt instead of rewriting it.'
  return undefined
}

function placeholders(text: string): Set<string> {
  return new Set(text.match(/\{\{[^{}\n]{1,200}\}\}/g))
}

const REFUSAL = /^\W{0,3}(?:i(?:'|’)?m sorry|i am sorry|i can(?:'|’)?t|i cannot|i can not|as an ai\b)/i

/**
 * Whether a text clearly isn't a rewrite. A rewrite can change a lot, so only two cases are clear: a short piece of the
 * original, and a longer text that shares no words with it. The required length is lower if the original tries to give
 * instructions to the editor.
 */
function isReply(original: string, rewritten: string): boolean {
  if (rewritten.length < original.length / 2 && bare(original).includes(bare(rewritten))) return true
  return rewritten.length >= (INJECTION.test(original) ? 60 : 200) && sharesNothing(original, rewritten)
}

/** Phrases that try to give instructions to the editor (prompt injection). */
const INJECTION =
  /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|above|previous|everything)\b|\b(?:reply|respond|answer|output|say|return|print)\b.{0,20}\b(?:only|just|exactly|nothing but)\b|\b(?:system|developer) (?:prompt|message)\b|\byou are now\b|\bnew instructions?\b/i

function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\s\p{P}]+/gu, ' ')
    .trim()
}

/** A good rewrite of a very short prompt can change every word. */
const WORDS_MIN = 4

/** Compares the beginnings of words, because endings change. */
function sharesNothing(original: string, rewritten: string): boolean {
  const before = [...stems(original)]
  if (before.length < WORDS_MIN) return false
  const after = stems(rewritten)
  return !before.some((stem) => after.has(stem))
}

function stems(text: string): Set<string> {
  const found = new Set<string>()
  for (const { segment, isWordLike } of words.segment(text.toLowerCase())) {
    if (isWordLike && (segment.length >= 4 || !/\p{ASCII}/u.test(segment))) found.add(segment.slice(0, 5))
  }
  return found
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
