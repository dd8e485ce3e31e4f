export const ALLOWED_ADDRESS = /^(?:https?|mailto|tel):/i

/** Where a link in the editor leads: only the web, an e-mail address or a telephone number. */
export function linkAddress(href: string | null | undefined): string {
  const address = href?.trim() ?? ''
  return ALLOWED_ADDRESS.test(address) ? address : 'about:blank'
}

/** What somebody typed who wants a link, as an address: `example.edu` will do. Nothing where it leads nowhere. */
export function typedAddress(text: string): string | undefined {
  const typed = text.trim()
  if (/\s/.test(typed)) return undefined
  if (ALLOWED_ADDRESS.test(typed)) return /^[a-z]+:(?:\/\/)?[^/]/i.test(typed) ? typed : undefined
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(typed)) return `mailto:${typed}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u.test(typed)
    ? `https://${typed}`
    : undefined
}
