import { isEnglish } from '@prompt-library/domain/text/is-english'
import type { AnswerCheck } from './answer-check.ts'
import { inDigits, readableNumbers, spelledCounts, wholeNumbers } from './number-forms.ts'
import { proseOf, QUOTED } from './prose.ts'

/** Numbers that are gone or changed, and made-up dates, times, prices, and shares. Numbers in code count as code. */
export const numbers: AnswerCheck = {
  fails: ({ original, rewritten }) => {
    const before = plain(proseOf(original))
    const after = plain(proseOf(rewritten))
    return (
      losesNumber(before, plain(rewritten)) ||
      !decimalsIn(before).isSubsetOf(decimalsIn(after)) ||
      changesUnit(before, after) ||
      addsFact(plain(original), after)
    )
  },
  toModel: 'A number is missing, changed, or made up. Keep every number, in digits, and add none.',
  toUser: 'The AI service changed a number. Try again.',
}

/** A rewrite can merge, add, or reorder the items of a list. */
const LIST_MARKER =
  /^[ \t]{0,20}(?:[-*•>#|]{1,6} ?)?(?:\*\*)?(?:(?:step|question|part|option|example) )?\(?\d{1,2}[.):]/gim

function plain(text: string): string {
  return inDigits(text.normalize('NFKC').replace(LIST_MARKER, ' '))
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

/** The parts of a decimal or a time must stay together: 4.5 must not become 5.4. But 5:00 can become 5. */
function decimalsIn(text: string): Set<string> {
  return new Set(
    (text.replace(/(?<=\d)[,'’](?=\d{3}(?!\d))/g, '').match(DECIMAL) ?? [])
      .map((number) => number.replace(/[,:]/, '.'))
      .filter((number) => !number.endsWith('.00')),
  )
}

const DECIMAL = /(?<![\d.,:/-])\d{1,9}[.,:]\d{1,2}(?![\d/-]|[.,:]\d)/g

/** Whether "3 hours" became "3 days". */
function changesUnit(before: string, after: string): boolean {
  const kept = timesIn(after)
  return [...timesIn(before)].some(([count, units]) => kept.get(count)?.isDisjointFrom(units))
}

function timesIn(text: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const [, count = '', unit = ''] of text.matchAll(TIME).take(TIMES_MAX))
    found.set(count, (found.get(count) ?? new Set()).add(unit.toLowerCase()))
  return found
}

const TIMES_MAX = 1_000
const TIME = /(?<![\d.,:/-])(\d{1,4})[- ](sec|min|hour|day|week|month|year)(?:onds?|utes?|s|ly)?(?!\p{L})/giu

/** New limits, counts, durations, and steps are what a rewrite is for. A new date, time, price, or share is a fact. */
function addsFact(before: string, after: string): boolean {
  const known = readableNumbers(before)
  // '24 can be written as 2024.
  const isKnown = (digits: string) => known.has(digits) || (digits.length === 4 && known.has(digits.slice(2)))
  return [...after.replace(QUOTED, ' ').matchAll(FACT).take(TIMES_MAX)].some(
    ([fact]) => !wholeNumbers(fact).every(isKnown),
  )
}

const MONTH =
  '(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:uary|ruary|ch|il|ust|ember|ober)?\\.?'
const FACT = new RegExp(
  [
    String.raw`[$€£]\s?\d[\d.,]{0,12}`,
    String.raw`(?<!\d)\d{1,9} (?:dollars|euros?|USD|EUR)\b`,
    String.raw`\b(?:by|of|than|was|is|are|were) \d{1,3}(?:\.\d{1,3})?\s?(?:%|percent\b)`,
    String.raw`(?<!(?:since|after|from|between|edition|of|and|or) )(?<![\d.,/-])\b(?:19|20)\d\d\b(?![\d.,/-]\d| (?:or|and) (?:later|newer|after)| edition)`,
    String.raw`(?<!\b(?:from|between|to|and|e\.g\.,?) )(?<![\d:–-])\b\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\b|Uhr\b)(?! ?(?:to|[-–]))`,
    String.raw`\b${MONTH} \d{1,2}(?!\d)`,
    String.raw`(?<!\d)\d{1,2}(?:st|nd|rd|th|\.)? (?:of )?${MONTH}(?!\p{L})`,
    String.raw`(?<!\d)\d{3}[-. ]\d{4}(?!\d)`,
    String.raw`\b(?:room|building|suite|ext\.?|extension) \d{1,5}`,
  ].join('|'),
  'giu',
)
