import { median, quantile } from '../shared/quantile.ts'
import { cpuOf } from './cpu.ts'
import type { Loaded } from './load.ts'

/** Somebody who does the same work in another way. */
export interface Contender {
  name: string
  /** The process that does it. */
  pid: number
  run: (load: { at: number; milliseconds: number }) => Promise<Loaded>
}

export interface Figures {
  /** Calls a second, round by round. */
  rates: number[]
  p50: number
  p99: number
  calls: number
  /** What the processor did for one call, in milliseconds: in the process itself, and in the database. */
  cpu: number
  databaseCpu: number
}

interface Plan {
  /** The process of the database that all of them use. */
  databasePid: number
  at: number
  rounds: number
  milliseconds: number
}

/**
 * Lets all of them work in turn, a short slice each, round after round: what else happens on the machine hits them alike.
 * Each has a short run first that does not count.
 */
export async function measure(contenders: readonly Contender[], plan: Plan): Promise<Figures[]> {
  const { at, rounds, milliseconds, databasePid } = plan
  for (const { run } of contenders) await run({ at, milliseconds: milliseconds / 3 })
  const slices: Slice[][] = contenders.map(() => [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, { name, run, pid }] of contenders.entries()) {
      const before = [cpuOf(pid), cpuOf(databasePid)] as const
      const loaded = await run({ at, milliseconds })
      refuseFailures(name, loaded)
      slices[index]?.push({
        ...loaded,
        cpu: cpuOf(pid) - before[0],
        databaseCpu: cpuOf(databasePid) - before[1],
      })
    }
  }
  return slices.map(toFigures)
}

type Slice = Loaded & { cpu: number; databaseCpu: number }

function refuseFailures(name: string, { failures }: Loaded): void {
  if (Object.keys(failures).length > 0) throw new Error(`${name} failed: ${JSON.stringify(failures)}`)
}

function toFigures(slices: readonly Slice[]): Figures {
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

/** How many times as fast one is as the other: the middle of all rounds. */
export function ratio(one: Figures, other: Figures): number {
  return median(one.rates.map((rate, round) => rate / (other.rates[round] ?? Number.NaN)))
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
