import type { MouseEvent } from 'react'

/** A click on a card itself: not on a control in it, and not the end of selecting some of its text. */
export function isCardClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  // React also reports clicks in a dialog that a part of the card has opened, which is elsewhere on the page.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return target.closest('a, button, [role=menu]') === null && window.getSelection()?.toString() === ''
}
