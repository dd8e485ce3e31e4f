import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface MoreButtonProps extends ComponentProps<'button'> {
  'aria-label': string
  /** For a colored surface with white text. */
  onColor?: boolean
}

/** A button with three dots that opens a menu. */
export function MoreButton({ onColor = false, ...rest }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={classNames(
        'flex size-9 items-center justify-center rounded-lg',
        onColor
          ? 'outline-white hover:bg-black/20'
          : 'border border-line-strong text-ink hover:bg-sunken data-popup-open:bg-sunken',
      )}
    >
      <EllipsisVertical aria-hidden className={onColor ? 'size-5' : 'size-4'} />
    </button>
  )
}
