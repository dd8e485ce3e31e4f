import { expect, it } from 'vitest'
import { hasLuhnCheckDigit } from './card.ts'
import { findSensitive } from './find-sensitive.ts'

const cardsIn = (text: string) =>
  findSensitive(text)
    .filter(({ kind }) => kind === 'card')
    .map(({ start, end }) => text.slice(start, end))

it.each([
  ['Visa 4539 1488 0343 6467, exp 09/28', '4539 1488 0343 6467, exp 09/28'],
  ['card 4539 1488 0343 6467 exp 09/27 cvv 418, thanks', '4539 1488 0343 6467 exp 09/27 cvv 418'],
  ['Card #: 4539-1488-0343-6467\nExp: 11/26\nCVV: 903', '4539-1488-0343-6467\nExp: 11/26\nCVV: 903'],
  ['our card 4539 1488 0343 6468, typed with a wrong digit', '4539 1488 0343 6468'],
  ['4539148803436467', '4539148803436467'],
  ['4539-1488-0343-6467', '4539-1488-0343-6467'],
  ['Amex 3714 496353 98431', '3714 496353 98431'],
  ['number,expires\n2223003122003222,11/27', '2223003122003222,11/27'],
  ['pay with 6011000990139424.', '6011000990139424'],
])('finds the number in %j', (text, card) => {
  expect(cardsIn(text)).toEqual([card])
})

it.each([
  ['4539 1488 0343 6468', 'a wrong check digit and no label'],
  ['Does card 4539 1488 0343 6468 pass the Luhn check?', 'about the check digit'],
  ['9539 1488 0343 6461', 'no network’s prefix'],
  ['0000-0002-1825-0097', 'an ORCID iD'],
  ['978-0-306-40615-7', 'an ISBN'],
  ['order 4539148803436467', 'an order'],
  ['3.4539148803436467', 'decimals'],
  ['4222222222222', '13 digits without a label'],
  ['card 0000 0000 0000 0000', 'a placeholder'],
  ['https://example.com/4539148803436467', 'part of an address'],
])('doesn’t find %j, %s', (text) => {
  expect(cardsIn(text)).toEqual([])
})

it('finds two beside each other, and one beside its code', () => {
  expect(cardsIn('4539 1488 0343 6467 5555 5555 5555 4444')).toEqual([
    '4539 1488 0343 6467',
    '5555 5555 5555 4444',
  ])
  expect(cardsIn('Visa 4539 1488 0343 6467 12/28 123')).toEqual(['4539 1488 0343 6467 12/28 123'])
})

it('shows the last four digits', () => {
  expect(findSensitive('4539 1488 0343 6467')[0]?.masked).toBe('••• 6467')
})

it('checks the check digit', () => {
  expect(hasLuhnCheckDigit('79927398713')).toBe(true)
  expect(hasLuhnCheckDigit('79927398710')).toBe(false)
})
