import { DAY, HOUR } from '@prompt-library/domain/durations'

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
  const year = (date: Date) => date.toLocaleDateString('en-US', { year: 'numeric', timeZone })
  return then.toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    ...(year(then) !== year(now) && { year: 'numeric' }),
    timeZone,
  })
}
