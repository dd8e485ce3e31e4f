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
  if (looksLikeReply(enhancedPrompt) && !looksLikeReply(original))
    return 'It speaks to the author; "enhanced_prompt" must hold the rewritten prompt only.'
  if (enhancedPrompt.length < original.length / 4 && original.length >= SHORT)
    return 'It is much shorter than the original: it seems to answer the prompt, or to leave most of it out.'
  if (shareKept(original, enhancedPrompt) < SHARE_MIN)
    return 'It has hardly a word of the original: it seems to answer or translate the prompt where it should rewrite it.'
  return undefined
}

function placeholders(text: string): Set<string> {
  return new Set(text.match(/\{\{[^{}\n]{1,200}\}\}/g))
}

function looksLikeReply(text: string): boolean {
  return REPLY.test(text)
}

const REPLY =
  /^\W{0,3}(?:sure|certainly|of course|absolutely)\b[,!. ]|^\W{0,3}(?:here(?:'|’)?s|here is|here are)\b.{0,60}\bprompt\b|^\W{0,3}(?:i(?:'|’)?m sorry|i am sorry|i can(?:'|’)?t|i cannot|i can not|as an ai\b)/i

/** What is shorter than this can be said in a few words too. */
const SHORT = 40
const SHARE_MIN = 0.15
/** In a prompt of two or three words, a good rewrite may well change them all. */
const WORDS_MIN = 4
const WORDS_COMPARED_MAX = 400

/**
 * How much of the original's vocabulary is still there, by the beginnings of words, since endings change. A rewrite
 * keeps most of it, an answer to the prompt or a translation little.
 */
function shareKept(original: string, rewritten: string): number {
  const asked = [...stems(original)].slice(0, WORDS_COMPARED_MAX)
  if (asked.length < WORDS_MIN) return 1
  const present = stems(rewritten)
  return asked.filter((stem) => present.has(stem)).length / asked.length
}

function stems(text: string): Set<string> {
  const found = new Set<string>()
  for (const { segment, isWordLike } of words.segment(text.toLowerCase())) {
    if (isWordLike && (segment.length >= 4 || !/\p{ASCII}/u.test(segment))) found.add(segment.slice(0, 5))
  }
  return found
}

const words = new Intl.Segmenter('en', { granularity: 'word' })
