import { expect, test } from 'vitest'
import { countOf } from './count-of.ts'

test.each([
  [0, '0 fields'],
  [1, '1 field'],
  [2, '2 fields'],
  [1204, '1,204 fields'],
])('%d reads as “%s”', (count, text) => {
  expect(countOf(count, 'field')).toBe(text)
})
