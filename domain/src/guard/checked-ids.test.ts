import { expect, it } from 'vitest'
import { findSensitive } from './find-sensitive.ts'

const foundIn = (text: string) =>
  findSensitive(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`)

it.each([
  ['Nurul Aisyah binti Osman - S7204816D', ['name: Nurul Aisyah binti Osman', 'personal_id: S7204816D']],
  ['Devi d/o Rajan - T0217365J', ['name: Devi d/o Rajan', 'personal_id: T0217365J']],
  ['pass for F7035182W', ['personal_id: F7035182W']],
  ['pass for M7035182R', ['personal_id: M7035182R']],
  ['8163527JA has to sign', ['personal_id: 8163527JA']],
  ['the form of X2481903L', ['personal_id: X2481903L']],
  ['found a card, LOWTH002144H99FK', ['personal_id: LOWTH002144H99FK']],
])('finds IDs by their check letter or form: %s', (text, findings) => {
  expect(foundIn(text)).toEqual(expect.arrayContaining(findings))
})

it.each(['Part S7204816A', 'Model 8163527JB', 'Item X2481903A', 'S1234567D', 'https://x.org/S7204816D'])(
  'leaves what only looks alike: %s',
  (text) => {
    expect(foundIn(text)).toEqual([])
  },
)
