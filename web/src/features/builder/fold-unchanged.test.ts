import { expect, test } from 'vitest'
import type { Piece } from './compare-texts.ts'
import { foldUnchanged } from './fold-unchanged.ts'

const lines = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => `line ${from + index}\n`).join('')
const same = (text: string): Piece => ({ kind: 'same', text })
const added: Piece = { kind: 'added', text: 'new\n' }

test('folds unchanged lines before, between, and after changes', () => {
  expect(foldUnchanged([same(lines(1, 10)), added, same(lines(11, 30)), added, same(lines(31, 40))])).toEqual(
    [
      { kind: 'folded', lines: 7 },
      same(lines(8, 10)),
      added,
      same(lines(11, 13)),
      { kind: 'folded', lines: 14 },
      same(lines(28, 30)),
      added,
      same(lines(31, 33)),
      { kind: 'folded', lines: 7 },
    ],
  )
})

test('does not fold just a few lines', () => {
  const pieces = [same(lines(1, 6)), added, same(lines(7, 15)), added, same('end')]
  expect(foldUnchanged(pieces)).toEqual(pieces)
})

test('does not count blank lines', () => {
  const [fold] = foldUnchanged([same('a\n\nb\n\nc\n\nd\n\n\n\n\n'), added])
  expect(fold).toEqual({ kind: 'folded', lines: 4 })
})

test('does not fold an unchanged text', () => {
  expect(foldUnchanged([same(lines(1, 50))])).toEqual([same(lines(1, 50))])
})
