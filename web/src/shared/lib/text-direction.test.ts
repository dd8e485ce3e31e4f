import { expect, it } from 'vitest'
import { isolated, textDirection } from './text-direction.ts'

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

it.each(['Ada', '你好', '', 'Zoë (TA)'])('%j needs no isolation', (name) => {
  expect(isolated(name)).toBe(name)
})

it.each(['דנה', 'Dana דנה', '1. مريم'])('%j is isolated', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})
