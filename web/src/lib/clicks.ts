/** The longest gap between the two clicks of a double click. */
const DOUBLE_CLICK_MILLISECONDS = 300
const SAME_PLACE_PIXELS = 4

export interface Click {
  /** When the user clicked, not when the page handled it. */
  timeStamp: number
  /** The browser's count of consecutive clicks, or 0 for a key. */
  detail: number
  clientX: number
  clientY: number
  /** The button, link, menu item, option, or card. */
  control: unknown
}

/** Whether two clicks on the same control are one double click. */
export function isSecondClick(first: Click, second: Click): boolean {
  return second.detail > 1 || second.timeStamp - first.timeStamp < DOUBLE_CLICK_MILLISECONDS
}

/**
 * Whether the second click of a double click hit a control the first one revealed: a button in a dialog that just opened,
 * or a card below a dialog that just closed.
 */
export function isStrayClick(first: Click | undefined, second: Click): boolean {
  if (!first?.control || !second.control || first.control === second.control) return false
  if (first.detail === 0 || second.detail === 0) return false
  const isSamePlace =
    Math.abs(first.clientX - second.clientX) <= SAME_PLACE_PIXELS &&
    Math.abs(first.clientY - second.clientY) <= SAME_PLACE_PIXELS
  return isSamePlace && isSecondClick(first, second)
}

/** Whether a double click hit a link or card twice. Following it twice would take two steps to go back. */
function isFollowedTwice(first: Click | undefined, { detail, control }: Click): boolean {
  return (
    detail > 1 && first?.control === control && control instanceof Element && control.matches('a, article')
  )
}

let last: Click | undefined

/** The latest click, which triggered the current action. */
export function lastClick(): Click | undefined {
  return last
}

/** Called for a click that did nothing but close a menu: the next one is the first that counts. */
export function forgetClick(): void {
  last = undefined
}

window.addEventListener(
  'click',
  (event) => {
    const { timeStamp, detail, clientX, clientY, target } = event
    // A card opens wherever it's clicked.
    const control =
      target instanceof Element ? target.closest('a, button, [role=menuitem], [role=option], article') : null
    const click = { timeStamp, detail, clientX, clientY, control }
    // When a toast closes, the next one moves into its place, so closing them in quick succession is intended.
    const closesToast = control?.closest('[data-toasts] [data-close]')
    if (closesToast || !(isStrayClick(last, click) || isFollowedTwice(last, click))) {
      last = click
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  { capture: true },
)
