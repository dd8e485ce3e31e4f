import { ChevronDown, ChevronUp } from 'lucide-react'
import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

interface MoveButtonsProps {
  title: string
  /** The prompt's place in the collection, from 0. */
  place: number
  total: number
  upButton: RefObject<HTMLButtonElement | null>
  onMove: (place: number) => void
}

/** Buttons that move a prompt up or down in its collection. */
export function MoveButtons({ title, place, total, upButton, onMove }: MoveButtonsProps) {
  const pressed = useRef<HTMLElement>(null)
  // Browsers drop the focus of an element that moves in the page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after the place has changed
  useLayoutEffect(() => {
    pressed.current?.focus()
    pressed.current = null
  }, [place])
  const propsOf = (direction: 'up' | 'down', to: number) => ({
    type: 'button' as const,
    'aria-label': `Move ${title} ${direction}`,
    title: `Move ${direction}`,
    // Unlike disabled, this keeps the focus.
    'aria-disabled': to < 0 || to >= total,
    onClick: ({ currentTarget }: MouseEvent<HTMLElement>) => {
      if (to < 0 || to >= total) return
      pressed.current = currentTarget
      onMove(to)
    },
    className:
      'flex size-9 items-center justify-center rounded-lg text-ink-soft select-none hover:bg-sunken hover:text-ink aria-disabled:opacity-40 print:hidden',
  })
  return (
    <>
      <button ref={upButton} {...propsOf('up', place - 1)}>
        <ChevronUp aria-hidden className="size-5" />
      </button>
      <button {...propsOf('down', place + 1)}>
        <ChevronDown aria-hidden className="size-5" />
      </button>
    </>
  )
}
