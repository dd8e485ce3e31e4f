import { expect, it } from 'vitest'
import { attemptWith } from './idempotency-attempt.ts'

it('reuses the key for the same body and creates a new one for a different body', () => {
  const first = attemptWith({ title: 'A' }, undefined)
  expect(first.key).toMatch(/^[0-9a-f]{32}$/)
  expect(attemptWith({ title: 'A' }, first)).toBe(first)
  const other = attemptWith({ title: 'B' }, first)
  expect(other.key).not.toBe(first.key)
  expect(attemptWith({ title: 'A' }, undefined).key).not.toBe(first.key)
})
