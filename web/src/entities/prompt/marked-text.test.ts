import { expect, it } from 'vitest'
import { splitAtMarks } from './marked-text.tsx'

type Ranges = [start: number, end: number][]

// biome-ignore format: a range is a pair
const CASES: [name: string, ranges: Ranges, marked: string][] = [
  ['nothing', [], 'cover letter'],
  ['ranges in any order', [[6, 12], [0, 5]], '[cover] [letter]'],
  ['the whole text', [[0, 12]], '[cover letter]'],
  ['overlapping ranges', [[0, 8], [4, 12]], '[cover le][tter]'],
  ['the same range twice', [[0, 5], [0, 5]], '[cover] letter'],
  ['ranges past the end', [[6, 99], [20, 25]], 'cover [letter]'],
  ['a range before the start', [[-3, 5]], '[cover] letter'],
  ['empty and backward ranges', [[3, 3], [9, 2]], 'cover letter'],
]

it.each(CASES)('marks %s', (_, ranges, marked) => {
  const marks = ranges.map(([start, end]) => ({ start, end }))
  const parts = splitAtMarks('cover letter', marks)
  expect(parts.map(({ part, marked }) => (marked ? `[${part}]` : part)).join('')).toBe(marked)
})

it('never drops or repeats a character', () => {
  for (let start = -2; start < 8; start += 1)
    for (let end = -2; end < 8; end += 1) {
      const inside = { start: 2, end: 4 }
      const parts = splitAtMarks('abcde', [{ start, end }, inside])
      expect(parts.map(({ part }) => part).join('')).toBe('abcde')
    }
})
