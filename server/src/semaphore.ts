interface Rules {
  /** How much may run at once: in total, and for one key, such as an IP address or a user. */
  running: number
  runningPerKey?: number
  /** How many may wait, for the same two. */
  waiting: number
  waitingPerKey?: number
  /** In milliseconds. */
  waitTimeout: number
}

interface Waiting {
  key: string
  size: number
  since: number
  enter: () => void
}

/**
 * Limits what runs at once. The others wait in order, except that two of one key don't follow each other while another waits: a
 * client that sends a hundred requests at once delays another one by the time of one request.
 */
export class Semaphore {
  readonly #rules: Required<Rules>
  readonly #running = new Map<string, number>()
  #total = 0
  #queue: Waiting[] = []
  #lastKey: string | undefined

  constructor(rules: Rules) {
    const { running: runningPerKey, waiting: waitingPerKey } = rules
    this.#rules = { runningPerKey, waitingPerKey, ...rules }
  }

  /** How many wait. */
  get length(): number {
    return this.#queue.length
  }

  /** How long the first one has been waiting, in milliseconds. */
  get delay(): number {
    const [first] = this.#queue
    return first ? performance.now() - first.since : 0
  }

  /** Returns a function to call once when done, or undefined if the queue is full or the wait timed out. */
  async enter(key = '', size = 1): Promise<(() => void) | undefined> {
    if (this.#hasRoom(key, size)) this.#start(key, size)
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

  #start(key: string, size: number): void {
    this.#lastKey = key
    this.#add(key, size)
  }

  #add(key: string, size: number): void {
    this.#total += size
    const ofKey = (this.#running.get(key) ?? 0) + size
    if (ofKey === 0) this.#running.delete(key)
    else this.#running.set(key, ofKey)
  }

  #canWait(key: string): boolean {
    const { waiting, waitingPerKey } = this.#rules
    if (this.#queue.length >= waiting) return false
    return waitingPerKey >= waiting || this.#queue.filter((one) => one.key === key).length < waitingPerKey
  }

  async #wait(key: string, size: number): Promise<boolean> {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const waiting: Waiting = { key, size, since: performance.now(), enter: () => resolve(true) }
    const timer = setTimeout(() => {
      this.#leaveQueue(waiting)
      resolve(false)
    }, this.#rules.waitTimeout)
    this.#queue.push(waiting)
    return promise.finally(() => clearTimeout(timer))
  }

  #leaveQueue(waiting: Waiting): void {
    this.#queue.splice(this.#queue.indexOf(waiting), 1)
  }

  #letIn(): void {
    for (let next = this.#next(); next; next = this.#next()) {
      this.#leaveQueue(next)
      this.#start(next.key, next.size)
      next.enter()
    }
  }

  #next(): Waiting | undefined {
    if (this.#total >= this.#rules.running) return undefined
    const fits = ({ key, size }: Waiting) => this.#hasRoom(key, size)
    return this.#queue.find((one) => one.key !== this.#lastKey && fits(one)) ?? this.#queue.find(fits)
  }
}
