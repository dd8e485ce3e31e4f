export const ALLOWED_ADDRESS = /^(?:https?|mailto|tel):/i

/** Where a link in the editor leads: only the web, an e-mail address or a telephone number. */
export function linkAddress(href: string | null | undefined): string {
  const address = href?.trim() ?? ''
  return ALLOWED_ADDRESS.test(address) ? address : 'about:blank'
}
