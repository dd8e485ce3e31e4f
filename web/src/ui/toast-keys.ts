import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { focusMain } from './focus-main.ts'

/**
 * The toasts by keyboard, also over a dialog, which keeps the Tab key to itself: F6 goes to the newest toast and back to
 * where one was, Escape there closes it. Whoever closes the last one is back where they were.
 */
export function useToastKeys(region: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null)
  const isInside = () => region.current?.contains(document.activeElement) ?? false
  const newest = (but?: Element) =>
    [...(region.current?.querySelectorAll('button') ?? [])].filter((button) => button !== but).at(-1)
  const goBack = () => {
    if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus()
    else focusMain()
  }

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      const toast = newest()
      if (event.key !== 'F6' || !toast) return
      event.preventDefault()
      if (isInside()) return goBack()
      toast.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })

  return {
    /** For the region: whichever way the focus came, by F6, by Tab or by a click, it goes back where it was. */
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (!region.current?.contains(relatedTarget)) before.current = relatedTarget
    },
    /** For the region: a dialog below must not close as well. */
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !(document.activeElement instanceof HTMLButtonElement)) return
      event.stopPropagation()
      document.activeElement.click()
    },
    /** Called before a toast goes, with its button: the focus must not go with it. */
    onClose: (closing: Element) => {
      if (!isInside()) return
      const next = newest(closing)
      if (next) next.focus()
      else goBack()
    },
  }
}
