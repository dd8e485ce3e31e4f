import { timeAgo } from '@prompt-library/domain/time-ago'

/** Reckoned anew whenever it is shown: what the server said is of the moment it was asked. */
export function TimeAgo({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} title={new Date(iso).toLocaleString('en-US')}>
      {timeAgo(iso, new Date())}
    </time>
  )
}
