import { focusMain } from './focus-main.ts'

/** Until what is gone has faded out, it keeps the focus. */
const FADE_MILLISECONDS = 300

/** Moves the focus to an element, or else to the page, if what had it is gone. */
export function keepFocus(next?: HTMLElement | null): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    if (next?.isConnected) next.focus()
    else focusMain()
  }, FADE_MILLISECONDS)
}

/** A ref for a list: when the row with the focus disappears, the next row gets it, or else the one before. */
export function keepFocusInList(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined
  const observer = new MutationObserver((changes) => {
    const gone = changes.find(({ removedNodes }) => removedNodes.length > 0)
    const beside = gone?.nextSibling ?? gone?.previousSibling
    if (gone) keepFocus(beside instanceof Element ? beside.querySelector<HTMLElement>('a, button') : null)
  })
  observer.observe(list, { childList: true })
  return () => observer.disconnect()
}
