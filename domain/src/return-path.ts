/** A path of this site, to come back to after signing in; anything that could lead elsewhere means the first page. */
export function returnPath(path: unknown): string {
  const safe = typeof path === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
  return safe ? path : '/'
}
