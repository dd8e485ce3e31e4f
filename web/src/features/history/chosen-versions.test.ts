import type { RevisionEntry } from '@prompt-library/contract/revisions'
import { expect, test } from 'vitest'
import { pageOf, versionBefore, versionChoices } from './chosen-versions.ts'

const listed = [9, 7, 4].map((revision) => ({ revision }) as RevisionEntry)

test('a version is on the page that its number says', () => {
  expect(pageOf(undefined, 1_000)).toBe(1)
  expect(pageOf(1_000, 1_000)).toBe(1)
  expect(pageOf(951, 1_000)).toBe(1)
  expect(pageOf(950, 1_000)).toBe(2)
  expect(pageOf(1, 1_000)).toBe(20)
  expect(pageOf(2_000, 1_000)).toBe(1)
})

test('the version before another one can be any lower number', () => {
  expect(versionBefore(9, listed)).toBe(7)
  expect(versionBefore(8, listed)).toBe(7)
  expect(versionBefore(4, listed)).toBeUndefined()
})

test('what is chosen stays a choice on every page', () => {
  expect(versionChoices(listed, [12, 7])).toEqual([12, 9, 7, 4])
})
