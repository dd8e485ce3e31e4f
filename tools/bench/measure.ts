import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { startLoad } from '../shared/load.ts'
import { quantile } from '../shared/quantile.ts'
import type { Request } from '../shared/send.ts'

export interface Slice {
  clients: number
  milliseconds: number
}

/** One of several implementations of the same work. */
export interface Contender {
  name: string
  /** The process that does the work. */
  pid: number
  /** Works for the time of a slice and returns the response times in milliseconds. */
  run: (slice: Slice) => Promise<number[]>
}

export interface Figures {
  /** Calls per second, for each round. */
  rates: number[]
  p50: number
  p99: number
  /** Processor time of the process per call, in milliseconds. */
  cpu: number
}

/** A server that gets these requests in turn. A response that isn't a success ends the benchmark. */
export function serverUnderLoad(name: string, pid: number, requests: readonly Request[]): Contender {
  return {
    name,
    pid,
    run: async ({ clients, milliseconds }) => {
      const load = startLoad({ clients, next: inTurn(requests) })
      await wait(milliseconds)
      const { counts, times } = await load.stop()
      const failures = Object.entries(counts).filter(([status]) => !(Number(status) < 400))
      if (failures.length > 0) throw new Error(`${name} failed: ${JSON.stringify(failures)}`)
      return Object.values(times).flat()
    },
  }
}

function inTurn<T>(items: readonly T[]): () => T {
  let next = 0
  return () => items[next++ % items.length] as T
}

/**
 * Runs all contenders in turn, a short slice each, round after round, so that other load on the machine affects them equally.
 * Each has a short warm-up run first.
 */
export async function measure(
  contenders: readonly Contender[],
  { rounds, ...slice }: Slice & { rounds: number },
): Promise<Figures[]> {
  const measured = contenders.map(() => ({ rates: [] as number[], latencies: [] as number[], cpu: 0 }))
  for (let round = -1; round < rounds; round += 1)
    for (const [index, { run, pid }] of contenders.entries()) {
      const [before, start] = [cpuOf(pid), performance.now()]
      const latencies = await run(slice)
      const one = measured[index]
      if (round < 0 || !one) continue
      one.rates.push((latencies.length / (performance.now() - start)) * 1000)
      one.latencies.push(...latencies)
      one.cpu += cpuOf(pid) - before
    }
  return measured.map(({ rates, latencies, cpu }) => ({
    rates,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    cpu: cpu / latencies.length,
  }))
}

/** Processor time of a process in milliseconds. Linux counts it in hundredths of a second. */
function cpuOf(pid: number): number {
  // The fields after the command name, which can contain spaces. The 12th and 13th are the times in user and kernel mode.
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}
