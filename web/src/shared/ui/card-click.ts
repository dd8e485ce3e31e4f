import type { MouseEvent } from 'react'

/** Whether the card itself was clicked, not a control inside it, and not to select text. */
export function isCardClick({ target, currentTarget }: MouseEvent<HTMLElement>): boolean {
  // React events also bubble from dialogs rendered by the card, which are elsewhere in the DOM.
  if (!(target instanceof Element) || !currentTarget.contains(target)) return false
  return (
    target.closest('a, button, [role=menu], [role=dialog]') === null &&
    window.getSelection()?.toString() === ''
  )
}
