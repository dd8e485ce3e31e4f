import { HIDDEN, type Match } from './finding.ts'
import { isOtherNumber } from './harmless.ts'
import { isHarmlessNumber, type Reading, textAround, textBefore } from './read-text.ts'
import { spanOfMatch } from './spans.ts'
import { oneOf, wordsOf } from './words.ts'

const GROUPED = String.raw`\d{4}([ .–‑-]| - )\d{4}\1\d{4}\1\d{4}|\d{4}([ –‑-])\d{6}\2\d{4,5}`
/** Digits in the groups that cards print, or in one piece. */
const SHAPE = new RegExp(
  `(?<![\\p{L}\\d]|\\d[./]|[\\p{L}\\d]-)(?:${GROUPED}|\\d{13,19})(?![\\p{L}\\d]|[.-]\\d)`,
  'gu',
)
const LABEL =
  wordsOf(`cards?,visa,master ?card,amex,american express,discover,credit,debit,diners,jcb,union ?pay,p-?card,cc,pan,tarjeta,\\p{L}*karte,carte
  credit_?card,card_?number`)
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
const NEVER_REAL = /^(?:(\d)\1+|4242424242424242|4000(?:00|02|05)\d{10})$/
const TEST_CARDS = new Set(
  `4111111111111111 4012888888881881 4222222222222 5200828282828210 5105105105105100 6011111111111117 6011000990139424 6011000000000004
  378282246310005 371449635398431 3056930009020004 30569309025904 38520000023237 3530111333300000 3566002020360505 6200000000000005`.split(
    /\s+/,
  ),
)
const TESTS = wordsOf(
  'test(?:ing|s|ed)?,sandbox,stripe,braintree,adyen,paypal,documented,staging,dummy,fake,luhn',
)
/** About check digits, not about a card. */
const ABOUT_DIGITS = wordsOf('luhn,check ?(?:digit|sum)s?,validat\\w{1,5},invalid,regex,mask(?:ed|ing)?')

/** When it expires and the code on it: " exp 09/27 cvv 418". */
const VALID = oneOf(
  'and,with,exp(?:\\.|iry|ires|iration)?(?: date)?,valid(?: (?:thru|until|to))?,good thru,gültig bis',
)
const EXPIRY = `(?:${VALID}[\\s:.]{0,3}){0,3}(?:0?[1-9]|1[0-2]) ?[/-] ?(?:20)?\\d\\d(?![\\d/-])`
const CODE = `${oneOf('cvv2?,cvc2?,cid,csc,(?:security |sec\\.? )?code,cv')}[\\s:.#]{0,3}(?:is )?\\d{3,4}(?!\\d)`
const SEPARATOR = String.raw`[\s,;:/|()–—-]{1,4}`
const BESIDE = new RegExp(
  `^(?:${SEPARATOR}(?:${EXPIRY}|${CODE})){1,2}(?:(?<=/\\d\\d)${SEPARATOR}\\d{3,4}(?!\\d))?`,
  'i',
)
const BESIDE_MAX = 60

/** When digits are a payment card: a network's prefix and length, and a correct check digit or a label. */
export function findCards(reading: Reading): Match[] {
  if (!reading.hasLongNumber) return []
  return Array.from(reading.text.matchAll(SHAPE)).flatMap((match) => {
    const span = spanOfMatch(match)
    const digits = match[0].replace(/\D/g, '')
    if (NEVER_REAL.test(digits) || !isOfNetwork(digits) || isHarmlessNumber(reading, span)) return []
    const before = textBefore(reading, span, 60)
    const beside = BESIDE.exec(reading.text.slice(span.end, span.end + BESIDE_MAX))?.[0] ?? ''
    const isLabeled = LABEL.test(before) || beside !== ''
    const around = textAround(reading, span.start)
    if ((!isLabeled || ABOUT_DIGITS.test(around)) && !hasLuhnCheckDigit(digits)) return []
    if (TEST_CARDS.has(digits) && TESTS.test(around)) return []
    // One number in ten has a correct check digit by chance, so unusual lengths in one piece need a label.
    const isUsual = digits.length === 15 || digits.length === 16
    if (!isLabeled && match[0] === digits && (!isUsual || isOtherNumber(before))) return []
    return [{ start: span.start, end: span.end + beside.length, masked: `${HIDDEN} ${digits.slice(-4)}` }]
  })
}

const isOfNetwork = (digits: string) =>
  NETWORKS.some(({ start, lengths }) => start.test(digits) && lengths.includes(digits.length))

export function hasLuhnCheckDigit(digits: string): boolean {
  let sum = 0
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit)
    sum += doubled > 9 ? doubled - 9 : doubled
  }
  return sum % 10 === 0
}
