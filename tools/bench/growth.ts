// Measures API calls at different library sizes, with one client.
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import { casesFor } from './cases.ts'
import { drawLines } from './chart.ts'
import { startChild } from './child.ts'
import { nameOf, startWithLibraries } from './libraries.ts'
import type { Load, LoadResult } from './load.ts'
import { type Figures, measure, type Slice } from './measure.ts'
import type { Options } from './options.ts'
import { removeWritten, signInAllUsers, startProduct, wireFor } from './product.ts'

export async function benchGrowth(options: Options): Promise<Result> {
  const { sizes, seconds, rounds } = options
  const server = await startWithLibraries(sizes)
  const load = startChild<Load, LoadResult>('load.ts')
  const sites = await Promise.all(
    sizes.map(async (size) => {
      const database = await openPostgres(server.url(nameOf(size)), ({ message }) => console.error(message))
      await migrate(database)
      await signInAllUsers(database)
      return { size, database, product: await startProduct({ DATABASE_URL: server.url(nameOf(size)) }) }
    }),
  )
  const names = casesFor(1_000)
    .filter(options.isSelected)
    .map(({ name }) => name)
  const measured = new Map<string, Figures[]>()
  try {
    for (const name of names) {
      const contenders = await Promise.all(
        sites.map(async ({ size, product }) => {
          const one = casesFor(size).find((other) => other.name === name)
          if (!one) throw new Error(`No case named ${name}`)
          const requests = await wireFor(one, product.port)
          const { port, child } = product
          return {
            name: `${name} of ${size}`,
            pid: child.pid ?? 0,
            run: (slice: Slice) => load.run({ port, requests, ...slice }),
          }
        }),
      )
      const plan = { clients: 1, rounds, milliseconds: seconds * 1000, databasePid: server.pid }
      measured.set(name, await measure(contenders, plan))
      console.log(
        name,
        measured
          .get(name)
          ?.map(({ p50 }) => number(p50))
          .join('  '),
      )
    }
  } finally {
    load.stop()
    for (const { size, database, product } of sites) {
      await product.stop()
      await removeWritten(database, size)
      await database.close()
    }
    await server.stop()
  }
  const labels = sizes.map((size) => size.toLocaleString('en-US'))
  const table: Table = {
    head: ['API call, p50 ms', ...labels, 'growth'],
    rows: [...measured].map(([name, figures]) => [
      name,
      ...figures.map(({ p50 }) => number(p50)),
      `${number((figures.at(-1)?.p50 ?? 0) / (figures[0]?.p50 ?? 1))}×`,
    ]),
  }
  const lines = [...measured].map(([name, figures]) => ({ name, values: figures.map(({ p50 }) => p50) }))
  return {
    tables: [table],
    chart: drawLines({ title: 'Response time by number of prompts', labels, lines }),
  }
}
