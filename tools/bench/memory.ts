// Checks whether the server's memory stays constant over a long run.
import { readFileSync } from 'node:fs'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { median } from '../shared/quantile.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import { casesFor } from './cases.ts'
import { startChild } from './child.ts'
import { nameOf, startWithLibraries } from './libraries.ts'
import type { Load, LoadResult } from './load.ts'
import type { Options } from './options.ts'
import { removeWritten, signInAllUsers, startProduct, wireFor } from './product.ts'

const SLICE = 10_000

export async function benchMemory({ size, minutes }: Options): Promise<Result> {
  const server = await startWithLibraries([size])
  const url = server.url(nameOf(size))
  const database = await openPostgres(url, ({ message }) => console.error(message))
  await signInAllUsers(database)
  const product = await startProduct({ DATABASE_URL: url })
  const load = startChild<Load, LoadResult>('load.ts')
  const table: Table = {
    head: ['minute', 'calls', 'memory, MB (median)', 'peak, MB'],
    rows: [],
  }
  const medians: number[] = []
  try {
    const workload = casesFor(size).find(({ group }) => group === 'workload')
    if (!workload) throw new Error('No case named workload')
    const requests = await wireFor(workload, product.port)
    for (let minute = 1; minute <= minutes; minute += 1) {
      const samples: number[] = []
      let calls = 0
      for (let slice = 0; slice < 60_000 / SLICE; slice += 1) {
        const { latencies, failures } = await load.run({
          port: product.port,
          requests,
          clients: 16,
          milliseconds: SLICE,
        })
        if (Object.keys(failures).length > 0) throw new Error(`requests failed: ${JSON.stringify(failures)}`)
        calls += latencies.length
        samples.push(megabytesOf(product.child.pid ?? 0))
      }
      medians.push(median(samples))
      table.rows.push([String(minute), number(calls), number(median(samples)), number(Math.max(...samples))])
      console.log(table.rows.at(-1)?.join('  '))
    }
  } finally {
    load.stop()
    await product.stop()
    await removeWritten(database, size)
    await database.close()
    await server.stop()
  }
  const [first = 0, second = first] = medians
  const growth = (medians.at(-1) ?? second) / second
  return { tables: [table], remarks: [`Growth from the second minute to the last: ${number(growth)}×`] }
}

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
