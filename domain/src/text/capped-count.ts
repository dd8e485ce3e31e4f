import { BADGE_MAX } from '../limits.ts'

/** A number on a badge: beyond 9 nobody needs to know how many. */
export function cappedCount(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count)
}
