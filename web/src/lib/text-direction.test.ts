import { expect, it } from 'vitest'
import { textDirection } from './text-direction.ts'

it.each([
  ['', 'ltr'],
  ['123 …', 'ltr'],
  ['Hello, שלום', 'ltr'],
  ['1. שלום, hello', 'rtl'],
  ['«مرحبا»', 'rtl'],
  ['你好', 'ltr'],
])('%j is %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction)
})
