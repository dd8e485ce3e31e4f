/** No connection to the database became free in time. PostgreSQL's own code for having too many of them. */
class NoConnectionFree extends Error {
  readonly code = '53300'
}

interface Waiting {
  since: number
  enter: () => void
}

interface Rules {
  /** How many may be inside at once. */
  places: number
  /** How many may wait; one more is turned away at once. */
  waitingMax?: number
  /** How long each may wait, in milliseconds. */
  patience: number
}

/** A line in front of the database: first come, first served, and nobody waits for long. */
export class WaitingLine {
  readonly #waiting: Waiting[] = []
  readonly #waitingMax: number
  readonly #patience: number
  #free: number

  constructor({ places, waitingMax = 2_000, patience }: Rules) {
    this.#free = places
    this.#waitingMax = waitingMax
    this.#patience = patience
  }

  /** Whoever came in must leave. */
  async enter(): Promise<void> {
    if (this.#free > 0) {
      this.#free -= 1
      return
    }
    if (this.#waiting.length >= this.#waitingMax)
      throw new NoConnectionFree(`${this.#waitingMax} wait for the database already`)
    await new Promise<void>((resolve, reject) => {
      const giveUp = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiting), 1)
        reject(new NoConnectionFree(`no connection to the database was free within ${this.#patience} ms`))
      }, this.#patience)
      const enter = () => {
        clearTimeout(giveUp)
        resolve()
      }
      const waiting = { since: performance.now(), enter }
      this.#waiting.push(waiting)
    })
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next) next.enter()
    else this.#free += 1
  }

  get length(): number {
    return this.#waiting.length
  }

  /** How long the first in line has waited by now, in milliseconds. */
  get delay(): number {
    const [first] = this.#waiting
    return first ? performance.now() - first.since : 0
  }
}
