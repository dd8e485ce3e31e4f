import { expect, it } from 'vitest'
import { evenlySpread, everySecond } from './sample.ts'

it('always selects the same items, including the first and the last', () => {
  const grid = Array.from({ length: 17 }, (_, index) => index)
  expect(evenlySpread(grid, 5)).toEqual([0, 4, 8, 12, 16])
  expect(evenlySpread(grid, 2)).toEqual([0, 16])
  expect(evenlySpread([1, 2], 5)).toEqual([1, 2])
})

it('leaves nothing out over two turns', () => {
  const grid = ['a', 'b', 'c', 'd', 'e']
  expect([...new Set([...everySecond(grid, 0), ...everySecond(grid, 1)])].sort()).toEqual(grid)
  expect(everySecond(['a'], 1)).toEqual(['a'])
})
