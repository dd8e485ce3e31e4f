import { DAY, HOUR } from '@prompt-library/domain/durations'
import { dayWithOtherYear } from '../../shared/lib/format.ts'

/**
 * A user's last sign-in in the console's table: "Never", "Recently", "5h ago", "3d ago", or a date. Clocks differ, so a
 * time in the future counts as recent.
 */
export function lastLogin(iso: string | null | undefined, now: Date, timeZone?: string): string {
  if (!iso) return 'Never'
  const then = new Date(iso)
  const passed = now.getTime() - then.getTime()
  if (passed < HOUR) return 'Recently'
  if (passed < DAY) return `${Math.floor(passed / HOUR)}h ago`
  if (passed < 7 * DAY) return `${Math.floor(passed / DAY)}d ago`
  return dayWithOtherYear(iso, now, timeZone)
}
