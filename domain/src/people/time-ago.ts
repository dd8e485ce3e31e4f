import { DAY, HOUR, MINUTE } from '../durations.ts'
import { promptDate } from '../prompts/prompt-date.ts'

/**
 * When something happened, in words: "Just now", "5 minutes ago", and the date after a week. Clocks differ, so a time
 * in the future counts as the present.
 */
export function timeAgo(iso: string, now: Date, timeZone?: string): string {
  const passed = now.getTime() - new Date(iso).getTime()
  if (passed < MINUTE) return 'Just now'
  if (passed < HOUR) return ago(passed / MINUTE, 'minute')
  if (passed < DAY) return ago(passed / HOUR, 'hour')
  if (passed < 7 * DAY) return ago(passed / DAY, 'day')
  return promptDate(iso, timeZone)
}

function ago(amount: number, unit: string): string {
  const whole = Math.floor(amount)
  return `${whole} ${unit}${whole === 1 ? '' : 's'} ago`
}
