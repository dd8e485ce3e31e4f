interface Rules {
  /** How many may be inside at once: of all, then of one address, then of one browser there, or whatever `who` names. */
  inside: readonly number[]
  /** How many may wait, in the same way. */
  waiting: readonly number[]
  /** How long each may wait, in milliseconds. */
  patience: number
}

interface Waiting {
  keys: readonly string[]
  enter: () => void
  giveUp: () => void
}

/**
 * Lets a few in at once. Whoever holds the fewest places comes next, so that one who asks a hundred times at once waits for
 * the others, and they don't wait for him.
 */
export class FairQueue {
  readonly #rules: Rules
  readonly #inside = new Counts()
  readonly #waitingOf = new Counts()
  readonly #waiting = new Set<Waiting>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** Returns a function that frees the place (call it once), or undefined if the queue is full or the wait timed out. */
  async enter(...who: readonly string[]): Promise<(() => void) | undefined> {
    const keys = ['', ...who.map((_, level) => who.slice(0, level + 1).join('\n'))]
    if (!this.#inside.hasRoom(keys, this.#rules.inside)) {
      if (!this.#waitingOf.hasRoom(keys, this.#rules.waiting) && !this.#displaceFor(keys)) return undefined
      if (!(await this.#wait(keys))) return undefined
    } else this.#inside.add(keys, 1)
    return () => {
      this.#inside.add(keys, -1)
      this.#letIn()
    }
  }

  async #wait(keys: readonly string[]): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const waiting = { keys, enter: () => resolve(true), giveUp: () => resolve(false) }
    const timer = setTimeout(waiting.giveUp, this.#rules.patience)
    this.#waiting.add(waiting)
    this.#waitingOf.add(keys, 1)
    const entered = await promise
    clearTimeout(timer)
    // who was let in has left the queue already
    if (!entered) this.#leaveQueue(waiting)
    return entered
  }

  #leaveQueue(waiting: Waiting): void {
    if (this.#waiting.delete(waiting)) this.#waitingOf.add(waiting.keys, -1)
  }

  /** In a full queue the last request of whoever has the most in it gives way, so that no one can keep others out of it. */
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
      this.#inside.add(next.keys, 1)
      next.enter()
    }
  }

  /** Of those for whom there is room the one with the fewest places; of several the one who has waited longest. */
  #next(): Waiting | undefined {
    let best: Waiting | undefined
    for (const waiting of this.#waiting)
      if (
        this.#inside.hasRoom(waiting.keys, this.#rules.inside) &&
        (!best || this.#inside.compare(waiting.keys, best.keys) < 0)
      )
        best = waiting
    return best
  }
}

/** How many each has; who has none takes no memory. */
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

  /** Below 0 when the first has fewer than the second, at the widest level at which they differ. */
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
