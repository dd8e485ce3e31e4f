// Two server processes behind nginx: how much more they do than one, and what people notice when one of them goes.
import { setTimeout as wait } from 'node:timers/promises'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { median, quantile } from '../shared/quantile.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import { startBalancer } from './balancer.ts'
import { casesFor } from './cases.ts'
import { startChild } from './child.ts'
import { nameOf, startWithLibraries } from './libraries.ts'
import type { Load, Loaded } from './load.ts'
import { type Contender, measure, ratio } from './measure.ts'
import type { Options } from './options.ts'
import { type Product, removeWritten, signInEverybody, startProduct, wireFor } from './product.ts'

export async function benchProcesses({ size, at, rounds, seconds }: Options): Promise<Result> {
  const server = await startWithLibraries([size])
  const url = server.url(nameOf(size))
  const database = await openPostgres(url, ({ message }) => console.error(message))
  await signInEverybody(database)
  const first = await startProduct({ DATABASE_URL: url })
  const second = await startProduct({ DATABASE_URL: url })
  const nginx = await startBalancer([first.port, second.port])
  const load = startChild<Load, Loaded>('load.ts')
  const running: Product[] = [first, second]
  try {
    const day = casesFor(size).find(({ group }) => group === 'day')
    if (!day) throw new Error('there is no day of use')
    const requests = await wireFor(day, first.port)
    const through = (name: string, port: number): Contender => ({
      name,
      pid: first.child.pid ?? 0,
      run: (given) => load.ask({ port, requests, ...given }),
    })
    const contenders = [
      through('one, without nginx', first.port),
      through('one, behind nginx', nginx.one),
      through('two, behind nginx', nginx.both),
    ]
    const rates: Table = {
      head: ['a day of use', 'at once', 'calls /s', 'p50 ms', 'p99 ms', 'of one'],
      rows: [],
    }
    for (const persons of at) {
      const plan = { at: persons, rounds, milliseconds: seconds * 1000, databasePid: server.pid }
      const figures = await measure(contenders, plan)
      const alone = figures[1]
      for (const [index, one] of figures.entries())
        rates.rows.push([
          contenders[index]?.name ?? '',
          String(persons),
          number(median(one.rates)),
          number(one.p50),
          number(one.p99),
          alone ? `${number(ratio(one, alone))}×` : '',
        ])
    }

    const losses: Table = {
      head: ['one of two goes under load', 'calls', 'not answered', 'p50 ms', 'p99 ms', 'longest ms'],
      rows: [],
    }
    for (const [name, signal] of [
      ['told to stop (SIGTERM)', 'SIGTERM'],
      ['killed (SIGKILL)', 'SIGKILL'],
    ] as const) {
      const leaving = running.pop()
      const under = load.ask({ port: nginx.both, requests, at: 16, milliseconds: 10_000 })
      await wait(3_000)
      leaving?.child.kill(signal)
      await wait(3_000)
      // as a service manager would
      running.push(await startProduct({ DATABASE_URL: url }, second.port))
      const { latencies, failures } = await under
      losses.rows.push([
        name,
        number(latencies.length),
        inWords(failures),
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

function inWords(failures: Record<string, number>): string {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} (${kind})`)
  return kinds.length === 0 ? 'none' : kinds.join(', ')
}
