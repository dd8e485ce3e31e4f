import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react'
import { useEffect } from 'react'
import { letterOf } from '../../shared/lib/letter-of-key.ts'
import { singleKeys } from '../../shared/lib/single-keys.ts'

interface NeighborsProps {
  /** In the list, such as “2 of 7”. */
  position: string | undefined
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  /** While a decision is being made. */
  isBlocked: boolean
}

/** Leads to the previous and the next entry of a list, by button and by key. */
export function Neighbors({ position, onPrevious, onNext, isBlocked }: NeighborsProps) {
  const hasKeys = singleKeys.use()
  useEffect(() => {
    if (!hasKeys || isBlocked) return
    const move = (event: KeyboardEvent) => {
      const { target, altKey, ctrlKey, metaKey, shiftKey } = event
      const isTyping = target instanceof Element && target.matches('input, textarea, select')
      if (altKey || ctrlKey || metaKey || shiftKey || isTyping) return
      const letter = letterOf(event)
      if (letter === 'j') onNext?.()
      if (letter === 'k') onPrevious?.()
    }
    document.addEventListener('keydown', move)
    return () => document.removeEventListener('keydown', move)
  })
  if (!position) return null
  return (
    <>
      <p role="status" className="mr-1 self-center text-sm whitespace-nowrap text-ink-soft">
        {position}
      </p>
      <Neighbor
        icon={ChevronLeft}
        name="Previous prompt"
        letter={hasKeys && 'K'}
        onClick={isBlocked ? undefined : onPrevious}
      />
      <Neighbor
        icon={ChevronRight}
        name="Next prompt"
        letter={hasKeys && 'J'}
        onClick={isBlocked ? undefined : onNext}
      />
    </>
  )
}

interface NeighborProps {
  icon: LucideIcon
  name: string
  letter: string | false
  onClick: (() => void) | undefined
}

/** At an end of the list, it keeps the focus but does nothing. */
function Neighbor({ icon: Icon, name, letter, onClick }: NeighborProps) {
  return (
    <button
      type="button"
      aria-label={name}
      aria-keyshortcuts={letter || undefined}
      title={letter ? `${name} (${letter})` : name}
      aria-disabled={onClick ? undefined : true}
      onClick={onClick}
      className="rounded-lg p-2 text-ink-soft not-aria-disabled:hover:bg-sunken not-aria-disabled:hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-40"
    >
      <Icon aria-hidden className="size-5" />
    </button>
  )
}
