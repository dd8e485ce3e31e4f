import { timeAgo } from '@prompt-library/domain/people/time-ago'
import { dayWithOtherYear } from '../../shared/lib/format.ts'

interface Times {
  deleted_at: string
  gone_at: string
}

/** When a prompt was deleted and how long it can be restored: 'Deleted 3 days ago', 'Gone for good on Dec 12'. */
export function deletedTimes({ deleted_at, gone_at }: Times, now: Date, timeZone?: string) {
  const ago = timeAgo(deleted_at, now, timeZone)
  const isOverdue = new Date(gone_at) <= now
  return {
    deleted: `Deleted ${ago === 'Just now' ? 'just now' : ago}`,
    // Deleted prompts are removed a few hours after their time is over.
    gone: isOverdue ? 'Gone for good soon' : `Gone for good on ${dayWithOtherYear(gone_at, now, timeZone)}`,
  }
}
