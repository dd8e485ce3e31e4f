// Findings that the user kept, so that they aren't asked about again until a reload or sign-out.

/**
 * What the user decided to keep, so that it isn't asked about again. In memory only: it's private data, and a reload asks
 * again.
 */
const kept = new Set<string>()

export function keepFindings(keys: Iterable<string>): void {
  for (const key of keys) kept.add(key)
}

export function isKept(key: string): boolean {
  return kept.has(key)
}

/** At sign-out. */
export function forgetKeptFindings(): void {
  kept.clear()
}
