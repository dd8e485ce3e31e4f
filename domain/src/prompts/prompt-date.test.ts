import { describe, expect, it } from 'vitest'
import { promptDate } from './prompt-date.ts'

describe('promptDate', () => {
  it.each([
    ['2026-03-05T12:00:00.000Z', 'UTC', 'Mar 5, 2026'],
    ['2026-12-31T23:30:00Z', 'UTC', 'Dec 31, 2026'],
    ['2026-12-31T23:30:00Z', 'Europe/Berlin', 'Jan 1, 2027'],
    ['2026-03-05T02:00:00Z', 'America/New_York', 'Mar 4, 2026'],
    ['2026-03-05T02:00:00+05:00', 'UTC', 'Mar 4, 2026'],
  ])('shows %s in %s as %s', (iso, timeZone, shown) => {
    expect(promptDate(iso, timeZone)).toBe(shown)
  })

  it('uses the viewer’s time zone by default', () => {
    const here = Intl.DateTimeFormat().resolvedOptions().timeZone
    expect(promptDate('2026-03-05T02:00:00Z')).toBe(promptDate('2026-03-05T02:00:00Z', here))
  })

  it.each([null, undefined, '', 'soon', '5', '2026-13-45', '2026-03-05Tnoon'])(
    'shows %j as Unknown',
    (value) => {
      expect(promptDate(value)).toBe('Unknown')
    },
  )
})
