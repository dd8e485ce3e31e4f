import { asksForSomething, hasRequest } from '@prompt-library/domain/strength/requests'
import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { codeBlocks } from './code.ts'
import { FIELD, proseOf } from './prose.ts'
import { contentStems } from './words.ts'

/** The answer to the prompt, or to instructions in it, instead of a rewrite: a letter, list, essay, code, table, or poem. */
export const reply: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    [sharesLittle, isLetter, isCode, isTable, stopsAsking, advises].some((looksLikeReply) =>
      looksLikeReply(original, rewritten),
    ),
  toModel: 'It seems to answer, obey, or translate the prompt instead of rewriting it.',
  toUser: 'The AI service answered the prompt instead of rewriting it. Try again.',
}

/**
 * A rewrite says what the prompt asks for in much the same words, and a reply or a translation mostly doesn't. A good rewrite of a
 * very short prompt can change nearly every word, and one of a long prompt can leave out small talk or what comes after the request.
 */
function sharesLittle(original: string, rewritten: string): boolean {
  if (keepsFields(original, rewritten)) return false
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

const OPENING_SENTENCES = 2
const WORDS_MIN = 3
const SHARED_MIN = 0.4

/** A reply puts something in the place of a field, and a rewrite leaves it to be filled. */
function keepsFields(original: string, rewritten: string): boolean {
  const fields = original.match(FIELD) ?? []
  return fields.length > 0 && fields.every((field) => rewritten.includes(field))
}

/** A greeting in a line of its own, before which nothing is asked. */
function isLetter(original: string, rewritten: string): boolean {
  const greeting = GREETING.exec(rewritten)
  return greeting !== null && !GREETING.test(original) && !asks(rewritten.slice(0, greeting.index))
}

const GREETINGS =
  `dear hi hello hey estimad[oa] querid[oa] ch(?:er|ère) bonjour hola liebe[rs]? sehr_geehrte[rs]? gentile caro
  prezad[oa] good_(?:morning|afternoon|evening)`
    .split(/\s+/)
    .join('|')
    .replaceAll('_', ' ')
const GREETING = new RegExp(
  `^[*_ ]{0,4}(?:${GREETINGS})\\b(?:[^\\n.?]|(?<=Mrs?|Ms|Dr|Prof)\\.){0,60}[,:!]?[*_ ]{0,4}$`,
  'im',
)

/** Several lines of code that aren't in the original. */
function isCode(original: string, rewritten: string): boolean {
  const known = withoutSpace(original)
  const lines = [
    ...codeBlocks(rewritten).flatMap((block) => block.split('\n')),
    ...proseOf(rewritten).split('\n'),
  ]
  const added = lines.filter(
    (line) => CODE_LINES.some((pattern) => pattern.test(line)) && !known.includes(withoutSpace(line)),
  )
  return added.length >= CODE_LINES_MIN
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '')
}

const CODE_LINES_MIN = 2
const CODE_LINES: readonly RegExp[] = [
  /^\s{0,40}(?:def \w{1,60}\(|class \w{1,60}[(:]|(?:export |async )?function \w{0,60}\(|(?:const|let|var) \w{1,60} ?=)/,
  /^\s{0,40}(?:import [\w.{]|from \w{1,40} import|#include|library\(|print\(|public (?:class|static))/,
  /^\s{0,40}(?:return\b.{0,80}[\w)\]};]$|(?:for|if|while) .{1,80}(?::|\{)$|(?:else|try) ?[:{]|except\b.{0,60}:$)/,
  /^\s{0,40}(?:SELECT [\w*]|INSERT INTO|FROM \w{1,40}\b.{0,80};?$|WHERE \w{1,40} ?[=<>])/,
  /^\s{0,40}(?:\w{1,40}(?:\.\w{1,40}){0,3} ?[-+*/]?= ?\S|\w{1,40}(?:\.\w{1,40}){0,4}\(.{0,120}\);?$|\}\s{0,3};?$)/,
]

/** The table that the prompt asks for, with new words in its cells, instead of an empty form for one, or facts of the author. */
function isTable(original: string, rewritten: string): boolean {
  if (/^\s{0,3}\|/m.test(original) || !TABLE.test(original)) return false
  const known = contentStems(original)
  const rows = rewritten.split('\n').filter((line) => /^\s{0,3}\|.{1,2000}\|\s{0,3}$/.test(line))
  const isFilled = (row: string) => {
    const cells = row
      .replace(/\{\{[^{}]{0,100}\}\}|\[[^\]]{0,100}\]/g, '')
      .split('|')
      .slice(2, -1)
    return !contentStems(cells.join(' ')).isSubsetOf(known)
  }
  return rows.slice(2).filter(isFilled).length >= FILLED_ROWS_MIN
}

const FILLED_ROWS_MIN = 2
const TABLE = /\b(?:tab(?:le|ell|l|ul)|compar|vergleich|chart|matrix|rubric|schedule|timetable|grid)/i

/** The original asks for something, and the answer for nothing. A question counts only if the original is one, too. */
function stopsAsking(original: string, rewritten: string): boolean {
  if (rewritten.length < STATEMENT_MIN || !/[.!。]/.test(rewritten)) return false
  if (!isEnglish(rewritten))
    return asksElsewhere(original) && !asksElsewhere(rewritten) && STATEMENT.test(rewritten)
  return asks(original) && !(isQuestion(original) ? asks(rewritten) : tells(rewritten))
}

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

/** The original asks about its author, and the answer gives them advice. */
function advises(original: string, rewritten: string): boolean {
  return (
    /\?|^\W{0,4}(?:how|why|what|should|can|do|is)\b/i.test(original) &&
    AUTHOR.test(original) &&
    !AUTHOR.test(rewritten) &&
    !rewritten.includes('?') &&
    /\b(?:you (?:can|could|should|may|might)|yourself|if you(?:['’]re| are| have| can)?)\b/i.test(rewritten)
  )
}

const AUTHOR = /\b(?:i|me|my|we|us|our)\b/i

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
