import { setTimeout as wait } from 'node:timers/promises'

/** Breaks something, and checks that nothing acknowledged is lost and that no wait is longer than its limit. */
export type Scenario = () => Promise<Result>

export interface Result {
  /** What happened, for the report. */
  summary: string
  /** Deviations from the expected outcome; empty if the scenario passed. */
  problems: string[]
}

/** Thrown when this machine can't run the scenario; the message says why. */
export class Skipped extends Error {}

/** Waits until a condition is true and returns the time in milliseconds. Throws after two minutes. */
export async function waitUntil(
  description: string,
  condition: () => boolean | Promise<boolean>,
): Promise<number> {
  const start = performance.now()
  while (!(await condition())) {
    if (performance.now() - start > 120_000) throw new Error(`Timed out after two minutes: ${description}`)
    await wait(20)
  }
  return performance.now() - start
}

/** The names of the checks that failed. */
export function failedChecks(checks: Record<string, boolean>): string[] {
  return Object.entries(checks).flatMap(([check, passed]) => (passed ? [] : [check]))
}

export function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
