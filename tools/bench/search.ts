// Measures each kind of search at different library sizes and on the embedded database, with one client.
import type { Database } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import { searchCases } from './cases.ts'
import { startChild } from './child.ts'
import { embeddedLibrary, nameOf, startWithLibraries } from './libraries.ts'
import type { Load, LoadResult } from './load.ts'
import { type Figures, measure, type Slice } from './measure.ts'
import type { Options } from './options.ts'
import { signInAllUsers, startProduct, wireFor } from './product.ts'

const EMBEDDED_SIZE = 10_000

export async function benchSearch(options: Options): Promise<Result> {
  const { sizes, seconds, rounds, isSelected } = options
  const server = await startWithLibraries(sizes)
  const load = startChild<Load, LoadResult>('load.ts')
  const prepare = async (opening: Promise<Database>) => {
    const database = await opening
    await signInAllUsers(database)
    await database.close()
  }
  const sites = await Promise.all(
    sizes.map(async (size) => {
      const url = server.url(nameOf(size))
      await prepare(openPostgres(url, ({ message }) => console.error(message)))
      return { name: size.toLocaleString('en-US'), product: await startProduct({ DATABASE_URL: url }) }
    }),
  )
  if (options.embedded) {
    const folder = await embeddedLibrary(EMBEDDED_SIZE)
    await prepare(openEmbedded(folder))
    const name = `embedded ${EMBEDDED_SIZE.toLocaleString('en-US')}`
    sites.push({ name, product: await startProduct({ DATA_DIR: folder }) })
  }
  const measured = new Map<string, Figures[]>()
  try {
    for (const one of searchCases.filter(isSelected)) {
      const contenders = await Promise.all(
        sites.map(async ({ name, product: { port, child } }) => {
          const requests = await wireFor(one, port)
          return {
            name: `${one.name}, ${name}`,
            pid: child.pid ?? 0,
            run: (slice: Slice) => load.run({ port, requests, ...slice }),
          }
        }),
      )
      const plan = { clients: 1, rounds, milliseconds: seconds * 1000, databasePid: server.pid }
      const figures = await measure(contenders, plan)
      measured.set(one.name, figures)
      console.log(one.name, figures.map(formatLatency).join('   '))
    }
  } finally {
    load.stop()
    for (const { product } of sites) await product.stop()
    await server.stop()
  }
  const table: Table = {
    head: ['search, p50 / p99 ms', ...sites.map(({ name }) => name)],
    rows: [...measured].map(([name, figures]) => [name, ...figures.map(formatLatency)]),
  }
  return { tables: [table] }
}

function formatLatency({ p50, p99 }: Figures): string {
  return `${number(p50)} / ${number(p99)}`
}
