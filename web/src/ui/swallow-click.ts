/**
 * Keeps a press outside a menu from doing anything but closing it: it would also open the card, or close the dialog, that
 * happens to be under the pointer.
 */
export function swallowClick(press: Event): void {
  if (press.type === 'click') {
    swallow(press)
    return
  }
  const over = new AbortController()
  const options = { capture: true, once: true, signal: over.signal }
  // a list of choices would open, and a field would take the focus, before there is a click
  window.addEventListener('mousedown', (event) => event.preventDefault(), options)
  window.addEventListener('click', swallow, options)
  // Stop swallowing after that click, or at the next input if the pointer moved away and no click came.
  for (const next of ['click', 'pointerdown', 'keydown'])
    window.addEventListener(next, () => over.abort(), options)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
