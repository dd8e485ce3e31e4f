import { expect, test } from 'vitest'
import { countFound, countOf, groupedCount } from './count-of.ts'

test.each([
  [0, '0 fields'],
  [1, '1 field'],
  [2, '2 fields'],
  [1204, '1,204 fields'],
])('%d reads as “%s”', (count, text) => {
  expect(countOf(count, 'field')).toBe(text)
})

test.each([
  [0, '0'],
  [999, '999'],
  [1000, '1,000'],
  [1234567, '1,234,567'],
])('%d is grouped as “%s”', (count, text) => {
  expect(groupedCount(count)).toBe(text)
})

test('says how many were found, or that there are more', () => {
  expect(countFound({ total: 1, more: false }, 'prompt')).toBe('1 prompt found')
  expect(countFound({ total: 1000, more: true }, 'prompt')).toBe('More than 1,000 prompts found')
})
