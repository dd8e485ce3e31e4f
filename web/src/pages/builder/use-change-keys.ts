import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { Decision } from '../../shared/changes/part.ts'
import { letterOf } from '../../shared/lib/letter-of-key.ts'
import { singleKeys } from '../../shared/lib/single-keys.ts'

/** Moves between changes and decides on them by key. Letters work only if the user hasn't turned off single keys. */
export function useChangeKeys(decide: (index: number, decision: Decision) => void) {
  const list = useRef<HTMLElement>(null)
  /** The change that last had the focus, also by mouse. */
  const last = useRef(-1)
  useEffect(() => {
    const remember = () => {
      last.current = focusedIn(list.current) ?? last.current
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])

  /** Focuses the next change, or the first one after the last. */
  const move = (by: 1 | -1) => {
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-change]') ?? [])]
    if (cards.length === 0) return
    const from = last.current === -1 && by === -1 ? 0 : last.current
    const next = (from + by + cards.length) % cards.length
    cards[next]?.focus()
    cards[next]?.scrollIntoView({ block: 'nearest' })
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event, focusedIn(list.current))
    if (!action) return
    event.preventDefault()
    action()
  }

  const actionOf = (event: KeyboardEvent, focused: number | undefined) => {
    const { key, shiftKey, altKey, ctrlKey, metaKey } = event
    const letter = letterOf(event)
    if (altKey || ctrlKey || metaKey || shiftKey) return undefined
    if (focused !== undefined && key === 'ArrowDown') return () => move(1)
    if (focused !== undefined && key === 'ArrowUp') return () => move(-1)
    if (!singleKeys.get()) return undefined
    if (letter === 'j') return () => move(1)
    if (letter === 'k') return () => move(-1)
    if (focused === undefined || event.repeat) return undefined
    if (letter === 'a') return () => decide(focused, 'accepted')
    return letter === 'r' ? () => decide(focused, 'rejected') : undefined
  }
  return { list, onKeyDown }
}

/** The index of the change that has the focus. */
function focusedIn(list: HTMLElement | null): number | undefined {
  const card = document.activeElement?.closest<HTMLElement>('[data-change]')
  return card && list?.contains(card) ? Number(card.dataset['change']) : undefined
}
