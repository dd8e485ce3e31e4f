import { promptDate } from '../prompts/prompt-date.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago something was, in words; after a week its date. Clocks differ, so a time to come is just now. */
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
