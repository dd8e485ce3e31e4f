import { expect, test } from 'vitest'
import { countOf, groupedCount } from './count-of.ts'

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
