import { median, quantile } from '../shared/quantile.ts'
import { cpuOf } from './cpu.ts'
import type { LoadResult } from './load.ts'

export interface Slice {
  clients: number
  milliseconds: number
}

/** One of several implementations of the same work. */
export interface Contender {
  name: string
  /** The process that does the work. */
  pid: number
  run: (load: Slice) => Promise<LoadResult>
}

export interface Figures {
  /** Calls per second, for each round. */
  rates: number[]
  p50: number
  p99: number
  calls: number
  /** Processor time per call in milliseconds, in the process itself and in the database. */
  cpu: number
  databaseCpu: number
}

interface Plan {
  /** The process of the shared database. */
  databasePid: number
  clients: number
  rounds: number
  milliseconds: number
}

/**
 * Runs all contenders in turn, a short slice each, round after round, so that other load on the machine affects them equally.
 * Each has a short warm-up run first.
 */
export async function measure(contenders: readonly Contender[], plan: Plan): Promise<Figures[]> {
  const { clients, rounds, milliseconds, databasePid } = plan
  for (const { run } of contenders) await run({ clients, milliseconds: milliseconds / 3 })
  const slices: MeasuredSlice[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, run, pid }] of contenders.entries()) {
      const before = [cpuOf(pid), cpuOf(databasePid)] as const
      const result = await run({ clients, milliseconds })
      throwOnFailures(name, result)
      slices[index]?.push({
        ...result,
        cpu: cpuOf(pid) - before[0],
        databaseCpu: cpuOf(databasePid) - before[1],
      })
    }
  }
  return slices.map(toFigures)
}

type MeasuredSlice = LoadResult & { cpu: number; databaseCpu: number }

function throwOnFailures(name: string, { failures }: LoadResult): void {
  if (Object.keys(failures).length > 0) throw new Error(`${name} failed: ${JSON.stringify(failures)}`)
}

function toFigures(slices: readonly MeasuredSlice[]): Figures {
  const latencies = slices.flatMap((slice) => slice.latencies)
  return {
    rates: slices.map((slice) => (slice.latencies.length / slice.milliseconds) * 1000),
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    calls: latencies.length,
    cpu: sum(slices.map((slice) => slice.cpu)) / latencies.length,
    databaseCpu: sum(slices.map((slice) => slice.databaseCpu)) / latencies.length,
  }
}

/** How many times as fast one is as the other: the median over all rounds. */
export function ratio(one: Figures, other: Figures): number {
  return median(one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
