/** A replica that is further behind than this, in milliseconds, isn't read from. */
export const BEHIND_MAX = 3_000

/** How long positions are remembered, and how long the primary can be silent. */
const KEPT = 60_000

/**
 * Remembers how far the primary had written, and when. A replica that has replayed up to one of these positions has everything from
 * before that time. The clocks of the machines don't matter, nor that nothing was written for a while.
 */
export function createPrimaryLog() {
  const entries: { at: number; position: number }[] = []
  return {
    /** `at` must be before the position was read. */
    add: (at: number, position: number) => {
      entries.push({ at, position })
      while ((entries[0]?.at ?? at) < at - KEPT) entries.shift()
    },
    /**
     * How old the data of a replica is, in milliseconds, compared with the last time the primary responded. While the primary is being
     * replaced, no one can save anything that a replica could miss.
     */
    lagAt: (replayed: number, now: number): number => {
      const [first, last] = [entries[0]?.at ?? 0, entries.at(-1)?.at ?? 0]
      const reached = entries.findLast(({ position }) => position <= replayed)
      if (now - last > KEPT) return now - last
      return reached ? last - reached.at : Math.max(BEHIND_MAX + 1, last - first)
    },
  }
}
