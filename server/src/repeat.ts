import { setTimeout as wait } from 'node:timers/promises'
import { withTimeout } from './with-timeout.ts'

const STOP_TIMEOUT = 10_000

/**
 * Repeats `work`, which returns the pause until the next time in milliseconds and doesn't throw. Returns a function that stops:
 * it aborts the signal and waits for work in progress, but not for work that hangs, which must not hold up the shutdown.
 */
export function repeat(work: (signal: AbortSignal) => Promise<number>, firstPause = 0): () => Promise<void> {
  const stop = new AbortController()
  const { signal } = stop
  const pause = (time: number) => wait(time, undefined, { signal, ref: false }).catch(() => undefined)
  const run = async () => {
    if (firstPause > 0) await pause(firstPause)
    while (!signal.aborted) await pause(await work(signal))
  }
  const ended = run()
  return async () => {
    stop.abort()
    await withTimeout(STOP_TIMEOUT, ended).catch(() => undefined)
  }
}
