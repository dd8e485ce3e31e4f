import { describe, expect, test } from 'vitest'
import { compareTexts, type Piece } from './compare-texts.ts'
import { foldUnchanged } from './fold-unchanged.ts'

/** High enough that a slow machine never times out. */
const TIMEOUT_MS = 20_000

function marked(before: string, after: string): string | undefined {
  const marks = { same: ['', ''], added: ['{+', '+}'], removed: ['[-', '-]'] } as const
  return compareTexts(before, after, TIMEOUT_MS)
    ?.map(({ kind, text }) => marks[kind][0] + text + marks[kind][1])
    .join('')
}

const without = (kind: Piece['kind'], pieces: Piece[] | undefined) =>
  pieces
    ?.filter((piece) => piece.kind !== kind)
    .map(({ text }) => text)
    .join('')

describe('a comparison marks', () => {
  test('nothing in equal texts', () => {
    expect(marked('Compare two texts.', 'Compare two texts.')).toBe('Compare two texts.\n')
  })

  test('words added and removed within a line', () => {
    expect(marked('Compare two texts for me.', 'Compare two short texts for students.')).toBe(
      'Compare two {+short +}texts for [-me-]{+students+}.\n',
    )
  })

  test('whole added lines, including at the end', () => {
    expect(marked('You are an expert.', 'You are an expert.\n\n## Task')).toBe(
      'You are an expert.\n{+\n## Task\n+}',
    )
    expect(marked('Task', 'Role\nTask')).toBe('{+Role\n+}Task\n')
  })

  test('a phrase as one change, not word by word', () => {
    expect(
      marked('Please write it in plain words for me today.', 'Please write it as a table for me today.'),
    ).toBe('Please write it [-in plain words-]{+as a table+} for me today.\n')
  })

  test('a line with little in common with the new one as replaced', () => {
    const [before, after] = ['Tell me about owls.', 'Summarize what is known of nocturnal birds, in a table.']
    expect(marked(before, after)).toBe(`[-${before}\n-]{+${after}\n+}`)
  })
})

test.each([
  ['one\n', 'one'],
  ['', 'a\nb\n'],
  ['a b c\n\nd', 'a x c\n\n\nd e'],
  ['Grüße 👋🏽 an alle', 'Grüße 👋🏽 an 世界 alle'],
  ['x\n\ny', 'y\n\nx'],
  ['tab\tand  blanks ', ' tab and blanks'],
])('loses no character of either text: %j and %j', (before, after) => {
  const pieces = compareTexts(before, after, TIMEOUT_MS)
  expect(without('added', pieces)).toBe(`${before}\n`)
  expect(without('removed', pieces)).toBe(`${after}\n`)
})

test('finishes in time on long texts with nothing in common', () => {
  const words = (start: number) => Array.from({ length: 20_000 }, (_, index) => `w${start + index}`)
  const [before, after] = [words(0).join(' '), words(50_000).join(' ')]
  const start = performance.now()
  const pieces = compareTexts(before, after, 200)
  expect(performance.now() - start).toBeLessThan(2_000)
  expect(pieces?.map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test.each([
  ['spaces', ' '.repeat(100_000), `${' '.repeat(99_999)}a`],
  ['line breaks', '\n'.repeat(100_000), `${'\n\n'.repeat(50_000)}a`],
  ['words', 'a '.repeat(50_000), 'b '.repeat(50_000)],
  ['periods', '.,'.repeat(50_000), ',.'.repeat(50_000)],
  ['accents', `a${'\u0301'.repeat(99_999)}`, `b${'\u0301'.repeat(99_999)}`],
  ['changed lines', 'x\nsame\n'.repeat(14_000), 'y\nsame\n'.repeat(14_000)],
])('finishes in time on 100,000 characters of %s', (_, before, after) => {
  const start = performance.now()
  const pieces = compareTexts(before, after, 200)
  if (pieces) foldUnchanged(pieces)
  expect(performance.now() - start).toBeLessThan(4_000)
})

test('gives up when the time limit is reached', () => {
  const lines = (start: number) => Array.from({ length: 50_000 }, (_, index) => `${start + index}`).join('\n')
  expect(compareTexts(lines(0), lines(50_000), 20)).toBeUndefined()
})
