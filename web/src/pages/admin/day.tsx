import { fullTime, shortDate } from '../../shared/lib/format.ts'
// A date in the console's tables.

export function Day({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={fullTime(iso)} className="whitespace-nowrap">
      {shortDate(iso)}
    </time>
  )
}
