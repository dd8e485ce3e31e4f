import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { readableNumbers, SPACE_GROUPED, spelledCounts, wholeNumbers } from './number-forms.ts'
import { proseOf, QUOTED } from './prose.ts'

/** Numbers that are gone, changed, or made up. Numbers in code count as code. */
export const numbers: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const before = plain(proseOf(original))
    const after = plain(proseOf(rewritten))
    return (
      losesNumber(before, plain(rewritten)) ||
      losesDecimal(before, after) ||
      changesCount(before, after) ||
      addsNumber(plain(original), after)
    )
  },
  toModel: 'A number is missing, changed, or made up. Keep every number, in digits, and add none.',
  toUser: 'The AI service changed a number. Try again.',
}

/** A rewrite can merge, add, or reorder the items of a list. */
const LIST_MARKER =
  /^[ \t]{0,20}(?:[-*•>#|]{1,6} ?)?(?:\*\*)?(?:(?:step|question|part|option|example) )?\(?\d{1,3}[.):]/gim

function plain(text: string): string {
  return text.normalize('NFKC').replace(LIST_MARKER, ' ')
}

/**
 * One digit counts only in English, because it's often spelled out, and only from 2, because 1 is also "a". So do numbers that
 * are spelled out.
 */
function losesNumber(before: string, after: string): boolean {
  const kept = readableNumbers(after)
  const small = isEnglish(before)
    ? [...(before.replace(INLINE_MARKER, ' ').match(ONE_DIGIT) ?? []), ...spelledCounts(before)]
    : []
  return wholeNumbers(before)
    .filter((digits) => digits.length > 1)
    .concat(small)
    .some((digits) => !kept.has(digits))
}

/** A digit that isn't part of a number, a time, or a date. */
const ONE_DIGIT = /(?<![\p{L}\d]|\d[.,:/]|\d{4}-)[2-9](?!\d|[.,:/]\d)/gu

/** "(2) name the cause" and "go back to step 2", which change when the steps become a list. */
const INLINE_MARKER = /\(\d\)|(?<=\s)\d[.)](?=\s)|\b(?:steps?|parts?|phase|option|item|point) \d/gi

/** Whether the parts of a decimal or a time are there, but not together: 4.5 must not become 5.4. */
function losesDecimal(before: string, after: string): boolean {
  return !decimalsIn(before).isSubsetOf(decimalsIn(after))
}

function decimalsIn(text: string): Set<string> {
  return new Set(
    (text.replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '').match(DECIMAL) ?? []).map((number) =>
      number.replace(/[,:]/, '.'),
    ),
  )
}

const DECIMAL = /(?<![\d.,:/-])\d{1,9}[.,:]\d{1,2}(?![\d/-]|[.,:]\d)/g

/** Whether "5 questions" became "7 questions", or "3 hours" became "3 days". */
function changesCount(before: string, after: string): boolean {
  const [wanted, kept] = [countsIn(withoutSpaces(before)), countsIn(withoutSpaces(after))]
  return [...wanted].some(([unit, amounts]) => {
    const now = kept.get(unit)
    if (now) return amounts.isDisjointFrom(now)
    const family = TIME.has(unit) ? TIME : undefined
    return (
      family !== undefined &&
      [...kept].some(([other, same]) => family.has(other) && !amounts.isDisjointFrom(same))
    )
  })
}

const TIME = new Set([
  'secon',
  'minut',
  'hour',
  'hours',
  'day',
  'days',
  'week',
  'weeks',
  'month',
  'year',
  'years',
])

/** The numbers before each noun, such as 12 before "questions". */
function countsIn(text: string): Map<string, Set<string>> {
  const counts = new Map<string, Set<string>>()
  for (const [, digits = '', unit = ''] of text.matchAll(COUNTED).take(COUNTS_MAX)) {
    const stem = unit.toLowerCase().slice(0, 5)
    counts.set(stem, (counts.get(stem) ?? new Set()).add(digits.replace(/\D/g, '')))
  }
  return counts
}

const COUNTS_MAX = 1_000
const COUNTED = /(?<![\d.,:/-])(\d{1,3}(?:,\d{3}){0,3}|\d{1,9})[- ](\p{L}{3,20})(?!\p{L})/gu

