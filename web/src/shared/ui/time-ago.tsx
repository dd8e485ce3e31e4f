import { timeAgo } from '@prompt-library/domain/people/time-ago'
import { useEffect, useState } from 'react'
import { fullTime } from '../lib/format.ts'

const MINUTE = 60_000

/** A relative time, recalculated every minute; the server's `time_ago` goes stale. */
export function TimeAgo({ iso }: { iso: string }) {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE)
    return () => clearInterval(timer)
  }, [])
  return (
    <time dateTime={iso} title={fullTime(iso)}>
      {timeAgo(iso, now)}
    </time>
  )
}
