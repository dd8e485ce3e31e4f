import { expect, test } from 'vitest'
import { foldUnchanged } from './fold-unchanged.ts'

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('')

test('folds what is more than three lines from a change', () => {
  const text = lines(1, 20)
  expect(foldUnchanged(text, { before: true, after: true })).toEqual({
    start: lines(1, 3),
    lines: 14,
    end: lines(18, 20),
  })
  expect(foldUnchanged(text, { before: false, after: true })).toMatchObject({ start: '', lines: 17 })
  expect(foldUnchanged(text, { before: true, after: false })).toMatchObject({ lines: 17, end: '' })
})

test('does not fold just a few lines', () => {
  expect(foldUnchanged(lines(1, 9), { before: true, after: true })).toBeUndefined()
  expect(foldUnchanged(lines(1, 10), { before: true, after: true })).toMatchObject({ lines: 4 })
})

test('does not count blank lines', () => {
  const text = 'a\n\nb\n\nc\n\nd\n\n\n\n\n'
  expect(foldUnchanged(text, { before: false, after: true })).toMatchObject({ lines: 4 })
  expect(foldUnchanged(text, { before: true, after: true })).toBeUndefined()
})
