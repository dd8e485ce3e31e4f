// Compares one and two servers behind nginx, and measures what clients notice when one of them stops.
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { median, quantile } from '../shared/quantile.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import { startBalancer } from './balancer.ts'
import { casesFor } from './cases.ts'
import { startChild } from './child.ts'
import { nameOf, startWithLibraries } from './libraries.ts'
import type { Load, LoadResult } from './load.ts'
import { type Contender, measure, ratio } from './measure.ts'
import type { Options } from './options.ts'
import { type Product, removeWritten, signInAllUsers, startProduct, wireFor } from './product.ts'

export async function benchProcesses({ size, clients, rounds, seconds }: Options): Promise<Result> {
  const server = await startWithLibraries([size])
  const url = server.url(nameOf(size))
  const database = await openPostgres(url, ({ message }) => console.error(message))
  await signInAllUsers(database)
  const first = await startProduct({ DATABASE_URL: url })
  const second = await startProduct({ DATABASE_URL: url })
  const nginx = await startBalancer([first.port, second.port])
  const load = startChild<Load, LoadResult>('load.ts')
  const running: Product[] = [first, second]
  try {
    const workload = casesFor(size).find(({ group }) => group === 'workload')
    if (!workload) throw new Error('No case named workload')
    const requests = await wireFor(workload, first.port)
    const through = (name: string, port: number): Contender => ({
      name,
      pid: first.child.pid ?? 0,
      run: (slice) => load.run({ port, requests, ...slice }),
    })
    const contenders = [
      through('one, without nginx', first.port),
      through('one, behind nginx', nginx.one),
      through('two, behind nginx', nginx.both),
    ]
    const rates: Table = {
      head: ['realistic workload', 'clients', 'calls/s', 'p50 ms', 'p99 ms', 'relative to one'],
      rows: [],
    }
    for (const count of clients) {
      const plan = { clients: count, rounds, milliseconds: seconds * 1000, databasePid: server.pid }
      const figures = await measure(contenders, plan)
      const alone = figures[1]
      for (const [index, one] of figures.entries())
        rates.rows.push([
          contenders[index]?.name ?? '',
          String(count),
          number(median(one.rates)),
          number(one.p50),
          number(one.p99),
          alone ? `${number(ratio(one, alone))}×` : '',
        ])
    }

    const losses: Table = {
      head: ['one of two stops under load', 'calls', 'failed', 'p50 ms', 'p99 ms', 'slowest ms'],
      rows: [],
    }
    for (const [name, signal] of [
      ['stopped (SIGTERM)', 'SIGTERM'],
      ['killed (SIGKILL)', 'SIGKILL'],
    ] as const) {
      const stopping = running.pop()
      const loading = load.run({ port: nginx.both, requests, clients: 16, milliseconds: 10_000 })
      await wait(3_000)
      stopping?.child.kill(signal)
      await wait(3_000)
      // A service manager would restart it.
      running.push(await startProduct({ DATABASE_URL: url }, second.port))
      const { latencies, failures } = await loading
      losses.rows.push([
        name,
        number(latencies.length),
        describeFailures(failures),
        number(quantile(latencies, 0.5)),
        number(quantile(latencies, 0.99)),
        number(quantile(latencies, 1)),
      ])
    }
    return { tables: [rates, losses] }
  } finally {
    load.stop()
    await nginx.stop()
    for (const product of running) await product.stop()
    await removeWritten(database, size)
    await database.close()
    await server.stop()
  }
}

function describeFailures(failures: Record<string, number>): string {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} (${kind})`)
  return kinds.length === 0 ? 'none' : kinds.join(', ')
}
