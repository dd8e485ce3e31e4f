/**
 * Makes a click outside a menu only close the menu. Otherwise it would also open the card or close the dialog under the
 * pointer.
 */
export function swallowClick(press: Event): void {
  if (press.type === 'click') {
    swallow(press)
    return
  }
  const controller = new AbortController()
  const options = { capture: true, once: true, signal: controller.signal }
  // Selects open and fields take focus on mousedown, before the click.
  window.addEventListener('mousedown', (event) => event.preventDefault(), options)
  window.addEventListener('click', swallow, options)
  // Stop swallowing after that click, or at the next input if the pointer moved away and no click came.
  for (const next of ['click', 'pointerdown', 'keydown'])
    window.addEventListener(next, () => controller.abort(), options)
}

function swallow(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}
