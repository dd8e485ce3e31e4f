// When two numbers in different forms are the same: 1,000 and 1.000, "two" and 2.

const NUMBER = /\d+(?:[.,'’]\d+)*/g
/** The same number is written 1,000 or 1.000 or 1’000 or 1000. */
const GROUPED = /^(\d{1,3}(?:[.,'’]\d{3})+)(?:[.,](\d+))?$/
const SPACE_GROUPED = /(?<!\d)\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?!\d)/g

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

/** The numbers from two on that are spelled out in English, as digits. "Second", "half", and "the two" can be left out. */
export function spelledCounts(text: string): string[] {
  return (text.match(CARDINAL) ?? []).map((word) => FORMS.get(word.toLowerCase()) ?? '')
}

/** Writes "twenty-five" as 25, "two hundred" as 200, and 12k as 12000. A 401k is no number of thousands. */
export function inDigits(text: string): string {
  const digitsOf = (word: string) => FORMS.get(word.toLowerCase()) ?? '1'
  return text
    .replace(TENS_AND_ONE, (_, tens: string, one: string) => `${digitsOf(tens).slice(0, 1)}${digitsOf(one)}`)
    .replace(HUNDREDS, (_, count: string, unit: string) =>
      unit.toLowerCase() === 'hundred' ? `${digitsOf(count)}00` : `${digitsOf(count)}000`,
    )
    .replace(/(?<![\d.,])(?!40[13]k)(\d{1,6})k\b/gi, '$1000')
}

function runs(text: string): string[] {
  return text.match(/\d+/g) ?? []
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+/, '')
}

const words = (list: string) => list.split(' ')
const ONES = words('one two three four five six seven eight nine')
const TEENS = words('ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty')
const TENS = words('thirty forty fifty sixty seventy eighty ninety hundred')
const CARDINAL = new RegExp(
  `(?<!\\b(?:the|these|those|my|our|your|his|her|their|one or) )\\b(?:${[...ONES.slice(1), ...TEENS, ...TENS].join('|')})\\b(?![- ](?:of us|by two|fold))`,
  'gi',
)
const TENS_AND_ONE = new RegExp(`\\b(twenty|${TENS.slice(0, -1).join('|')})[- ](${ONES.join('|')})\\b`, 'gi')
const HUNDREDS = new RegExp(`\\b(a|${ONES.join('|')}) (hundred|thousand)\\b`, 'gi')

const ordinal = (word: string) => `${word.replace(/ve$/, 'f').replace(/y$/, 'ie')}th`

const FORMS = new Map(
  [
    '1 one',
    '2 two second twice double half halve both pair couple II',
    '3 three third thrice triple III',
    '4 four fourth quarter IV',
    '5 five fifth V',
    '6 six sixth VI',
    '7 seven seventh VII',
    '8 eight eighth VIII',
    '9 nine ninth IX',
    '12 dozen',
    ...TEENS.map((word, index) => `${index + 10} ${word} ${ordinal(word)}`),
    ...TENS.map((word, index) => `${index * 10 + 30} ${word} ${ordinal(word)}`),
  ].flatMap((line) => {
    const [digits = '', ...forms] = words(line)
    return forms.map((form) => [form, digits] as const)
  }),
)
