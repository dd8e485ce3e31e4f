// Dates in the console's charts and tables.

export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={new Date(iso).toLocaleString('en-US')} className="whitespace-nowrap">
      {new Date(iso).toLocaleDateString('en-US')}
    </time>
  )
}

/** Formats the server's date without converting it to the user's time zone. */
export function dayName(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
