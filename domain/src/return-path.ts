/** The path to return to after sign-in. Anything that could lead to another site becomes the home page. */
export function returnPath(path: unknown): string {
  const safe = typeof path === 'string' && /^\/(?![/\\])[^\\\p{Cc}]*$/u.test(path)
  return safe ? path : '/'
}
