import { expect, test } from 'vitest'
import { DATA_CLASSES, isApprovedFor } from './data-class.ts'

test('what is approved for a class may get that class and everything below it', () => {
  const table = DATA_CLASSES.map((approved) => DATA_CLASSES.map((data) => isApprovedFor(approved, data)))
  expect(table).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ])
})
