// Checks whether the server's memory stays constant over a long run.
import { readFileSync } from 'node:fs'
import { number } from '../shared/number.ts'
import { median } from '../shared/quantile.ts'
import { realisticWorkload } from './cases.ts'
import { startWithLibraries } from './library.ts'
import { serverUnderLoad } from './measure.ts'
import type { Options } from './options.ts'
import { requestsFor, startSite } from './site.ts'

const SLICES = 6

export async function benchMemory({ sizes: [size], minutes }: Options) {
  await using library = await startWithLibraries([size])
  await using site = await startSite({ DATABASE_URL: library.url(size) }, size)
  const workload = await requestsFor(realisticWorkload(size), site.port)
  const { run } = serverUnderLoad('realistic workload', site.pid, workload)
  const rows: Record<string, string>[] = []
  for (let minute = 1; minute <= minutes; minute += 1) {
    const samples: number[] = []
    let calls = 0
    for (let slice = 0; slice < SLICES; slice += 1) {
      calls += (await run({ clients: 16, milliseconds: 60_000 / SLICES })).length
      samples.push(megabytesOf(site.pid))
    }
    rows.push({
      minute: String(minute),
      calls: number(calls),
      'memory, MB (median)': number(median(samples)),
      'peak, MB': number(Math.max(...samples)),
    })
    console.log(Object.values(rows.at(-1) ?? {}).join('  '))
  }
  return rows
}

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
