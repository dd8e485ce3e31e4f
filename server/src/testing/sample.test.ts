import { expect, it } from 'vitest'
import { evenlySpread, everyFourth } from './sample.ts'

it('always selects the same items, including the first and the last', () => {
  const grid = Array.from({ length: 17 }, (_, index) => index)
  expect(evenlySpread(grid, 5)).toEqual([0, 4, 8, 12, 16])
  expect(evenlySpread(grid, 2)).toEqual([0, 16])
  expect(evenlySpread([1, 2], 5)).toEqual([1, 2])
})

it('leaves nothing out over four turns', () => {
  const grid = ['a', 'b', 'c', 'd', 'e']
  const turns = [0, 1, 2, 3].flatMap((turn) => everyFourth(grid, turn))
  expect([...new Set(turns)].sort()).toEqual(grid)
  expect(everyFourth(['a'], 1)).toEqual(['a'])
})
