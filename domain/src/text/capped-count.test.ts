import { expect, it } from 'vitest'
import { cappedCount } from './capped-count.ts'

it.each([
  [0, '0'],
  [9, '9'],
  [10, '9+'],
  [10_000, '9+'],
])('%i is %s on a badge', (count, badge) => {
  expect(cappedCount(count)).toBe(badge)
})
