import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps } from 'react'

interface MoreButtonProps extends ComponentProps<'button'> {
  'aria-label': string
}

/** A button with three dots that opens a menu. */
export function MoreButton(props: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className="flex size-9 items-center justify-center rounded-lg text-ink-soft hover:bg-sunken hover:text-ink data-popup-open:bg-sunken"
    >
      <EllipsisVertical aria-hidden className="size-5" />
    </button>
  )
}
