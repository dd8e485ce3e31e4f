interface Rules {
  /** How many may run at once: in total, then for each level of `who`, such as an IP address and a browser behind it. */
  concurrent: readonly number[]
  /** How many may wait, for the same levels. */
  waiting: readonly number[]
  /** In milliseconds. */
  waitTimeout: number
}

interface Waiting {
  keys: readonly string[]
  enter: () => void
  giveUp: () => void
}

/**
 * Limits concurrency. The client with the fewest running requests goes next, so a client that sends a hundred at once waits for
 * the others instead of delaying them.
 */
export class FairQueue {
  readonly #rules: Rules
  readonly #running = new Counts()
  readonly #waitingOf = new Counts()
  readonly #waiting = new Set<Waiting>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** Returns a function to call once when done, or undefined if the queue is full or the wait timed out. */
  async enter(...who: readonly string[]): Promise<(() => void) | undefined> {
    const keys = ['', ...who.map((_, level) => who.slice(0, level + 1).join('\n'))]
    if (!this.#running.hasRoom(keys, this.#rules.concurrent)) {
      if (!this.#waitingOf.hasRoom(keys, this.#rules.waiting) && !this.#displaceFor(keys)) return undefined
      if (!(await this.#wait(keys))) return undefined
    } else this.#running.add(keys, 1)
    return () => {
      this.#running.add(keys, -1)
      this.#letIn()
    }
  }

  async #wait(keys: readonly string[]): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const waiting = { keys, enter: () => resolve(true), giveUp: () => resolve(false) }
    const timer = setTimeout(waiting.giveUp, this.#rules.waitTimeout)
    this.#waiting.add(waiting)
    this.#waitingOf.add(keys, 1)
    const entered = await promise
    clearTimeout(timer)
    // An entry that was let in has already left the queue.
    if (!entered) this.#leaveQueue(waiting)
    return entered
  }

  #leaveQueue(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) this.#waitingOf.add(waiting.keys, -1)
  }

  /** In a full queue, the last entry of the client with the most entries gives way, so no one can block the queue. */
  #displaceFor(keys: readonly string[]): boolean {
    const [, ...own] = this.#rules.waiting
    if (!this.#waitingOf.hasRoom(keys, [Number.POSITIVE_INFINITY, ...own])) return false
    let most: Waiting | undefined
    for (const waiting of this.#waiting)
      if (!most || this.#waitingOf.compare(waiting.keys, most.keys) >= 0) most = waiting
    if (!most || this.#waitingOf.compare(most.keys, keys) <= 1) return false
    this.#leaveQueue(most)
    most.giveUp()
    return true
  }

  #letIn(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#leaveQueue(next)
      this.#running.add(next.keys, 1)
      next.enter()
    }
  }

  /** The entry that has room and the fewest running requests; among equals, the one that has waited longest. */
  #next(): Waiting | undefined {
    let best: Waiting | undefined
    for (const waiting of this.#waiting)
      if (
        this.#running.hasRoom(waiting.keys, this.#rules.concurrent) &&
        (!best || this.#running.compare(waiting.keys, best.keys) < 0)
      )
        best = waiting
    return best
  }
}

/** Counters that take no memory at zero. */
class Counts {
  readonly #counts = new Map<string, number>()

  add(keys: readonly string[], by: 1 | -1): void {
    for (const key of keys) {
      const count = this.#of(key) + by
      if (count === 0) this.#counts.delete(key)
      else this.#counts.set(key, count)
    }
  }

  hasRoom(keys: readonly string[], limits: readonly number[]): boolean {
    return keys.every((key, level) => this.#of(key) < (limits[level] ?? Number.POSITIVE_INFINITY))
  }

  /** Negative if the first has fewer than the second at the first level where they differ. */
  compare(one: readonly string[], other: readonly string[]): number {
    for (const [level, key] of one.entries()) {
      const difference = this.#of(key) - this.#of(other[level] ?? '')
      if (difference !== 0) return difference
    }
    return 0
  }

  #of(key: string): number {
    return this.#counts.get(key) ?? 0
  }
}
