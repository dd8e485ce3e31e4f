import { expect, test } from 'vitest'
import { removesSensitive } from './removes-sensitive.ts'

const removes = (before: string[], after: string[]) =>
  removesSensitive(before, after, { idMasks: ['A########'] })

test('private data that was removed is found', () => {
  expect(removes(['Write to ana.lopez@pitt.edu.'], ['Write to the student.'])).toBe(true)
  expect(removes(['Write to ana@pitt.edu.'], ['Write to ben@pitt.edu.'])).toBe(true)
})

test('it’s found if it was there twice and now is there once', () => {
  expect(removes(['Write to ana@pitt.edu and ana@pitt.edu.'], ['Write to ana@pitt.edu.'])).toBe(true)
})

test('what stays, moves, or is added isn’t removed', () => {
  expect(removes(['Write to ana@pitt.edu.'], ['Please write to ANA@pitt.edu today.'])).toBe(false)
  expect(removes(['Ask ana@pitt.edu.', ''], ['', 'Ask ana@pitt.edu.'])).toBe(false)
  expect(removes(['Write.'], ['Write to ana@pitt.edu.'])).toBe(false)
})

test('a harmless text isn’t private data', () => {
  expect(removes(['Summarize the chapter.'], [''])).toBe(false)
})
