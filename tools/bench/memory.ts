// Whether the server's memory stays as it is over a long run.
import { readFileSync } from 'node:fs'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { median } from '../shared/quantile.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import { casesFor } from './cases.ts'
import { startChild } from './child.ts'
import { nameOf, startWithLibraries } from './libraries.ts'
import type { Load, Loaded } from './load.ts'
import type { Options } from './options.ts'
import { removeWritten, signInEverybody, startProduct, wireFor } from './product.ts'

const SLICE = 10_000

export async function benchMemory({ size, minutes }: Options): Promise<Result> {
  const server = await startWithLibraries([size])
  const url = server.url(nameOf(size))
  const database = await openPostgres(url, ({ message }) => console.error(message))
  await signInEverybody(database)
  const product = await startProduct({ DATABASE_URL: url })
  const load = startChild<Load, Loaded>('load.ts')
  const table: Table = {
    head: ['minute', 'calls', 'memory, MB (middle of the minute)', 'most, MB'],
    rows: [],
  }
  const middles: number[] = []
  try {
    const day = casesFor(size).find(({ group }) => group === 'day')
    if (!day) throw new Error('there is no day of use')
    const requests = await wireFor(day, product.port)
    for (let minute = 1; minute <= minutes; minute += 1) {
      const held: number[] = []
      let calls = 0
      for (let slice = 0; slice < 60_000 / SLICE; slice += 1) {
        const { latencies, failures } = await load.ask({
          port: product.port,
          requests,
          at: 16,
          milliseconds: SLICE,
        })
        if (Object.keys(failures).length > 0) throw new Error(`calls failed: ${JSON.stringify(failures)}`)
        calls += latencies.length
        held.push(megabytesOf(product.child.pid ?? 0))
      }
      middles.push(median(held))
      table.rows.push([String(minute), number(calls), number(median(held)), number(Math.max(...held))])
      console.log(table.rows.at(-1)?.join('  '))
    }
  } finally {
    load.stop()
    await product.stop()
    await removeWritten(database, size)
    await database.close()
    await server.stop()
  }
  const [first = 0, second = first] = middles
  const growth = (middles.at(-1) ?? second) / second
  return { tables: [table], remarks: [`From the second minute to the last: ${number(growth)}×`] }
}

function megabytesOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
}
