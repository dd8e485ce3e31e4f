import { Agent } from 'node:http'
import { quantile } from '../shared/quantile.ts'
import { type Answer, type Request, send } from './send.ts'

/** What many requests led to. */
export interface Tally {
  /** How often each status came; `refused` where nobody listened, `broken` where a connection broke. */
  counts: Record<string, number>
  /** The sentences that came with 503. */
  sentences: Set<string>
  /** How many answers of 503 had no sentence, or no Retry-After. */
  bare: number
  /** How long the answers of each status took, in milliseconds. */
  times: Record<string, number[]>
}

export function createTally(): Tally {
  return { counts: {}, sentences: new Set(), bare: 0, times: {} }
}

export async function tallied(tally: Tally, request: Promise<Answer>): Promise<Answer | undefined> {
  try {
    const answer = await request
    count(tally, String(answer.status))
    tally.times[answer.status] ??= []
    tally.times[answer.status]?.push(answer.milliseconds)
    if (answer.status === 503) {
      tally.sentences.add(answer.sentence)
      if (!answer.sentence.endsWith('.') || !answer.headers['retry-after']) tally.bare += 1
    }
    return answer
  } catch (error) {
    count(tally, (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'refused' : 'broken')
    return undefined
  }
}

function count(tally: Tally, what: string): void {
  tally.counts[what] = (tally.counts[what] ?? 0) + 1
}

interface Load {
  /** How many ask at once, each over a connection of its own that it keeps. */
  askers: number
  /** What an asker asks next. */
  next: (asker: number) => Request
  /** How long an asker waits after a failure, in milliseconds: nobody hammers a door that is shut. */
  pause?: number
}

/** Asks again and again until it is stopped, and tells what came of it. */
export function startLoad({ askers, next, pause = 20 }: Load) {
  let tally = createTally()
  let stopped = false
  const work = Array.from({ length: askers }, async (_, asker) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopped) {
      const answer = await tallied(tally, send({ ...next(asker), agent }))
      if (answer?.status !== 200) await new Promise((resolve) => setTimeout(resolve, pause))
    }
    agent.destroy()
  })
  return {
    /** What has come since the last time this was asked. */
    sofar: (): Tally => {
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

/** One request each, all at the same moment. */
export async function burst(requests: readonly Request[]): Promise<Tally> {
  const tally = createTally()
  await Promise.all(requests.map((request) => tallied(tally, send(request))))
  return tally
}

/** `5,120 × 200, 61 × 503`. */
export function inWords({ counts }: Tally): string {
  const parts = Object.entries(counts).map(([what, times]) => `${times.toLocaleString('en-US')} × ${what}`)
  return parts.join(', ') || 'nothing'
}

/** Whether nothing came but these. */
export function only({ counts }: Tally, ...allowed: string[]): boolean {
  return Object.keys(counts).every((what) => allowed.includes(what))
}

/** The time within which this share of the answers of one status came, in milliseconds. */
export function timeOf({ times }: Tally, status: number, share: number): number {
  return Math.round(quantile(times[status] ?? [], share) || 0)
}

export function slowest(tally: Tally): number {
  return Math.max(0, ...Object.keys(tally.times).map((status) => timeOf(tally, Number(status), 1)))
}
