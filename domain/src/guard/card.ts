import { HIDDEN, type Match, type Span } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isHarmlessNumber, type Reading, textAround, textBefore } from './read-text.ts'

/** Digits in one piece or in the groups that cards print. */
const SHAPE =
  /(?<![\p{L}\d]|\d[./]|[\p{L}\d]-)(?:\d{4}([ .–‑-]| - )\d{4}\1\d{4}\1\d{4}(?:\1\d{3}(?=\D|$))?|\d{4}([ –‑-])\d{6}\2\d{4,5})(?![\p{L}\d]|[.-]\d)|(?<![\p{L}\d]|\d[./]|[\p{L}\d]-)\d{13,19}(?![\p{L}\d]|[.-]\d)/gu
/** Groups of four digits before or after make a row of numbers, unless they're a card too. */
const GROUP_BEFORE = /(?<!\d)\d{4} $/
const GROUP_AFTER = /^ \d{4}(?![\d/])/

const CONTEXT =
  /\b(?:card|visa|master ?card|amex|american express|discover|credit|debit|diners|jcb|union ?pay|p-?card|cc ?(?:#|no|num)?|pan|tarjeta|karte|carte)\b/i
/** How the numbers of each network start, and how many digits they have. */
const NETWORKS: readonly { start: RegExp; lengths: readonly number[] }[] = [
  { start: /^4/, lengths: [13, 16, 19] },
  { start: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { start: /^3[47]/, lengths: [15] },
  { start: /^(?:6011|64[4-9]|65)/, lengths: [16, 19] },
  { start: /^3(?:0[0-5]|[689])/, lengths: [14, 16] },
  { start: /^35(?:2[89]|[3-8])/, lengths: [16, 19] },
  { start: /^62/, lengths: [16, 17, 18, 19] },
]

/** Numbers that no one takes for real, and others that payment services document for testing. */
const TEST_CARD = /^(?:4242424242424242|4000(?:00|02|05)\d{10})$/
const SAYS_TEST =
  /\b(?:test(?:ing|s)?|sandbox|stripe|braintree|adyen|paypal|vendor docs|documented|staging|dummy|fake)\b/i
const TEST_CARDS = new Set(
  '4111111111111111 4012888888881881 4222222222222 5200828282828210 5105105105105100 6011111111111117 6011000990139424 6011000000000004 378282246310005 371449635398431 3056930009020004 30569309025904 38520000023237 3530111333300000 3566002020360505 6200000000000005'.split(
    ' ',
  ),
)

const LUHN_TEST = /\bluhn\b[^.?!]{0,60}\btest(?:s|ed|ing)?\b|\btest(?:s|ed|ing)?\b[^.?!]{0,60}\bluhn\b/i
const BESIDE_MAX = 60
/** About check digits, not about a card. */
const ABOUT_DIGITS = /\b(?:luhn|check ?(?:digit|sum)s?|validat\w{1,5}|invalid|regex|mask(?:ed|ing)?)\b/i
/** When it expires and the code on it, with their labels: " exp 09/27 cvv 418". */
const EXPIRY = String.raw`(?:(?:and|with|exp(?:\.|iry|ires|iration)?(?: date)?|valid(?: (?:thru|until|to))?|good thru|gültig bis|ablauf)[\s:.]{0,3}){0,3}(?:0?[1-9]|1[0-2]) ?[/-] ?(?:20)?\d\d(?![\d/-])`
const CODE = String.raw`(?:cvv2?|cvc2?|cid|csc|(?:security |sec\.? )?code|cv)[\s:.#]{0,3}(?:is )?\d{3,4}(?!\d)`
const SEPARATOR = String.raw`[\s,;:/|()–—-]{1,4}`
const BESIDE = new RegExp(
  `^(?:${SEPARATOR}${EXPIRY}(?:${SEPARATOR}(?:${CODE}|\\d{3,4}(?!\\d)))?|${SEPARATOR}${CODE}(?:${SEPARATOR}${EXPIRY})?)`,
  'i',
)

/** When digits are a payment card: a network's prefix and length, and a correct check digit or a label. */
export function findCards(reading: Reading): Match[] {
  if (!reading.hasLongNumber) return []
  const found: Match[] = []
  for (const match of reading.text.matchAll(SHAPE)) {
    // The code on the back can follow: "4539 1488 0343 6467 123".
    const whole = isCardNumber(match[0].replace(/\D/g, ''), true)
      ? match[0]
      : match[0].replace(/(?<=\d{4}\D\d{4}\D\d{4}\D\d{4})\D\d{3}$/, '')
    const span = { start: match.index, end: match.index + whole.length }
    const digits = whole.replace(/\D/g, '')
    if (isHarmlessNumber(reading, span)) continue
    const before = textBefore(reading, span, 60)
    const beside = BESIDE.exec(reading.text.slice(span.end, span.end + BESIDE_MAX))?.[0] ?? ''
    const labeled = CONTEXT.test(before) || beside !== ''
    if (!isCardNumber(digits, !labeled || ABOUT_DIGITS.test(textAround(reading, span.start)))) continue
    // A number to test a check with is an example.
    if (!labeled && LUHN_TEST.test(textAround(reading, span.start))) continue
    if (TEST_CARDS.has(digits) && SAYS_TEST.test(textAround(reading, span.start))) continue
    if (!labeled && isInRow(reading.text, span, found.at(-1))) continue
    // One number in ten has a correct check digit by chance, so unusual lengths in one piece need a label.
    const usual = digits.length === 15 || digits.length === 16
    if (!labeled && whole === digits && (!usual || isOtherNumber(before))) continue
    span.end += beside.length
    found.push({ ...span, masked: `${HIDDEN} ${digits.slice(-4)}` })
  }
  return found
}

function isInRow(text: string, { start, end }: Span, last: Span | undefined): boolean {
  const isNextCard = /^ \d{4} \d{4} \d{4} \d{4}(?!\d)/.test(text.slice(end, end + 21))
  if (GROUP_AFTER.test(text.slice(end, end + 6)) && !isNextCard) return true
  return GROUP_BEFORE.test(text.slice(Math.max(0, start - 6), start)) && last?.end !== start - 1
}

function isCardNumber(digits: string, needsCheckDigit: boolean): boolean {
  if (/^(\d)\1+$/.test(digits) || TEST_CARD.test(digits)) return false
  return (
    NETWORKS.some(({ start, lengths }) => start.test(digits) && lengths.includes(digits.length)) &&
    (!needsCheckDigit || hasLuhnCheckDigit(digits))
  )
}

export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits[digits.length - 1 - index])
    const doubled = index % 2 === 1 ? digit * 2 : digit
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
