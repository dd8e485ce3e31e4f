import type { KeyboardEvent } from 'react'

/**
 * Arrow keys, Home, and End move between the elements with `data-stop`. A letter goes to the filter, or without one to the
 * next button that starts with it.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const { key, currentTarget } = event
  const target = event.target as HTMLElement
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.indexOf(target)
  const isTyping = target instanceof HTMLInputElement
  if (event.nativeEvent.isComposing || (isTyping && at < 0)) return
  if (event.ctrlKey || event.metaKey || event.altKey) return

  const next = isTyping && isForText(key) ? undefined : stopFor(key, stops, at)
  next?.focus()
  // A letter also has to arrive in the filter.
  if (next && !(next instanceof HTMLInputElement && key.length === 1)) event.preventDefault()
}

/** In a field, these keys move the cursor. */
function isForText(key: string): boolean {
  return key.length === 1 || key === 'Home' || key === 'End'
}

function stopFor(key: string, stops: readonly HTMLElement[], at: number): HTMLElement | undefined {
  switch (key) {
    case 'ArrowDown':
      return stops[at + 1] ?? stops[0]
    case 'ArrowUp':
      return at > 0 ? stops[at - 1] : stops.at(-1)
    case 'Home':
      return stops[0]
    case 'End':
      return stops.at(-1)
    default:
      return key.length === 1 && key !== ' ' ? stopForLetter(key, stops, at) : undefined
  }
}

function stopForLetter(letter: string, stops: readonly HTMLElement[], at: number): HTMLElement | undefined {
  const filter = stops.find((stop) => stop instanceof HTMLInputElement)
  const startsWithLetter = ({ textContent }: HTMLElement) =>
    textContent.trim().toLowerCase().startsWith(letter.toLowerCase())
  return filter ?? [...stops.slice(at + 1), ...stops.slice(0, at + 1)].find(startsWithLetter)
}
