import { expect, it } from 'vitest'
import { findChanges } from './find-changes.ts'
import { withLineEnds } from './line-ends.ts'

it('texts whose lines end in another way are compared line by line', () => {
  const [before, after] = ['a\rb\r\nc\u2028d\u2029e', 'a\nb\nx\nd\ne'].map(withLineEnds) as [string, string]
  expect(before).toBe('a\nb\nc\nd\ne')
  expect(findChanges(before, after).map(({ kind }) => kind)).toEqual(['same', 'change', 'same'])
})
