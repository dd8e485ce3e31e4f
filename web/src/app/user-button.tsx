import { ChevronDown, CircleUser } from 'lucide-react'
import type { ComponentProps } from 'react'

/** Opens the user menu. Rendered alone until the menu has loaded. */
export function UserButton({ name, ...rest }: { name: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      {...rest}
      className="flex min-h-10 min-w-0 max-w-56 items-center gap-2 rounded-lg px-2 font-medium sm:text-sm hover:bg-sunken data-popup-open:bg-sunken"
    >
      <CircleUser aria-hidden className="size-5 shrink-0 text-brand-ink sm:hidden" />
      <span className="truncate max-sm:sr-only">{name}</span>
      <ChevronDown aria-hidden className="size-4 shrink-0 max-sm:hidden" />
    </button>
  )
}
