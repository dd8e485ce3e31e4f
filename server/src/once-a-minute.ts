const CACHE_MILLISECONDS = 60_000

/** Makes something that takes long once a minute, however many ask for it. After a failure, the next request tries again. */
export function onceAMinute<Made>(clock: () => Date, make: () => Promise<Made>): () => Promise<Made> {
  let cached: { made: Promise<Made>; until: number } | undefined
  return () => {
    const now = clock().getTime()
    if (cached && now < cached.until) return cached.made
    const current = { made: make(), until: now + CACHE_MILLISECONDS }
    cached = current
    current.made.catch(() => {
      if (cached === current) cached = undefined
    })
    return current.made
  }
}
