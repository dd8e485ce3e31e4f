import { expect, it } from 'vitest'
import { lastLogin } from './last-login.ts'

const NOW = new Date('2026-03-15T12:00:00.000Z')

it.each([
  [null, 'Never'],
  [undefined, 'Never'],
  ['', 'Never'],
  ['2026-03-15T12:00:05.000Z', 'Recently'],
  ['2026-03-15T11:00:00.001Z', 'Recently'],
  ['2026-03-15T11:00:00.000Z', '1h ago'],
  ['2026-03-14T12:00:00.001Z', '23h ago'],
  ['2026-03-14T12:00:00.000Z', '1d ago'],
  ['2026-03-08T12:00:00.001Z', '6d ago'],
  ['2026-03-08T12:00:00.000Z', 'Mar 8'],
  ['2026-01-01T00:00:00.000Z', 'Jan 1'],
  ['2025-12-31T23:59:59.000Z', 'Dec 31, 2025'],
])('%s is %s', (iso, words) => {
  expect(lastLogin(iso, NOW, 'UTC')).toBe(words)
})

it('uses the year in the viewer’s time zone', () => {
  expect(lastLogin('2026-01-01T03:00:00.000Z', NOW, 'America/Chicago')).toBe('Dec 31, 2025')
})
