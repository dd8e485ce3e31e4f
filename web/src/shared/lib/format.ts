// How dates, times, and amounts are written. Numbers are written by groupedCount and countOf, which need no `Intl`: a page's first
// call of `toLocaleString` costs a phone 100 ms.

type Options = Intl.DateTimeFormatOptions

const DAY: Options = { month: 'short', day: 'numeric' }
const DOLLARS = {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 4,
  maximumFractionDigits: 4,
} as const

/** When something was, in full: “3/5/2026, 2:30:00 PM”. For the title of a shorter text. */
export const fullTime = (iso: string) => write(iso, {})

/** “3/5/2026” */
export const shortDate = (iso: string) => new Date(iso).toLocaleDateString('en-US')

/** “Mar 5, 2026, 2:30 PM” */
export const dateAndTime = (iso: string) => write(iso, { dateStyle: 'medium', timeStyle: 'short' })

/** “Thursday, March 5, 2026 at 2:30 PM” */
export const longTime = (iso: string) => write(iso, { dateStyle: 'full', timeStyle: 'short' })

/** “Mar 5, 2:30 PM” */
export const dayAndTime = (at: number) => write(at, { ...DAY, hour: 'numeric', minute: '2-digit' })

/** “2:30 PM” */
export const clockTime = (iso: string) => new Date(iso).toLocaleTimeString('en-US', { timeStyle: 'short' })

/** “Mar 5” */
export const shortDay = (iso: string) => write(iso, DAY)

/** “Mar 5”, and with the year if it isn't that of `now`: “Mar 5, 2024”. */
export function dayWithOtherYear(iso: string, now: Date, timeZone?: string): string {
  const year = (date: Date) => write(date, { year: 'numeric', timeZone })
  const isOther = year(new Date(iso)) !== year(now)
  return write(iso, { ...DAY, ...(isOther && { year: 'numeric' }), timeZone })
}

/** The server's day, such as “2026-03-05”, in any time zone: “Mar 5”. */
export const dayName = (day: string) => write(day, { ...DAY, timeZone: 'UTC' })

/** The server's day with its year: “Mar 5, 2026”. */
export const dayOfYear = (day: string) => write(day, { ...DAY, year: 'numeric', timeZone: 'UTC' })

/** A cost with four decimals, because one enhancement costs a fraction of a cent: “$0.0012”. */
export const dollars = (amount: number) => amount.toLocaleString('en-US', DOLLARS)

function write(at: string | number | Date, options: Options): string {
  return new Date(at).toLocaleString('en-US', options)
}
