/** Formats a date as 'Mar 5, 2026', in the viewer's time zone by default. */
export function promptDate(iso: string | null | undefined, timeZone?: string): string {
  // The Date constructor accepts almost any text.
  if (!iso || !/^\d{4}-\d{2}-\d{2}/.test(iso)) return 'Unknown'
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Unknown'
  return formatIn(timeZone).format(date)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * Creating a formatter takes a hundred times as long as using it, so they are cached. The one for the viewer's time zone
 * isn't, because that zone can change.
 */
function formatIn(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = timeZone && formats.get(timeZone)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-US', {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone,
  })
  if (timeZone) formats.set(timeZone, format)
  return format
}
