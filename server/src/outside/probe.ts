import { withTimeout } from '../with-timeout.ts'

/** How long a browser waits for the answer, and how long the answer is remembered, in milliseconds. */
const TIMEOUT = 2_000
const REMEMBERED = 5_000

/** Whether a service responds. Many who ask at once, or one after the other, are one request. */
export function createProbe(
  ask: () => Promise<unknown>,
  now = () => performance.now(),
): () => Promise<boolean> {
  let last: { responds: Promise<boolean>; until: number } | undefined
  return () => {
    if (last && now() < last.until) return last.responds
    const responds = withTimeout(TIMEOUT, ask()).then(
      () => true,
      () => false,
    )
    last = { responds, until: now() + REMEMBERED }
    return responds
  }
}
