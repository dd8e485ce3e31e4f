import { waitingWrites } from './storage.ts'

const PAUSE_MS = 400
let pause: ReturnType<typeof setTimeout> | undefined

/**
 * When typed text is stored: the first change at once, and the last one when typing pauses or the page is hidden or
 * left. `writeStored` with the same key replaces a write that waits.
 */
export function writeOnPause(key: string, write: () => void): void {
  if (pause === undefined) write()
  else waitingWrites.set(key, write)
  clearTimeout(pause)
  pause = setTimeout(writeNow, PAUSE_MS)
  // Adding the same listener again changes nothing.
  window.addEventListener('pagehide', writeNow)
  document.addEventListener('visibilitychange', writeNow)
}

/** Stores what waits for a pause. */
export function writeNow(): void {
  clearTimeout(pause)
  pause = undefined
  for (const write of waitingWrites.values()) write()
  waitingWrites.clear()
}
