/** No database connection became free in time. Uses PostgreSQL's code for too many connections. */
export class NoConnectionFree extends Error {
  readonly code = '53300'
}

interface Waiting {
  since: number
  admit: () => void
}

interface Limits {
  /** How many connections can be in use at once. */
  capacity: number
  /** How many requests can wait. Any more are refused right away. */
  waitingMax?: number
  /** How long a request can wait, in milliseconds. */
  timeout: number
}

/** A bounded first-in, first-out queue for database connections. */
export class ConnectionQueue {
  readonly #waiting: Waiting[] = []
  readonly #waitingMax: number
  readonly #timeout: number
  #free: number

  constructor({ capacity, waitingMax = 2_000, timeout }: Limits) {
    this.#free = capacity
    this.#waitingMax = waitingMax
    this.#timeout = timeout
  }

  /** Every successful call must be followed by `release`. */
  async acquire(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    if (this.#waiting.length >= this.#waitingMax)
      throw new NoConnectionFree(`${this.#waitingMax} requests are already waiting for the database`)
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new NoConnectionFree(`no database connection was free within ${this.#timeout} ms`))
      }, this.#timeout)
      const admit = () => {
        clearTimeout(timer)
        resolve()
      }
      const waiting = { since: performance.now(), admit }
      this.#waiting.push(waiting)
    })
  }

  release(): void {
    const next = this.#waiting.shift()
    if (next) next.admit()
    else this.#free += 1
  }

  get length(): number {
    return this.#waiting.length
  }

  /** How long the oldest request has been waiting, in milliseconds. */
  get delay(): number {
    const [first] = this.#waiting
    return first ? performance.now() - first.since : 0
  }
}
