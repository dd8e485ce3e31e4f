/**
 * Loads parts one after the other while the browser has nothing else to do, so that they are there when they are needed,
 * also without a network. Returns what ends it.
 */
export function loadWhenIdle(parts: readonly { load: () => Promise<void> }[]): () => void {
  let ended = false
  const loadAll = async () => {
    for (const part of parts) {
      await idle()
      if (ended) return
      // asked for again where it is shown, which tells the person
      await part.load().catch(() => undefined)
    }
  }
  void loadAll()
  return () => {
    ended = true
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari can't tell when it is idle
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve)
    else setTimeout(resolve, 1_000)
  })
}
