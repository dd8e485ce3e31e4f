import { expect, it } from 'vitest'
import { roundedDownCount } from './rounded-down-count.ts'

it.each([
  [10, '10+'],
  [64, '60+'],
  [99, '90+'],
  [100, '100+'],
  [130, '100+'],
  [299, '200+'],
  [1_234, '1,200+'],
  [100_050, '100,000+'],
])('%i is shown as %s', (count, figure) => {
  expect(roundedDownCount(count)).toBe(figure)
})

it.each([0, 9])('%i is not shown', (count) => {
  expect(roundedDownCount(count)).toBeUndefined()
})
