import { useLayoutEffect } from 'react'

/**
 * Base UI sets empty, focusable guards around a popup and hides them from screen readers; what can take the focus must
 * not be hidden (WCAG 4.1.2), and the guards pass the focus on at once in any case. Stands inside each popup.
 */
export function UnhiddenFocusGuards() {
  useLayoutEffect(() => {
    unhide()
    // some guards come only after the popup
    const observer = new MutationObserver(unhide)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}

function unhide(): void {
  for (const guard of document.querySelectorAll('[data-base-ui-focus-guard][aria-hidden]')) {
    guard.removeAttribute('aria-hidden')
  }
}
