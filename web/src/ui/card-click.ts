import type { MouseEvent } from 'react'

/** A click on a card itself: not on a control in it, and not the end of selecting some of its text. */
export function isCardClick({ target }: MouseEvent<HTMLElement>): boolean {
  const onControl = target instanceof Element && target.closest('a, button, [role=menu]') !== null
  return !onControl && window.getSelection()?.toString() === ''
}
