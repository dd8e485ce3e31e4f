import { expect, it } from 'vitest'
import { timeAgo } from './time-ago.ts'

const NOW = new Date('2026-03-15T12:00:00.000Z')

it.each([
  ['2026-03-15T12:00:05.000Z', 'Just now'],
  ['2026-03-15T12:00:00.000Z', 'Just now'],
  ['2026-03-15T11:59:00.001Z', 'Just now'],
  ['2026-03-15T11:59:00.000Z', '1 minute ago'],
  ['2026-03-15T11:00:00.001Z', '59 minutes ago'],
  ['2026-03-15T11:00:00.000Z', '1 hour ago'],
  ['2026-03-14T12:00:00.001Z', '23 hours ago'],
  ['2026-03-14T12:00:00.000Z', '1 day ago'],
  ['2026-03-08T12:00:00.001Z', '6 days ago'],
  ['2026-03-08T12:00:00.000Z', 'Mar 8, 2026'],
])('%s is %s', (iso, words) => {
  expect(timeAgo(iso, NOW, 'UTC')).toBe(words)
})
