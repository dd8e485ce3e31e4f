/** The second click of a double click comes within this time. */
const DOUBLE_CLICK_MILLISECONDS = 300
const SAME_PLACE_PIXELS = 4

/** What is known of a click. */
export interface Click {
  /** When the person clicked, not when the page got around to it. */
  timeStamp: number
  /** How many clicks in a row the browser has counted; 0 for a key. */
  detail: number
  clientX: number
  clientY: number
  /** The button, link, menu item or card. */
  control: unknown
}

/** Whether both are one double click, if they are on the same thing. */
export function isSecondClick(first: Click, second: Click): boolean {
  return second.detail > 1 || second.timeStamp - first.timeStamp < DOUBLE_CLICK_MILLISECONDS
}

/**
 * Whether the second click of a double click has fallen on something that the first one brought to light: a button of a
 * question that has just opened, or a card under a dialog that has just closed.
 */
export function isStrayClick(first: Click | undefined, second: Click): boolean {
  if (!first?.control || !second.control || first.control === second.control) return false
  if (first.detail === 0 || second.detail === 0) return false
  const isSamePlace =
    Math.abs(first.clientX - second.clientX) <= SAME_PLACE_PIXELS &&
    Math.abs(first.clientY - second.clientY) <= SAME_PLACE_PIXELS
  return isSamePlace && isSecondClick(first, second)
}

let last: Click | undefined

/** The latest click, which caused what is happening now. */
export function lastClick(): Click | undefined {
  return last
}

window.addEventListener(
  'click',
  (event) => {
    const { timeStamp, detail, clientX, clientY, target } = event
    // a card opens wherever it is clicked
    const control = target instanceof Element ? target.closest('a, button, [role=menuitem], article') : null
    const click = { timeStamp, detail, clientX, clientY, control }
    // Several messages are closed one after the other, each in the place of the one before.
    const isOnMessage = control?.closest('[data-toasts]')
    if (isOnMessage || !isStrayClick(last, click)) {
      last = click
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
  },
  { capture: true },
)
