import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { focusMain } from './focus-main.ts'

/**
 * Keyboard access to toasts, even while a dialog traps the Tab key: F6 moves focus to the newest toast and back, and Escape
 * closes the focused toast. Closing the last toast also returns focus.
 */
export function useToastKeys(region: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<Element | null>(null)
  const isInside = () => region.current?.contains(document.activeElement) ?? false
  const newest = (except?: Element) =>
    [...(region.current?.querySelectorAll('button') ?? [])].filter((button) => button !== except).at(-1)
  const restoreFocus = () => {
    const { current } = previousFocus
    if (current instanceof HTMLElement && current.isConnected) current.focus()
    else focusMain()
  }

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const toast = newest()
      if (event.key !== 'F6' || !toast) return
      event.preventDefault()
      if (isInside()) return restoreFocus()
      toast.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  return {
    /** For the region: remembers the previous focus, whether it came by F6, Tab, or click. */
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!region.current?.contains(relatedTarget)) previousFocus.current = relatedTarget
    },
    /** For the region: Escape must not also close a dialog below. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(document.activeElement instanceof HTMLButtonElement)) return
      event.stopPropagation()
      document.activeElement.click()
    },
    /** Called with the close button before its toast is removed, so focus isn't lost. */
    onClose: (closing: Element) => {
      if (!isInside()) return
      const next = newest(closing)
      if (next) next.focus()
      else restoreFocus()
    },
  }
}
