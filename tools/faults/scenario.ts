import { setTimeout as wait } from 'node:timers/promises'

/** One fault, and what should come of it. */
export interface Scenario {
  name: string
  /** What the library promises. */
  claim: string
  run: () => Promise<Result>
}

export interface Result {
  /** What was seen, in words and figures. */
  seen: string
  /** What of it breaks the promise; nothing when it is kept. */
  wrong: string[]
}

/** This machine can't do it; the message says what is missing. */
export class Skipped extends Error {}

/** Waits until something holds. Fails when it does not within two minutes. */
export async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await holds())) {
    if (performance.now() - begun > 120_000) throw new Error(`not within two minutes: ${what}`)
    await wait(20)
  }
  return performance.now() - begun
}

/** Uses a library and ends it, whatever happens. */
export async function using<T extends { close: () => Promise<void> }, R>(
  opening: Promise<T>,
  work: (it: T) => Promise<R>,
): Promise<R> {
  const it = await opening
  try {
    return await work(it)
  } finally {
    await it.close()
  }
}

/** Each of these that does not hold, by its name. */
export function broken(promises: Record<string, boolean>): string[] {
  return Object.entries(promises).flatMap(([promise, kept]) => (kept ? [] : [promise]))
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
