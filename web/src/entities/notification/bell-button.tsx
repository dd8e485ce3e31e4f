import { cappedCount } from '@prompt-library/domain/text/capped-count'
import { Bell } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Opens the notifications. Also shown alone until their code has loaded. */
export function BellButton({ unread, ...rest }: { unread: number } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={unread > 0 ? `Notifications, ${cappedCount(unread)} unread` : 'Notifications'}
      title="Notifications"
      className="relative flex size-10 items-center justify-center rounded-lg hover:bg-sunken data-popup-open:bg-sunken"
    >
      <Bell aria-hidden className="size-5" />
      {unread > 0 && (
        <span
          aria-hidden
          className="absolute top-0 right-0 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-semibold text-white tabular-nums"
        >
          {cappedCount(unread)}
        </span>
      )}
    </button>
  )
}
