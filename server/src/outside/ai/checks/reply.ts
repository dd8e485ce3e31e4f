import { asksForSomething, hasRequest } from '@prompt-library/domain/strength/requests'
import { hasFencedCode, withoutFencedCode } from '@prompt-library/domain/text/code-fences'
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
  if (isInNamedLanguage(original, rewritten) && asksElsewhere(rewritten)) return false
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

function isInNamedLanguage(original: string, text: string): boolean {
  return LANGUAGE.test(original) && !isEnglish(text)
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

/** The original asks for something, and the answer for nothing. A question counts only if the original is one, too. */
function stopsAsking(original: string, rewritten: string): boolean {
  if (rewritten.length < STATEMENT_MIN || !/[.!。]|^ {0,3}\|/.test(rewritten)) return false
  const said = proseOf(rewritten)
  // "A python function that …", answered with the function.
  if (hasFencedCode(rewritten) && !hasFencedCode(original) && isEnglish(said) && !asks(said)) return true
  if (!isEnglish(withoutFencedCode(original)) || isInNamedLanguage(original, said)) {
    const isReply = STATEMENT.test(said) || HERE_IT_IS.test(said)
    return (asksElsewhere(original) || asks(original)) && !asksElsewhere(said) && isReply
  }
  return asks(original) && !(isQuestion(original) ? asks(said) : tells(said.replace(AFTER_AND, '')))
}

/** "They leave and ask for a share" asks for nothing. */
const AFTER_AND = /\band [a-z]+/gi

const STATEMENT_MIN = 25

/** Whether a text in another language has a question or one of the commonest requests. */
function asksElsewhere(text: string): boolean {
  return /[?？]/.test(text) || REQUEST_ELSEWHERE.test(text)
}

/** How the words start. */
const REQUESTS_ELSEWHERE = `escrib redact explic resum haz crea dame prepar propon propón corri traduc compar analiz enumer describ
  ayúd genera elabor diseñ revisa indica señala écri écriv rédig expliqu résum fais faites crée donne propos tradui décri utilis
  aide liste schreib erklär fasse erstell gib nenne korrig übersetz vergleich beschreib hilf verwend analys formul entw plan mach
  scriv spieg riassum fammi correg confront descriv elenc faça`
const REQUEST_ELSEWHERE = new RegExp(
  `(?<!\\p{L})(?:${REQUESTS_ELSEWHERE.split(/\s+/).join('|')})|请|帮|写|列出|总结|解释|翻译|ください|下さい|해\\s?줘|주세요|напиши|объясни|اكتب|اشرح`,
  'iu',
)
const STATEMENT =
  /(?<!\p{L})(?:es|son|fue|era|est|sont|était|geht|ist|sind|war|è|sono|é|são|foi|это)(?!\p{L})|是|です|である|입니다/iu

const HERE_IT_IS =
  /^\W{0,4}(?:aquí (?:está|tienes|van)|aqui (?:está|vai)|ecco|hier (?:ist|sind)|voici|voilà)\b/i

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
