import { focusMain } from './focus-main.ts'

/** What is gone, or a dialog over it, keeps the focus until it has faded out. */
const CHECK_MILLISECONDS = 100
const CHECKS_MAX = 20

let timer: ReturnType<typeof setInterval>
let wanted: HTMLElement | null = null

/** Moves the focus to an element, or else to the page, if what had it is gone. A change and the list it changes can both ask. */
export function keepFocus(next: HTMLElement | null = null): void {
  clearInterval(timer)
  wanted = next ?? wanted
  let checks = 0
  timer = setInterval(() => {
    checks += 1
    const isLost = document.activeElement === document.body
    if (!isLost && checks < CHECKS_MAX) return
    clearInterval(timer)
    if (isLost && wanted?.isConnected) wanted.focus()
    else if (isLost) focusMain()
    wanted = null
  }, CHECK_MILLISECONDS)
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
