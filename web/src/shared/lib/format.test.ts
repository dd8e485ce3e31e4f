import { expect, it } from 'vitest'
import {
  clockTime,
  dateAndTime,
  dayAndTime,
  dayName,
  dayOfYear,
  dayWithOtherYear,
  dollars,
  fullTime,
  longTime,
  shortDate,
  shortDay,
} from './format.ts'

/** In the viewer's time zone, whichever that is. */
const AT = new Date(2026, 2, 5, 14, 30).toISOString()

it.each([
  [fullTime(AT), '3/5/2026, 2:30:00 PM'],
  [shortDate(AT), '3/5/2026'],
  [dateAndTime(AT), 'Mar 5, 2026, 2:30 PM'],
  [longTime(AT), 'Thursday, March 5, 2026 at 2:30 PM'],
  [dayAndTime(Date.parse(AT)), 'Mar 5, 2:30 PM'],
  [clockTime(AT), '2:30 PM'],
  [shortDay(AT), 'Mar 5'],
  [dayName('2026-03-05'), 'Mar 5'],
  [dayOfYear('2026-03-05'), 'Mar 5, 2026'],
  [dollars(1234.5), '$1,234.5000'],
])('writes %s', (text, expected) => {
  // Intl separates the time from AM and PM with a narrow space.
  expect(text.replaceAll('\u202f', ' ')).toBe(expected)
})

it('names the year of a day if it’s another one, in the viewer’s time zone', () => {
  const newYear = '2026-01-01T03:00:00Z'
  expect(dayWithOtherYear(newYear, new Date('2026-06-01'), 'UTC')).toBe('Jan 1')
  expect(dayWithOtherYear(newYear, new Date('2026-06-01'), 'America/New_York')).toBe('Dec 31, 2025')
})
