import { expect, test } from 'vitest'
import { deletedTimes } from './deleted-times.ts'

const NOW = new Date('2026-11-16T12:00:00Z')

test.each([
  ['2026-11-16T11:59:50Z', '2026-12-16T11:59:50Z', 'Deleted just now', 'Gone for good on Dec 16'],
  ['2026-11-13T11:00:00Z', '2026-12-12T11:00:00Z', 'Deleted 3 days ago', 'Gone for good on Dec 12'],
  ['2026-10-20T12:00:00Z', '2026-11-19T12:00:00Z', 'Deleted Oct 20, 2026', 'Gone for good on Nov 19'],
  ['2026-11-16T11:00:00Z', '2027-01-15T11:00:00Z', 'Deleted 1 hour ago', 'Gone for good on Jan 15, 2027'],
  ['2026-10-17T11:00:00Z', '2026-11-16T11:00:00Z', 'Deleted Oct 17, 2026', 'Gone for good soon'],
])('deleted at %s and kept until %s', (deleted_at, gone_at, deleted, gone) => {
  expect(deletedTimes({ deleted_at, gone_at }, NOW, 'UTC')).toEqual({ deleted, gone })
})
