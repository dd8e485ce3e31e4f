// What is asked when a form with unsaved text is left, and when the browser asks.
import { useEffect } from 'react'

let isLeavingAllowed = false

/** Called before the app itself leaves the site, after it has saved unsaved text. */
export function allowLeaving(): void {
  isLeavingAllowed = true
}

/** Has the browser confirm before a reload or closed tab loses unsaved text. */
export function useUnloadGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    isLeavingAllowed = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!isLeavingAllowed) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}

/** Asked before leaving a form inside the app. */
export const NOT_SAVED = {
  title: 'Leave without saving?',
  text: 'You have unsaved changes. If you leave now, you’ll lose them.',
  confirm: 'Discard changes',
  cancel: 'Keep editing',
  dangerous: true,
}
