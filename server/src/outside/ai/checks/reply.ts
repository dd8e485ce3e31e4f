import { asksForSomething, hasRequest } from '@prompt-library/domain/strength/requests'
import { withoutFencedCode } from '@prompt-library/domain/text/code-fences'
import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { FIELD, proseOf } from './prose.ts'
import { contentStems } from './words.ts'

/** The answer to the prompt, or to instructions in it, instead of a rewrite: other words, or nothing that asks for something. */
export const reply: AnswerCheck = {
  fails: ({ original, rewritten }) => sharesLittle(original, rewritten) || stopsAsking(original, rewritten),
  toModel: 'It seems to answer, obey, or translate the prompt instead of rewriting it.',
  toUser: 'The AI service answered the prompt instead of rewriting it. Try again.',
}

/**
 * A rewrite says what the prompt asks for in much the same words, and a reply or a translation mostly doesn't. A good rewrite of a
 * very short prompt can change nearly every word, and one of a long prompt can leave out small talk or what comes after the request.
 */
function sharesLittle(original: string, rewritten: string): boolean {
  if (keepsFields(original, rewritten)) return false
  // "…, in German" can be rewritten in German.
  if (LANGUAGE.test(original) && !isEnglish(rewritten)) return false
  const kept = contentStems(rewritten)
  const sentences = original.split(/(?<=[.!?。！？])\s*|\n/)
  const parts = [
    sentences.slice(0, OPENING_SENTENCES),
    sentences.filter((sentence) => asksForSomething(sentence)),
    sentences,
  ]
    .map((part) => contentStems(part.join(' ')))
    .filter((about) => about.size > 0)
  return (
    parts.some((about) => about.size >= WORDS_MIN) &&
    parts.every((about) => {
      const shared = about.intersection(kept).size
      return about.size > WORDS_MIN ? shared < about.size * SHARED_MIN : shared === 0
    })
  )
}

const LANGUAGE =
  /\b(?:arabic|chinese|dutch|french|german|hindi|italian|japanese|korean|portuguese|russian|spanish|vietnamese)\b/i
const OPENING_SENTENCES = 2
const WORDS_MIN = 3
const SHARED_MIN = 0.4

/** A reply puts something in the place of a field, and a rewrite leaves it to be filled. */
function keepsFields(original: string, rewritten: string): boolean {
  const fields = original.match(FIELD) ?? []
  return fields.length > 0 && fields.every((field) => rewritten.includes(field))
}

/**
 * The original asks for something, and the answer for nothing. A question counts only if the original is one, too. Only in English:
 * the words for a request in all other languages would be a long list.
 */
function stopsAsking(original: string, rewritten: string): boolean {
  if (rewritten.length < STATEMENT_MIN || !/[.!。]|^ {0,3}\|/.test(rewritten)) return false
  const said = proseOf(rewritten)
  if (![withoutFencedCode(original), said].every((text) => isEnglish(text))) return false
  return asks(original) && !(isQuestion(original) ? asks(said) : tells(said))
}

const STATEMENT_MIN = 25

function asks(text: string): boolean {
  return isQuestion(text) || tells(text)
}

function isQuestion(text: string): boolean {
  return /[?？]|^\W{0,4}(?:what|how|why|who|which|when|where)\b/i.test(text)
}

function tells(text: string): boolean {
  return hasRequest(text.trim()) || TO_READER.test(text)
}

const TO_READER =
  /\byou(?:['’]re| are| act|r (?:task|job|role|goal|answer|response|output|reply))\b|\b(?:i|we) (?:need|want|would like)\b|\bmust\b/i
