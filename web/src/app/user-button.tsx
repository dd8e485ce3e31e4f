import { cappedCount } from '@prompt-library/domain/text/capped-count'
import { ChevronDown, CircleUser } from 'lucide-react'
import type { ComponentProps } from 'react'

interface UserButtonProps extends ComponentProps<'button'> {
  name: string
  /** How many prompts need this curator. */
  toDo?: number
}

/** Opens the user menu. Rendered alone until the menu has loaded. */
export function UserButton({ name, toDo = 0, ...rest }: UserButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-10 min-w-0 max-w-56 items-center gap-2 rounded-lg px-2 font-medium sm:text-sm hover:bg-sunken data-popup-open:bg-sunken"
    >
      <CircleUser aria-hidden className="size-5 shrink-0 text-brand-ink sm:hidden" />
      <span className="truncate max-sm:sr-only">{name}</span>
      {toDo > 0 && (
        <span className="min-w-5 shrink-0 rounded-full bg-brand px-1 text-center text-xs leading-5 font-semibold text-white tabular-nums">
          <span className="sr-only">to review: </span>
          {cappedCount(toDo)}
        </span>
      )}
      <ChevronDown aria-hidden className="size-4 shrink-0 max-sm:hidden" />
    </button>
  )
}
