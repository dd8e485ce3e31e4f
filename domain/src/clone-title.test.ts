import { expect, it } from 'vitest'
import { cloneTitle } from './clone-title.ts'

it('says of what it is a clone', () => {
  expect(cloneTitle('Plan a course')).toBe('Clone of: Plan a course')
})

it('stays within the limit of a title', () => {
  expect(cloneTitle('a'.repeat(200))).toBe(`Clone of: ${'a'.repeat(190)}`)
})
