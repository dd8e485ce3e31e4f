// Which card J and K move to, how far the page scrolls, and which buttons the other keys press.

/** Space between a card and the edge of the window or the header. */
const GAP_PIXELS = 16

/** Focuses the title of the card or row `step` cards after the focused one, or of the first card. False if there are no cards. */
export function focusCard(step: 1 | -1): boolean {
  const cards = listCards()
  const focused = focusedCard()
  const current = focused ? cards.indexOf(focused) : -1
  const index = nextIndex({ current, step, count: cards.length })
  const card = cards[index]
  if (!card) return false
  card.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true })
  const header = document.querySelector('header')?.getBoundingClientRect()
  const { top, bottom } = card.getBoundingClientRect()
  const room = { top: Math.max(0, header?.bottom ?? 0) + GAP_PIXELS, bottom: window.innerHeight - GAP_PIXELS }
  window.scrollBy({ top: scrollNeeded({ top, bottom }, room), behavior: 'instant' })
  return true
}

export function focusedCard(): HTMLElement | undefined {
  return listCards().find((card) => card.contains(document.activeElement))
}

export function promptIdOf(card: HTMLElement | undefined): number | undefined {
  const id = card?.dataset['promptId']
  return id === undefined ? undefined : Number(id)
}

export function copyButton(card: HTMLElement | undefined): HTMLButtonElement | undefined {
  return card?.querySelector<HTMLButtonElement>('[data-copy]') ?? undefined
}

/** Of a card, or of the dialog that shows a prompt. */
export function saveButton(place: HTMLElement | undefined): HTMLButtonElement | undefined {
  return place?.querySelector<HTMLButtonElement>('[data-save]') ?? undefined
}

/** Starts at the first card and stops at either end. -1 if there are no cards. */
export function nextIndex({
  current,
  step,
  count,
}: {
  current: number
  step: number
  count: number
}): number {
  return Math.min(Math.max(0, current === -1 ? 0 : current + step), count - 1)
}

interface Span {
  top: number
  bottom: number
}

/** How far to scroll to show all of a card, or its top if it's taller than the room for it. */
export function scrollNeeded(card: Span, room: Span): number {
  const above = card.top - room.top
  const below = card.bottom - room.bottom
  return above < 0 ? above : Math.max(0, Math.min(above, below))
}

function listCards(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-prompt-id], [data-row]')]
}
