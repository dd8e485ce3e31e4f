import { setTimeout as wait } from 'node:timers/promises'

/** The result of some work, after this many milliseconds at the earliest, so that the time doesn't tell what had to be read for it. */
export async function atLeast<Result>(milliseconds: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, wait(milliseconds)])
  return result
}
