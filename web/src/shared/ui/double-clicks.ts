/** The longest gap between the two clicks of a double click, for those that the browser doesn't count as one. */
const GAP_MILLISECONDS = 300
const SAME_PLACE_PIXELS = 4

/** Acting twice would undo the first action, send it twice, or take two steps to go back. */
const ACTS_ONCE = 'a, article, [role=menuitem], [data-once]'

export interface Click {
  /** When the user clicked, not when the page handled it. */
  timeStamp: number
  /** The browser's count of consecutive clicks, or 0 for a key. */
  detail: number
  clientX: number
  clientY: number
  /** The button, link, menu item, option, or card. */
  control: { matches: (selector: string) => boolean } | null
}

/**
 * Which clicks are ignored as the rest of a double click: on a control that acts once, or on one that the first click
 * revealed, such as a button in a dialog that just opened or a card below a dialog that just closed.
 */
export function isRepeat(first: Click | undefined, second: Click, gap = GAP_MILLISECONDS): boolean {
  if (!first?.control || !second.control) return false
  if (second.detail <= 1 && second.timeStamp - first.timeStamp >= gap) return false
  if (first.control === second.control) return second.control.matches(ACTS_ONCE)
  const areKeys = first.detail === 0 || second.detail === 0
  return (
    !areKeys &&
    Math.abs(first.clientX - second.clientX) <= SAME_PLACE_PIXELS &&
    Math.abs(first.clientY - second.clientY) <= SAME_PLACE_PIXELS
  )
}

let last: Click | undefined
let longestGap = GAP_MILLISECONDS

/**
 * Drops the second click of a double click. It can arrive before React has rendered the result of the first, so the page
 * can't tell. Component tests click faster than people, so there only the browser's own double clicks count.
 */
export function ignoreDoubleClicks(gap = GAP_MILLISECONDS): void {
  longestGap = gap
  // Not the window, where a click that only closes a menu ends: the next one is the first that counts.
  document.addEventListener('click', handle, { capture: true })
  // No one types between the two clicks of a double click.
  document.addEventListener('input', forgetLast, { capture: true })
}

function forgetLast(): void {
  last = undefined
}

function handle(event: MouseEvent): void {
  const { timeStamp, detail, clientX, clientY, target } = event
  // A card opens wherever it's clicked.
  const control =
    target instanceof Element ? target.closest('a, button, [role=menuitem], [role=option], article') : null
  const click = { timeStamp, detail, clientX, clientY, control }
  // When a toast closes, the next one moves into its place, so closing them in quick succession is intended.
  const closesToast = control?.closest('[data-toasts] [data-close]')
  if (closesToast || !isRepeat(last, click, longestGap)) {
    last = click
    return
  }
  // A key that's held down clicks again and again.
  if (last) last.timeStamp = timeStamp
  event.preventDefault()
  event.stopImmediatePropagation()
}
