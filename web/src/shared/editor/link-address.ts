// Which addresses a link in a prompt can have, and how a typed one is completed.
import { replaceFields } from '@prompt-library/domain/fields/find-fields'
import { LINK_ADDRESS, withFieldBraces } from '@prompt-library/domain/rich-text/link-text'

/** Restricts a link to web, email, and telephone addresses; anything else becomes a blank link. */
export function linkAddress(href: string | null | undefined): string {
  const address = withFieldBraces(href?.trim() ?? '')
  return LINK_ADDRESS.test(address) ? address : 'about:blank'
}

/** Completes an address typed by the user, such as `example.edu`; undefined if it's invalid. */
export function typedAddress(text: string): string | undefined {
  // Spaces inside the braces of a field are fine.
  const typed = replaceFields(text.trim(), (name) => `{{${name}}}`)
  if (/\s/.test(typed)) return undefined
  if (LINK_ADDRESS.test(typed)) return /^[a-z]+:(?:\/\/)?[^/]/i.test(typed) ? typed : undefined
  if (/^[^@/:]+@[^@/:]+\.[^@/:]+$/.test(typed)) return `mailto:${typed}`
  return /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?::\d+)?(?:[/?#].*)?$/u.test(typed)
    ? `https://${typed}`
    : undefined
}
