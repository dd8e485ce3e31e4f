import { expect, test } from 'vitest'
import { isStorable, storableText } from './storable-text.ts'

test.each([
  ['plain', 'plain'],
  ['a\0b', 'ab'],
  ['half \ud83d', 'half \ufffd'],
  ['whole 🙂', 'whole 🙂'],
])('takes out what the database can’t store: %j', (text, expected) => {
  expect(storableText(text)).toBe(expected)
  expect(isStorable(text)).toBe(text === expected)
})
