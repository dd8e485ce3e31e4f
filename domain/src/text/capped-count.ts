import { BADGE_MAX } from '../limits.ts'

/** A number on a badge, capped at "9+". */
export function cappedCount(count: number): string {
  return count > BADGE_MAX ? `${BADGE_MAX}+` : String(count)
}
