import { expect, it } from 'vitest'
import { attemptWith } from './idempotency-attempt.ts'

it('keeps its key while the body is the same, and gets a new one with another body', () => {
  const first = attemptWith({ title: 'A' }, undefined)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptWith({ title: 'A' }, first)).toBe(first)
  const other = attemptWith({ title: 'B' }, first)
  expect(other.key).not.toBe(first.key)
  expect(attemptWith({ title: 'A' }, undefined).key).not.toBe(first.key)
})
