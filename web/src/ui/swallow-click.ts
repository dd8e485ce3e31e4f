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
  // whatever comes after the click, or instead of it where the pointer was moved away, is meant
  for (const next of ['click', 'pointerdown', 'keydown'])
    window.addEventListener(next, () => over.abort(), options)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
