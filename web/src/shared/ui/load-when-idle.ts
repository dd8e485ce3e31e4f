/** Code that parts share. It runs in a task of its own: with the first part, it would be one long task. */
const controls = { load: async () => void (await import('./dialog.tsx')) }

/**
 * Loads parts one by one while the browser is idle, so they're available right away, even offline. Returns a function that
 * stops it.
 */
export function loadWhenIdle(parts: readonly { load: () => Promise<void> }[]): () => void {
  let stopped = false
  const loadAll = async () => {
    for (const part of [controls, ...parts]) {
      await idle()
      if (stopped) return
      // Rendering the part tries again and shows the error.
      await part.load().catch(() => undefined)
    }
  }
  void loadAll()
  return () => {
    stopped = true
  }
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    // Safari doesn't support requestIdleCallback.
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve)
    else setTimeout(resolve, 1_000)
  })
}
