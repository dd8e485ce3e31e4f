import type { Span } from './finding.ts'
import { EXAMPLE } from './harmless.ts'
import { onLineBefore } from './read-text.ts'
import { spanOfMatch } from './spans.ts'

const IBAN = /(?<![A-Za-z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?![A-Za-z\d])/g

/** IBANs without a label. */
export const findIbans = (text: string): Span[] =>
  Array.from(text.matchAll(IBAN), spanOfMatch).filter(({ start, end }) => {
    const iban = text.slice(start, end).replaceAll(' ', '')
    return hasCheckDigits(iban) && !/^..0+$/.test(iban) && !EXAMPLE.test(onLineBefore(text, start, 60))
  })

/** The remainder by 97 is 1 when the first four characters are moved to the end and letters are numbers from 10. */
function hasCheckDigits(iban: string): boolean {
  let rest = 0
  for (const character of iban.slice(4) + iban.slice(0, 4)) {
    const value = Number.parseInt(character, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
