import { GripVertical } from 'lucide-react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { Step } from './moves.ts'

const STEPS: Partial<Record<string, Step>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'top',
  End: 'bottom',
}

interface MoveHandleProps {
  title: string
  /** The element that explains the keys. */
  hintId: string
  onPointerDown: (event: PointerEvent<HTMLElement>) => void
  onMove: (step: Step) => void
}

/** Moves a prompt by dragging or with the arrow keys. */
export function MoveHandle({ title, hintId, onPointerDown, onMove }: MoveHandleProps) {
  const moveByKey = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(step)
  }
  return (
    <button
      type="button"
      data-handle
      aria-label={`Move ${title}`}
      aria-describedby={hintId}
      title="Drag to reorder"
      onPointerDown={onPointerDown}
      onKeyDown={moveByKey}
      className="flex size-9 cursor-grab! touch-none items-center justify-center rounded-lg text-ink-soft select-none hover:bg-sunken hover:text-ink active:cursor-grabbing!"
    >
      <GripVertical aria-hidden className="size-5" />
    </button>
  )
}
