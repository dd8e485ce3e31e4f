import { ENHANCEMENTS_PER_HOUR } from '@prompt-library/domain/limits'
import { Gauge } from 'lucide-react'
import { clockTime } from '../../shared/lib/format.ts'
import type { EnhancementLimit } from './api.ts'

/** How many enhancements the user has left this hour. */
export function AllowanceNotice({ limit }: { limit: EnhancementLimit }) {
  const { remaining, reset_time: reset } = limit
  if (remaining === null) return null
  const max = limit.limit ?? ENHANCEMENTS_PER_HOUR
  return (
    <p className="flex items-start gap-2 text-sm text-ink-soft">
      <Gauge aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        <strong className="font-semibold text-ink">
          {remaining} of {max} enhancements remaining
        </strong>
        {reset ? (
          <>
            {' '}
            until <time dateTime={reset}>{clockTime(reset)}</time>
          </>
        ) : (
          '. Your hour starts when you use one'
        )}
        .
      </span>
    </p>
  )
}
