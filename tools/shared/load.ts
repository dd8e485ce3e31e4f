import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from './quantile.ts'
import { messageOf, type Request, type Response, send } from './send.ts'

/** The responses to many requests. */
export interface Tally {
  /** By status, or `refused` when no one listened, or `broken` when the connection broke. */
  counts: Record<string, number>
  /** How often each message was in a 503 response. */
  messages: Map<string, number>
  /** 503 responses without a message or Retry-After. */
  incomplete: number
  /** Response times by status, in milliseconds. */
  times: Record<string, number[]>
}

export function createTally(): Tally {
  return { counts: {}, messages: new Map(), incomplete: 0, times: {} }
}

export async function countResponse(tally: Tally, request: Promise<Response>): Promise<Response | undefined> {
  const count = (what: string | number) => (tally.counts[what] = (tally.counts[what] ?? 0) + 1)
  try {
    const response = await request
    const { status, headers, milliseconds } = response
    count(status)
    tally.times[status] ??= []
    tally.times[status].push(milliseconds)
    if (status === 503) {
      const message = messageOf(response)
      tally.messages.set(message, (tally.messages.get(message) ?? 0) + 1)
      if (!message.endsWith('.') || !headers['retry-after']) tally.incomplete += 1
    }
    return response
  } catch (error) {
    count((error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'broken')
    return undefined
  }
}

interface Load {
  /** Concurrent clients, each with its own kept connection. */
  clients: number
  /** The next request of a client. */
  next: (client: number) => Request
  /** How long a client waits after a failure, in milliseconds. */
  pause?: number
}

/** Sends requests until it is stopped, and counts the responses. */
export function startLoad({ clients, next, pause = 20 }: Load) {
  let tally = createTally()
  let stopped = false
  const work = Array.from({ length: clients }, async (_, client) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopped) {
      const response = await countResponse(tally, send({ ...next(client), agent }))
      if (!response || response.status >= 400) await wait(pause)
    }
    agent.destroy()
  })
  return {
    /** Returns the responses since the last call. */
    takeTally: (): Tally => {
      const result = tally
      tally = createTally()
      return result
    },
    stop: async (): Promise<Tally> => {
      stopped = true
      await Promise.all(work)
      return tally
    },
  }
}

/** Sends all requests at once. */
export async function burst(requests: readonly Request[]): Promise<Tally> {
  const tally = createTally()
  await Promise.all(requests.map((request) => countResponse(tally, send(request))))
  return tally
}

/** `5,120 × 200, 61 × 503`. */
export function formatTally({ counts }: Tally): string {
  const parts = Object.entries(counts).map(([what, times]) => `${times.toLocaleString('en-US')} × ${what}`)
  return parts.join(', ') || 'nothing'
}

/** Whether all responses are of these kinds. */
export function hasOnly({ counts }: Tally, ...allowed: string[]): boolean {
  return Object.keys(counts).every((what) => allowed.includes(what))
}

/** A quantile of the response times of one status, in milliseconds. */
export function responseTime({ times }: Tally, status: number, share: number): number {
  return Math.round(quantile(times[status] ?? [], share) || 0)
}

export function slowest({ times }: Tally): number {
  return quantile(Object.values(times).flat(), 1) || 0
}
