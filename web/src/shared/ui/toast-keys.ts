import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { focusMain } from './focus-main.ts'

/**
 * Keyboard access to toasts, even while a dialog traps the Tab key: F6 moves focus to the first button of the newest toast and
 * back, and Escape closes the focused toast. Closing the last toast also returns focus.
 */
export function useToastKeys(region: RefObject<HTMLElement | null>) {
  const previousFocus = useRef<Element | null>(null)
  const isInside = () => region.current?.contains(document.activeElement) ?? false
  // Not the last one in the region, which has successes before failures.
  const newest = (except?: Element | null) =>
    [...(region.current?.querySelectorAll<HTMLElement>('[data-toast]') ?? [])]
      .filter((toast) => toast !== except)
      .sort((one, other) => Number(one.dataset['toast']) - Number(other.dataset['toast']))
      .at(-1)
      ?.querySelector('button')
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
      const close = toastOf(document.activeElement)?.querySelector<HTMLElement>('[data-close]')
      if (event.key !== 'Escape' || !close) return
      event.stopPropagation()
      close.click()
    },
    /** Called with the pressed button before its toast is removed, so focus isn't lost. */
    onClose: (pressed: Element) => {
      if (!isInside()) return
      const next = newest(toastOf(pressed))
      if (next) next.focus()
      else restoreFocus()
    },
  }
}

function toastOf(element: Element | null): Element | null | undefined {
  return element?.closest('[data-toast]')
}
