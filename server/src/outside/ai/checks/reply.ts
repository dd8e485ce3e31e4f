import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { codeBlocks } from './code.ts'
import { proseOf, sentencesOf } from './prose.ts'
import { asks, asksInOtherLanguage, hasStatement, isQuestion, isRequest } from './requests.ts'
import { contentStems } from './words.ts'

/** The answer to the prompt, or to instructions in it, instead of a rewrite: a letter, list, essay, code, table, or poem. */
export const reply: AnswerCheck = {
  fails: ({ original, rewritten }) =>
    [sharesLittle, isLetter, isCode, isTable, stopsAsking].some((looksLikeReply) =>
      looksLikeReply(original, rewritten),
    ),
  toModel: 'It seems to answer, obey, or translate the prompt instead of rewriting it.',
  toUser: 'The AI service answered the prompt instead of rewriting it. Try again.',
}

/**
 * A rewrite says what the prompt asks for in much the same words, and a reply mostly doesn't. A good rewrite of a very short prompt
 * can change nearly every word, and one of a long prompt can leave out small talk before the request or instructions after it.
 */
function sharesLittle(original: string, rewritten: string): boolean {
  const kept = contentStems(rewritten)
  const sentences = sentencesOf(original)
  const parts = [sentences.slice(0, OPENING_SENTENCES), sentences.filter(asks), sentences]
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

/** A greeting in a line of its own, before which nothing is asked. */
function isLetter(original: string, rewritten: string): boolean {
  const greeting = GREETING.exec(rewritten)
  return greeting !== null && !GREETING.test(original) && !asks(rewritten.slice(0, greeting.index))
}

const GREETING =
  /^[*_ ]{0,4}(?:dear|hi|hello|hey|estimad[oa]|querid[oa]|ch(?:er|ère)|bonjour|hola|liebe[rs]?|sehr geehrte[rs]?|gentile|caro|prezad[oa]|good (?:morning|afternoon|evening))\b(?:[^\n.?]|(?<=Mrs?|Ms|Dr|Prof)\.){0,60}[,:!]?[*_ ]{0,4}$/im

/** Several lines of code that aren't in the original. */
function isCode(original: string, rewritten: string): boolean {
  const known = withoutSpace(original)
  const lines = [
    ...codeBlocks(rewritten).flatMap((block) => block.split('\n')),
    ...proseOf(rewritten).split('\n'),
  ]
  return (
    lines.filter((line) => CODE_LINE.test(line) && !known.includes(withoutSpace(line))).length >=
    CODE_LINES_MIN
  )
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '')
}

const CODE_LINES_MIN = 2
const CODE_LINE =
  /^\s{0,40}(?:def \w{1,60}\(|class \w{1,60}[(:]|(?:export |async )?function \w{0,60}\(|(?:const|let|var) \w{1,60} ?=|import [\w.{]|from \w{1,40} import|return\b.{0,80}[\w)\]};]$|for .{1,80}(?::|\{)$|if .{1,80}(?::|\{)$|while .{1,80}(?::|\{)$|else ?[:{]|try ?[:{]|except\b.{0,60}:$|print\(|#include|public (?:class|static)|SELECT [\w*]|INSERT INTO|FROM \w{1,40}\b.{0,80};?$|WHERE \w{1,40} ?[=<>]|\w{1,40}(?:\.\w{1,40}){0,3} ?[-+*/]?= ?\S|\w{1,40}(?:\.\w{1,40}){0,4}\(.{0,120}\);?$|library\(|\}\s{0,3};?$)/

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
  if (asks(original) && isEnglish(rewritten)) {
    const isAsking = isQuestion(original) ? asks : isRequest
    return !isAsking(rewritten) && rewritten.length >= STATEMENT_MIN && /[.!]/.test(rewritten)
  }
  return (
    !isEnglish(rewritten) &&
    asksInOtherLanguage(original) &&
    !asksInOtherLanguage(rewritten) &&
    hasStatement(rewritten) &&
    rewritten.length >= STATEMENT_MIN
  )
}

const STATEMENT_MIN = 25
