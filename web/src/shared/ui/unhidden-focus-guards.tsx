import { useLayoutEffect } from 'react'

/**
 * Base UI puts empty, focusable guards around a popup and hides them from screen readers. Focusable elements must not be
 * hidden (WCAG 4.1.2), so this unhides them; they move focus on immediately anyway. Render it inside each popup.
 */
export function UnhiddenFocusGuards() {
  useLayoutEffect(() => {
    unhide()
    // Some guards are added after the popup.
    const observer = new MutationObserver(unhide)
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [])
  return null
}

function unhide(): void {
  for (const guard of document.querySelectorAll<HTMLElement>('[data-base-ui-focus-guard][aria-hidden]')) {
    // Around an item that opens more items. A menu can have only items, and Tab closes it.
    if (guard.closest('[role=menu]')) guard.tabIndex = -1
    else guard.removeAttribute('aria-hidden')
  }
}
