import { EllipsisVertical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

interface MoreButtonProps extends ComponentProps<'button'> {
  'aria-label': string
  /** For a coloured surface with white text. */
  onColour?: boolean
}

/** The three dots that open a menu. */
export function MoreButton({ onColour = false, ...rest }: MoreButtonProps) {
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...rest}
      className={classNames(
        'flex size-9 items-center justify-center rounded-lg',
        onColour
          ? 'outline-white hover:bg-black/20'
          : 'border border-line-strong text-ink hover:bg-sunken data-popup-open:bg-sunken',
      )}
    >
      <EllipsisVertical aria-hidden className={onColour ? 'size-5' : 'size-4'} />
    </button>
  )
}
