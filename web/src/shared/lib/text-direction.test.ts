import { expect, it } from 'vitest'
import { isolated } from './text-direction.ts'

it.each(['Ada', '你好', '', 'Zoë (TA)'])('%j needs no isolation', (name) => {
  expect(isolated(name)).toBe(name)
})

it.each(['דנה', 'Dana דנה', '1. مريم'])('%j is isolated', (name) => {
  expect(isolated(name)).toBe(`\u2068${name}\u2069`)
})
