import { focusMain } from './focus-main.ts'

/** Until what is gone has faded out, it keeps the focus. */
const FADE_MILLISECONDS = 300

let timer: ReturnType<typeof setTimeout>
let wanted: HTMLElement | null = null

/** Moves the focus to an element, or else to the page, if what had it is gone. A change and the list it changes can both ask. */
export function keepFocus(next: HTMLElement | null = null): void {
  clearTimeout(timer)
  wanted = next ?? wanted
  timer = setTimeout(() => {
    if (document.activeElement === document.body) {
      if (wanted?.isConnected) wanted.focus()
      else focusMain()
    }
    wanted = null
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
