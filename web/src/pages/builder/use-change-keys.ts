import { type KeyboardEvent, useRef } from 'react'

/** Moves between changes by the arrow keys. */
export function useChangeKeys() {
  const list = useRef<HTMLElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    const hasModifier = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    const focused = cards.findIndex((card) => card.contains(document.activeElement))
    if (!isArrow || hasModifier || focused === -1) return
    event.preventDefault()
    const step = event.key === 'ArrowDown' ? 1 : -1
    const next = cards[(focused + step + cards.length) % cards.length]
    next?.focus()
    next?.scrollIntoView({ block: 'nearest' })
  }
  return { list, onKeyDown }
}
