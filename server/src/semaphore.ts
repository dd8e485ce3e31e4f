interface Rules {
  /** How much may run at once: in total, and for one key, such as an IP address or a user. */
  running: number
  runningPerKey: number
  /** How many may wait, for the same two. */
  waiting: number
  waitingPerKey: number
  /** In milliseconds. */
  waitTimeout: number
}

interface Waiting {
  key: string
  size: number
  enter: () => void
  giveUp: () => void
}

/**
 * Limits what runs at once. Keys take turns, so a client that sends a hundred requests at once delays another one by the time of
 * one request.
 */
export class Semaphore {
  readonly #rules: Rules
  readonly #running = new Map<string, number>()
  #total = 0
  /** The next turn is that of the first key. */
  readonly #queues = new Map<string, Waiting[]>()

  constructor(rules: Rules) {
    this.#rules = rules
  }

  /** Returns a function to call once when done, or undefined if the queue is full or the wait timed out. */
  async enter(key: string, size = 1): Promise<(() => void) | undefined> {
    if (this.#hasRoom(key, size)) this.#add(key, size)
    else if (!this.#canWait(key) || !(await this.#wait(key, size))) return undefined
    return () => {
      this.#add(key, -size)
      this.#letIn()
    }
  }

  #hasRoom(key: string, size: number): boolean {
    const ofKey = this.#running.get(key) ?? 0
    return this.#total + size <= this.#rules.running && ofKey + size <= this.#rules.runningPerKey
  }

  #add(key: string, size: number): void {
    this.#total += size
    const ofKey = (this.#running.get(key) ?? 0) + size
    if (ofKey === 0) this.#running.delete(key)
    else this.#running.set(key, ofKey)
  }

  /** In a full queue, the last entry of the key with the most entries gives way, so that no one can block the queue. */
  #canWait(key: string): boolean {
    const own = this.#queues.get(key)?.length ?? 0
    if (own >= this.#rules.waitingPerKey) return false
    const queues = [...this.#queues.values()]
    const count = queues.reduce((sum, { length }) => sum + length, 0)
    if (count < this.#rules.waiting) return true
    const longest = queues.toSorted((one, other) => other.length - one.length)[0]
    if (!longest || longest.length <= own + 1) return false
    longest.at(-1)?.giveUp()
    return true
  }

  async #wait(key: string, size: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const waiting: Waiting = {
      key,
      size,
      enter: () => {
        this.#leaveQueue(waiting)
        this.#add(key, size)
        resolve(true)
      },
      giveUp: () => {
        this.#leaveQueue(waiting)
        resolve(false)
      },
    }
    const timer = setTimeout(waiting.giveUp, this.#rules.waitTimeout)
    const queue = this.#queues.get(key)
    if (queue) queue.push(waiting)
    else this.#queues.set(key, [waiting])
    return promise.finally(() => clearTimeout(timer))
  }

  #leaveQueue(waiting: Waiting): void {
    const left = this.#queues.get(waiting.key)?.filter((other) => other !== waiting) ?? []
    if (left.length === 0) this.#queues.delete(waiting.key)
    else this.#queues.set(waiting.key, left)
  }

  #letIn(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      next.enter()
      this.#moveToEnd(next.key)
    }
  }

  #next(): Waiting | undefined {
    for (const [first] of this.#queues.values())
      if (first && this.#hasRoom(first.key, first.size)) return first
    return undefined
  }

  #moveToEnd(key: string): void {
    const queue = this.#queues.get(key)
    if (!queue) return
    this.#queues.delete(key)
    this.#queues.set(key, queue)
  }
}
