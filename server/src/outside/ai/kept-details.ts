import { fencedCode, withoutFencedCode } from '@prompt-library/domain/text/code-fences'

/** Anything in double braces, including names that the library doesn't accept for its own fields. */
export const FIELD = /\{\{[^{}\n]{1,200}\}\}/g

/** Whether every field in double braces is in the rewritten text, spelled the same. */
export function keepsFields(original: string, rewritten: string): boolean {
  const kept = new Set(rewritten.match(FIELD))
  return (original.match(FIELD) ?? []).every((field) => kept.has(field))
}

/** Whether every code block is in the rewritten text. Spaces at the end of a line and the fence's label may differ. */
export function keepsCode(original: string, rewritten: string): boolean {
  const kept = codeBlocks(rewritten)
  return codeBlocks(original).every((block) => kept.some((text) => `\n${text}\n`.includes(`\n${block}\n`)))
}

function codeBlocks(text: string): string[] {
  return fencedCode(text)
    .map((code) => code.replace(/[^\S\n]+$/gm, '').replace(/^\n+|\n+$/g, ''))
    .filter((code) => code !== '')
}

/** Whether every number with two or more digits is in the rewritten text. Numbers in code count as code. */
export function keepsNumbers(original: string, rewritten: string): boolean {
  const kept = readableNumbers(rewritten)
  return numbersIn(withoutFencedCode(original).replace(FIELD, ' ').replace(LIST_MARKER, ' '))
    .map((digits) => digits.replace(/^0+/, ''))
    .every((digits) => digits.length < 2 || kept.has(digits))
}

/** A rewrite can merge, add, or reorder the items of a list. */
const LIST_MARKER = /^[^\S\n]{0,20}(?:[-*•>#]{1,6} )?(?:\*\*)?(?:step |question )?\(?\d{1,3}[.):]/gim

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
  const spelledOut = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => NUMBER_WORDS.get(word) ?? '')
  return new Set([...digits, ...shortYears, ...spelledOut])
}

function runs(text: string): string[] {
  return text.match(/\d+/g) ?? []
}

const NUMBER_WORDS = new Map([
  ...'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
    .split(' ')
    .map((word, index) => [word, String(index + 10)] as const),
  ...'thirty forty fifty sixty seventy eighty ninety hundred'
    .split(' ')
    .map((word, index) => [word, String(index * 10 + 30)] as const),
])
