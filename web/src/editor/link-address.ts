export const ALLOWED_ADDRESS = /^(?:https?|mailto|tel):/i

/** Restricts a link to web, email, and telephone addresses; anything else becomes a blank link. */
export function linkAddress(href: string | null | undefined): string {
  const address = href?.trim() ?? ''
  return ALLOWED_ADDRESS.test(address) ? address : 'about:blank'
}

/** Completes an address typed by the user, such as `example.edu`; undefined if it's invalid. */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/\s/.test(typed)) return undefined
  if (ALLOWED_ADDRESS.test(typed)) return /^[a-z]+:(?:\/\/)?[^/]/i.test(typed) ? typed : undefined
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(typed)) return `mailto:${typed}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u.test(typed)
    ? `https://${typed}`
    : undefined
}