/** New digits are fine where they say how the answer should look: "in 3 bullets", "a scale of 1 to 5". */
function addsNumber(before: string, after: string): boolean {
  const known = readableNumbers(before)
  const isEnglishText = isEnglish(after)
  const isKnown = (digits: string) =>
    known.has(digits) || (/^(?:19|20)\d\d$/.test(digits) && known.has(digits.slice(2)))
  const text = withoutSpaces(after.replace(QUOTED, ' '))
  const isNew = ({ 0: number, index }: RegExpExecArray) => {
    if (wholeNumbers(number).every(isKnown)) return false
    const left = text.slice(Math.max(0, index - NEAR), index)
    const right = text.slice(index + number.length, index + number.length + NEAR)
    if (PLACE.test(left) || SCALE.test(left + number + right)) return false
    return isEnglishText ? !OUTPUT_UNIT.test(right) : number.length > 2 && !/^\s?\p{L}/u.test(right)
  }
  const isNewWord = ([, word = '']: RegExpExecArray) =>
    spelledCounts(word).some((digits) => !known.has(digits))
  return (
    [...text.matchAll(NEW_NUMBER).take(COUNTS_MAX)].some(isNew) ||
    (isEnglishText && [...text.matchAll(SPELLED_FACT).take(COUNTS_MAX)].some(isNewWord))
  )
}

const NEAR = 40

/** 10 000 as 10000. */
function withoutSpaces(text: string): string {
  return text.replace(SPACE_GROUPED, (group) => group.replace(/\D/g, ''))
}

/** Not part of a word, such as CO2 or H2. */
const NEW_NUMBER =
  /(?<![\p{L}\d.,_-]|\d[.,:/])\d{1,12}(?:[.,]\d{1,12}){0,4}(?![\p{L}\d_])|(?<=[$€£]\s?)\d{1,12}/gu
const PLACE =
  /(?:\b(?:step|part|option|example|phase|item|point|question|section|round|level|version|draft|variant|figure|table|q|h|day|week)|#|no\.)\s{0,2}$/i
const SCALE =
  /\b(?:scale|rate|rating|score|from|between)\b[^.\n]{0,40}\b\d{1,3}\s?(?:to|[-–—]|and|\/)\s?\d{1,3}|\b1\s?(?:to|[-–—])\s?(?:3|5|10|100)\b|\d[-–]\d[-–]\d/i
/** What an answer consists of. How many of these to ask for is up to a rewrite. */
const UNITS =
  'words?|sentences?|paragraphs?|bullets?|points?|items?|lines?|characters?|examples?|steps?|sections?|headings?|columns?|rows?|ideas?|questions?|options?|tips?|reasons?|suggestions?|titles?|keywords?|slides?|pages?|stars|flashcards?|cards?|quotes?|quotations?|sources?|references?|versions?|variants?|drafts?|alternatives?|themes?|takeaways?|criteria|categories|parts|phrases?|terms?|definitions?|arguments?|strategies|exercises?|problems?|tests?|strengths?|weaknesses|improvements?|mistakes?|facts?|readings?|subheadings?|headlines?|hashtags?|turns?|rounds?|stages?|moves?|rules?|tasks?|topics?|angles?|hints?|answers?|choices?|stanzas?|verses?|scenes?|tweets?|posts?|names?|insights?|findings?|recommendations?|actions?|counterarguments?|subject lines?|bullet points?'
const OUTPUT_UNIT = new RegExp(
  `^(?:\\+|\\s?(?:to|[-–—]|or)\\s?\\d{1,5})?[\\s-]{1,2}(?:(?!(?:with|for|of|to|in|and|at|on|about|from|by)\\b)[\\p{L}-]{2,20},? ){0,3}?(?:${UNITS})\\b`,
  'iu',
)
/** Spelled-out numbers are common in how an answer should look, so only facts about people, time, and money count. */
const SPELLED_FACT =
  /\b(two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred)[- ](?:\p{L}{2,15} ){0,1}(?:students?|people|participants?|guests?|members?|employees?|colleagues?|attendees|children|hours?|days?|weeks?|months?|semesters?|dollars|euros|percent|grades?|chapters|credits)\b/giu
