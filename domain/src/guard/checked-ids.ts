import { HIDDEN, type Match } from './finding.ts'
import { isPlaceholderId } from './placeholders.ts'
import { isHarmlessNumber, type Reading } from './read-text.ts'

interface Format {
  pattern: RegExp
  /** Whether its check letter or digit is right. Random text passes one time in ten or twenty. */
  check: (id: string) => boolean
}

const digitsOf = (id: string) => Array.from(id.replace(/\D/g, ''), Number)
const weighted = (digits: readonly number[], weights: readonly number[]) =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index] ?? 0), 0)

/** National IDs that need no label, because their form and check letter are theirs alone. */
const FORMATS: readonly Format[] = [
  // NRIC and FIN in Singapore: S1234567D.
  {
    pattern: /(?<![\w-])[STFGM]\d{7}[A-Z](?![\w-])/g,
    check: (id) => {
      const series = id[0] ?? ''
      const added = /[TG]/.test(series) ? 4 : series === 'M' ? 3 : 0
      const rest = (weighted(digitsOf(id), [2, 7, 6, 5, 4, 3, 2]) + added) % 11
      const letters = /[ST]/.test(series) ? 'JZIHGFEDCBA' : series === 'M' ? 'XWUTRQPNJLK' : 'XWUTRQPNMLK'
      return letters[rest] === id.at(-1)
    },
  },
  // PPS numbers in Ireland: 1234567FA.
  {
    pattern: /(?<![\w-])\d{7}[A-W][A-IW]?(?![\w-])/g,
    check: (id) => {
      const second = 'WABCDEFGHI'.indexOf(id[8] ?? 'W')
      const rest = (weighted(digitsOf(id), [8, 7, 6, 5, 4, 3, 2]) + 9 * second) % 23
      return 'WABCDEFGHIJKLMNOPQRSTUV'[rest] === id[7]
    },
  },
  // DNI and NIE in Spain: 12345678Z, X1234567L.
  {
    pattern: /(?<![\w-])(?:\d{8}|[XYZ]\d{7})-?[A-HJ-NP-TV-Z](?![\w-])/g,
    check: (id) => {
      const number = id.replace(/^[XYZ]/, (letter) => String('XYZ'.indexOf(letter))).replace(/\D/g, '')
      return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23] === id.at(-1)
    },
  },
  // Driving licences in the United Kingdom, whose digits are a date of birth: MORGA657054SM9IJ.
  {
    pattern: /(?<![\w-])[A-Z]{2,5}9{0,3}\d[0156]\d[0-3]\d{2}[A-Z][A-Z9][A-Z\d][A-Z]{2}(?![\w-])/g,
    check: (id) => id.length === 16,
  },
]

/** IDs that a check letter or their form gives away, without a label. */
export function findCheckedIds(reading: Reading): Match[] {
  if (!reading.hasLongNumber) return []
  return FORMATS.flatMap(({ pattern, check }) =>
    Array.from(reading.text.matchAll(pattern), ({ index, 0: id }) => ({
      start: index,
      end: index + id.length,
      masked: `${HIDDEN}${id.slice(-2)}`,
      id,
    }))
      .filter((span) => !isPlaceholderId(span.id) && check(span.id) && !isHarmlessNumber(reading, span))
      .map(({ id: _, ...match }) => match),
  )
}
