import { expect, test } from 'vitest'
import { DATA_CLASSES, isApprovedFor } from './data-class.ts'

test('approval for a class includes every less sensitive class', () => {
  const table = DATA_CLASSES.map((approved) => DATA_CLASSES.map((data) => isApprovedFor(approved, data)))
  expect(table).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ])
})
