// When two numbers in different forms are the same: 1,000 and 1.000, "two" and 2.

const NUMBER = /\d+(?:[.,'’]\d+)*/g
/** The same number is written 1,000 or 1.000 or 1’000 or 1000. */
const GROUPED = /^(\d{1,3}(?:[.,'’]\d{3})+)(?:[.,](\d+))?$/
export const SPACE_GROUPED = /(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g

/** Numbers as digits, without leading zeros. A decimal, date, or version is several numbers. */
export function wholeNumbers(text: string): string[] {
  return (text.match(NUMBER) ?? [])
    .flatMap((number) => {
      const [, whole, fraction = ''] = GROUPED.exec(number) ?? []
      return whole === undefined ? runs(number) : [whole.replace(/\D/g, ''), fraction]
    })
    .map(withoutZeros)
    .filter((digits) => digits !== '')
}

/** Every way to read the numbers of a text, so that only a number that's clearly gone is missing. */
export function readableNumbers(text: string): Set<string> {
  const digits = [
    ...wholeNumbers(text),
    ...runs(text).map(withoutZeros),
    ...(text.match(SPACE_GROUPED) ?? []).map((number) => number.replace(/\D/g, '')),
  ]
  // The 90s and 2024-25 can be written as years.
  const shortYears = digits.filter((number) => /^(?:19|20)\d\d$/.test(number)).map((year) => year.slice(2))
  const spelledOut = (text.match(/[A-Za-z]+/g) ?? []).map(
    (word) => FORMS.get(word) ?? FORMS.get(word.toLowerCase().replace(/s$/, '')) ?? '',
  )
  return new Set([...digits, ...shortYears, ...spelledOut])
}

/** The numbers from two on that are spelled out in English, as digits. "Second" and "half" can mean something else. */
export function spelledCounts(text: string): string[] {
  return (text.match(CARDINAL) ?? []).map((word) => FORMS.get(word.toLowerCase()) ?? '')
}

function runs(text: string): string[] {
  return text.match(/\d+/g) ?? []
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '')
}

const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
  ' ',
)
const TENS = 'thirty forty fifty sixty seventy eighty ninety hundred'.split(' ')
const CARDINAL = new RegExp(
  `\\b(?:two|three|four|five|six|seven|eight|nine|${[...TEENS, ...TENS].join('|')})\\b(?![- ](?:of us|by two|fold))`,
  'gi',
)

const FORMS = new Map(
  [
    '2 two second twice double half halve both pair couple II',
    '3 three third thrice triple III',
    '4 four fourth quarter IV',
    '5 five fifth V',
    '6 six sixth VI',
    '7 seven seventh VII',
    '8 eight eighth VIII',
    '9 nine ninth IX',
    ...TEENS.map((word, index) => `${index + 10} ${word}`),
    ...TENS.map((word, index) => `${index * 10 + 30} ${word}`),
  ].flatMap((line) => {
    const [digits = '', ...words] = line.split(' ')
    return words.map((word) => [word, digits] as const)
  }),
)
