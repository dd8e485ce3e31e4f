import { expect, test } from 'vitest'
import { versionNames } from './version-names.ts'

test.each([
  [[3], 'Version 3'],
  [[1, 2], 'Versions 1 and 2'],
  [[1, 2, 3, 4, 6, 9], 'Versions 1–4, 6, and 9'],
])('names versions %j as “%s”', (versions, name) => {
  expect(versionNames(versions)).toBe(name)
})

test('a long list ends with how many more there are', () => {
  const versions = Array.from({ length: 20 }, (_, index) => 1 + 2 * index)
  expect(versionNames(versions)).toBe('Versions 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, and 8 more')
})
