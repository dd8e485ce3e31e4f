import { fencedCode, withoutFencedCode } from '@prompt-library/domain/text/code-fences'
import { isEnglish } from '@prompt-library/domain/text/is-english'

/** Anything in double braces, including names that the library doesn't accept for its own fields. */
const FIELD = /\{\{[^{}\n]{1,200}\}\}/g

/** Whether every field in double braces is in the rewritten text, spelled the same. */
export function keepsFields(original: string, rewritten: string): boolean {
  const kept = new Set(rewritten.match(FIELD))
  return (original.match(FIELD) ?? []).every((field) => kept.has(field))
}

/** Whether every code block is in the rewritten text. Spaces at the end of a line and the fence's label may differ. */
export function keepsCode(original: string, rewritten: string): boolean {
  const kept = codeBlocks(rewritten)
  const exact = new Set(kept)
  // A block can become part of a longer one. The separator keeps it from matching across two.
  const all = `\n${kept.join('\n\0\n')}\n`
  return codeBlocks(original).every((block) => exact.has(block) || all.includes(`\n${block}\n`))
}

function codeBlocks(text: string): string[] {
  return fencedCode(text)
    .map(withoutTrailingSpace)
    .filter((code) => code !== '')
}

/** Without a regular expression, which would take minutes for a long run of spaces. */
function withoutTrailingSpace(code: string): string {
  const lines = code.split('\n').map((line) => line.trimEnd())
  return lines.join('\n').replace(/^\n+/, '').trimEnd()
}

/** A text without code blocks and fields, which are compared on their own. */
export function proseOf(text: string): string {
  return withoutFencedCode(text).replace(FIELD, ' ')
}

/**
 * Whether every number is in the rewritten text. Numbers in code count as code. One digit counts only in English, because
 * it's often spelled out, and only from 2, because 1 is also "a".
 */
export function keepsNumbers(original: string, rewritten: string): boolean {
  const kept = readableNumbers(rewritten.normalize('NFKC'))
  const prose = proseOf(original).normalize('NFKC').replace(LIST_MARKER, ' ')
  const counts = isEnglish(prose) ? prose.replace(INLINE_MARKER, ' ').match(ONE_DIGIT) : []
  return numbersIn(prose)
    .map((digits) => digits.replace(/^0+/, ''))
    .filter((digits) => digits.length > 1)
    .concat(counts ?? [])
    .every((digits) => kept.has(digits))
}

/** A digit that isn't part of a number, a time, or a date. */
const ONE_DIGIT = /(?<![\p{L}\d]|\d[.,:/]|\d{4}-)[2-9](?!\d|[.,:/]\d)/gu

/** "(2) name the cause" and "go back to step 2", which change when the steps become a list. */
const INLINE_MARKER = /\(\d\)|(?<=\s)\d[.)](?=\s)|\b(?:steps?|parts?|phase|option|item|point) \d/gi

/** A rewrite can merge, add, or reorder the items of a list. */
const LIST_MARKER = /^[ \t]{0,20}(?:[-*•>#]{1,6} )?(?:\*\*)?(?:step |question )?\(?\d{1,3}[.):]/gim

const NUMBER = /\d+(?:[.,'’]\d+)*/g
/** The same number is written 1,000 or 1.000 or 1’000 or 1000. */
const GROUPED = /^(\d{1,3}(?:[.,'’]\d{3})+)(?:[.,](\d+))?$/
const SPACE_GROUPED = /(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g

/** Numbers as digits. A decimal, date, or version is several numbers. */
function numbersIn(text: string): string[] {
  return (text.match(NUMBER) ?? []).flatMap((number) => {
    const [, whole, fraction = ''] = GROUPED.exec(number) ?? []
    return whole === undefined ? runs(number) : [whole.replace(/\D/g, ''), fraction]
  })
}

/** Every way to read the numbers of a text, so that only a number that's clearly gone is missing. */
function readableNumbers(text: string): Set<string> {
  const digits = [
    ...numbersIn(text),
    ...runs(text),
    ...(text.match(SPACE_GROUPED) ?? []).map((number) => number.replace(/\D/g, '')),
  ].map((number) => number.replace(/^0+/, ''))
  // The 90s and 2024-25 can be written as years.
  const shortYears = digits.filter((number) => /^(?:19|20)\d\d$/.test(number)).map((year) => year.slice(2))
  const spelledOut = (text.match(/[A-Za-z]+/g) ?? []).map(
    (word) => NUMBER_WORDS.get(word) ?? NUMBER_WORDS.get(word.toLowerCase().replace(/s$/, '')) ?? '',
  )
  return new Set([...digits, ...shortYears, ...spelledOut])
}

function runs(text: string): string[] {
  return text.match(/\d+/g) ?? []
}

const NUMBER_WORDS = new Map(
  [
    '2 two second twice double half halve both pair couple II',
    '3 three third thrice triple III',
    '4 four fourth quarter IV',
    '5 five fifth V',
    '6 six sixth VI',
    '7 seven seventh VII',
    '8 eight eighth VIII',
    '9 nine ninth IX',
    ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, index) => `${index + 10} ${word}`),
    ...'thirty forty fifty sixty seventy eighty ninety hundred'
      .split(' ')
      .map((word, index) => `${index * 10 + 30} ${word}`),
  ].flatMap((line) => {
    const [digits = '', ...words] = line.split(' ')
    return words.map((word) => [word, digits] as const)
  }),
)
