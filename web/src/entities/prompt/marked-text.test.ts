import { describe, expect, it } from 'vitest'
import { splitAtMarks } from './marked-text.tsx'

type Ranges = [number, number][]

const split = (text: string, ranges: Ranges) =>
  splitAtMarks(
    text,
    ranges.map(([start, end]) => ({ start, end })),
  )

/** The text with brackets around marked parts. */
const marked = (text: string, ranges: Ranges) =>
  split(text, ranges)
    .map(({ part, marked }) => (marked ? `[${part}]` : part))
    .join('')

describe('splitAtMarks', () => {
  it.each<[string, Ranges, string]>([
    ['nothing', [], 'cover letter'],
    ['a word', [[6, 12]], 'cover [letter]'],
    [
      'several words',
      [
        [0, 5],
        [6, 12],
      ],
      '[cover] [letter]',
    ],
    ['the whole text', [[0, 12]], '[cover letter]'],
    [
      'ranges in any order',
      [
        [6, 12],
        [0, 5],
      ],
      '[cover] [letter]',
    ],
    [
      'overlapping ranges',
      [
        [0, 8],
        [4, 12],
      ],
      '[cover le][tter]',
    ],
    [
      'the same range twice',
      [
        [0, 5],
        [0, 5],
      ],
      '[cover] letter',
    ],
    ['a range past the end', [[6, 99]], 'cover [letter]'],
    ['a range after the end', [[20, 25]], 'cover letter'],
    ['a range before the start', [[-3, 5]], '[cover] letter'],
    [
      'an empty or backward range',
      [
        [3, 3],
        [9, 2],
      ],
      'cover letter',
    ],
  ])('marks %s', (_, ranges, expected) => {
    expect(marked('cover letter', ranges)).toBe(expected)
  })

  it('never drops or repeats a character', () => {
    for (let start = -2; start < 8; start += 1)
      for (let end = -2; end < 8; end += 1) {
        const parts = split('abcde', [
          [start, end],
          [2, 4],
        ])
        expect(parts.map(({ part }) => part).join('')).toBe('abcde')
      }
  })

  it('treats HTML as text', () => {
    expect(split('<b>x</b>', [[0, 3]])).toEqual([
      { start: 0, part: '<b>', marked: true },
      { start: 3, part: 'x</b>', marked: false },
    ])
  })
})
