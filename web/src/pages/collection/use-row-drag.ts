import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'

/** A shorter movement is a click. */
const DRAG_PIXELS = 4
/** Dragging this close to the top or bottom of the window scrolls. */
const EDGE_PIXELS = 96
const SCROLL_PIXELS = 12

interface RowDragOptions {
  /** Its children are the rows. */
  list: RefObject<HTMLElement | null>
  onDrop: (id: number, to: number) => void
}

/** Drags a row of a list by its handle, with a mouse, pen, or finger. The handle needs `touch-action: none`. */
export function useRowDrag({ list, onDrop }: RowDragOptions) {
  const [drag, setDrag] = useState<{ id: number; to: number }>()
  const stop = useRef<() => void>(undefined)
  useEffect(() => () => stop.current?.(), [])

  const startDrag = (event: PointerEvent<HTMLElement>, id: number) => {
    if (event.button !== 0 || !event.isPrimary) return
    const handle = event.currentTarget
    const { clientY: startY, pointerId } = event
    const row = [...(list.current?.children ?? [])].find((child) => child.contains(handle))
    const listening = new AbortController()
    const { signal } = listening
    let y = startY
    let to: number | undefined
    let frame = 0
    const update = () => {
      to = placeAtHeight(list.current, { y, row })
      setDrag({ id, to })
    }
    // Scrolls for as long as the pointer is near an edge, even if it doesn't move.
    const scroll = () => {
      // A refetch can remove the row, and the browser reports that only when the pointer moves.
      if (!handle.isConnected) return end()
      const step = scrollStep(y)
      if (step !== 0) {
        window.scrollBy({ top: step, behavior: 'instant' })
        update()
      }
      frame = requestAnimationFrame(scroll)
    }
    const end = () => {
      listening.abort()
      cancelAnimationFrame(frame)
      setDrag(undefined)
    }
    const follow = ({ clientY }: { clientY: number }) => {
      y = clientY
      if (to === undefined && Math.abs(y - startY) < DRAG_PIXELS) return
      if (to === undefined) frame = requestAnimationFrame(scroll)
      update()
    }
    const drop = () => {
      end()
      if (to !== undefined) onDrop(id, to)
    }
    stop.current?.()
    stop.current = end
    handle.setPointerCapture(pointerId)
    // On the document: a handle that has left the page gets no events.
    const listen = (type: 'pointermove' | 'pointerup' | 'lostpointercapture', run: typeof follow) =>
      document.addEventListener(type, (event) => event.pointerId === pointerId && run(event), { signal })
    listen('pointermove', follow)
    listen('pointerup', drop)
    listen('lostpointercapture', end)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(), { signal })
  }
  return { drag, startDrag }
}

/** The place a row would have if it were dropped at this height: after all other rows whose middle is above it. */
function placeAtHeight(
  list: HTMLElement | null,
  { y, row }: { y: number; row: Element | undefined },
): number {
  const others = [...(list?.children ?? [])].filter((child) => child !== row)
  return others.filter((other) => {
    const { top, bottom } = other.getBoundingClientRect()
    return (top + bottom) / 2 < y
  }).length
}

function scrollStep(y: number): number {
  if (y < EDGE_PIXELS) return -SCROLL_PIXELS
  return y > window.innerHeight - EDGE_PIXELS ? SCROLL_PIXELS : 0
}
