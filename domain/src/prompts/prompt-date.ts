/** The day of a time as it is shown, 'Mar 5, 2026': where the viewer is, unless a time zone is given. */
export function promptDate(iso: string | null | undefined, timeZone?: string): string {
  // Date would make something of almost any text
  if (!iso || !/^\d{4}-\d{2}-\d{2}/.test(iso)) return 'Unknown'
  const date = new Date(iso)
  if (Number.isNaN(date.getTime())) return 'Unknown'
  return formatIn(timeZone).format(date)
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** A format takes a hundred times as long to make as to use. That of the viewer is made each time: viewers travel. */
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
