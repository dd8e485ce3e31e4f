// Measures each API call, compared with the baselines and the embedded database.
import { join } from 'node:path'
import { pino } from 'pino'
import { buildApp } from '../../server/src/app.ts'
import type { Database } from '../../server/src/db/database.ts'
import { openEmbedded } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { median } from '../shared/quantile.ts'
import { number, type Result, type Table } from '../shared/report.ts'
import type { BareRoute, BareServer } from './bare-server.ts'
import type { SqlLoad } from './bare-sql.ts'
import { type Case, casesFor, type Request } from './cases.ts'
import { drawBars } from './chart.ts'
import { startChild } from './child.ts'
import { embeddedLibrary, nameOf, startWithLibraries } from './libraries.ts'
import type { Load, LoadResult } from './load.ts'
import { type Contender, type Figures, measure, ratio } from './measure.ts'
import type { Options } from './options.ts'
import {
  config,
  headersFor,
  type Product,
  removeWritten,
  signInAllUsers,
  startProduct,
  toWire,
  wireFor,
} from './product.ts'
import { record } from './record.ts'

const WEB = join(import.meta.dirname, '../../web/dist')

export async function benchCalls(options: Options): Promise<Result> {
  const { size, clients, seconds, rounds } = options
  const server = await startWithLibraries([size])
  const url = server.url(nameOf(size))
  const folder = options.embedded ? await embeddedLibrary(size) : undefined
  const database = await openPostgres(url, ({ message }) => console.error(message))
  await migrate(database)
  await signInAllUsers(database)
  if (folder) await prepareEmbedded(folder, size)
  const product = await startProduct({ DATABASE_URL: url })
  const embedded = folder ? await startProduct({ DATA_DIR: folder }) : undefined
  const load = startChild<Load, LoadResult>('load.ts')
  const sql = startChild<SqlLoad, LoadResult>('bare-sql.ts')
  const table: Table = { head: HEAD, rows: [] }
  const bars: { name: string; value: number }[] = []
  try {
    await warmUp(load, [product, embedded])
    for (const one of casesFor(size).filter(options.isSelected)) {
      const routes = await recordAll(database, one.requests)
      const bare = startChild<BareServer, number>('bare-server.ts')
      const barePort = await bare.run({ url, routes })
      const wires = {
        product: await wireFor(one, product.port),
        bare: one.requests.map((request, index) => toWire(request, `/${index}`)),
        embedded: embedded ? await wireFor(one, embedded.port) : [],
      }
      const through = (name: string, pid: number, port: number, requests: string[]): Contender => ({
        name,
        pid,
        run: (slice) => load.run({ port, requests, ...slice }),
      })
      const recordings = routes.map(({ recording }) => recording)
      const contenders: Contender[] = [
        { name: 'SQL alone', pid: sql.pid, run: (slice) => sql.run({ url, recordings, ...slice }) },
        through('bare route', bare.pid, barePort, wires.bare),
        through('product', product.child.pid ?? 0, product.port, wires.product),
        ...(embedded
          ? [through('product, embedded', embedded.child.pid ?? 0, embedded.port, wires.embedded)]
          : []),
      ]
      for (const count of clients) {
        const figures = await measure(contenders, {
          databasePid: server.pid,
          clients: count,
          rounds,
          milliseconds: seconds * 1000,
        })
        const row = toRow(one, count, figures)
        const [, bare, own] = figures
        if (bare && own && count === 16) bars.push({ name: one.name, value: ratio(own, bare) })
        table.rows.push(row)
        console.log(row.join('  '))
      }
      bare.stop()
    }
  } finally {
    load.stop()
    sql.stop()
    await product.stop()
    await embedded?.stop()
    await removeWritten(database, size)
    await database.close()
    await server.stop()
  }
  return {
    tables: [table],
    chart: drawBars({ title: 'Throughput relative to the bare route', bars, goal: 0.7 }),
  }
}

const HEAD = [
  'API call',
  'clients',
  'SQL alone/s',
  'bare route/s',
  'product/s',
  'of bare route',
  'p50 ms',
  'p99 ms',
  'CPU ms: bare',
  'product',
  'of bare route by CPU',
  'embedded/s',
  'embedded p50 ms',
  'embedded slower by',
]

function toRow({ name }: Case, clients: number, figures: readonly Figures[]): string[] {
  const [sql, bare, product, embedded] = figures
  if (!sql || !bare || !product) throw new Error('A contender is missing')
  const rate = ({ calls, rates }: Figures) => (calls === 0 ? '–' : number(median(rates)))
  return [
    name,
    String(clients),
    rate(sql),
    rate(bare),
    rate(product),
    `${Math.round(ratio(product, bare) * 100)} %`,
    number(product.p50),
    number(product.p99),
    `${number(bare.cpu)} + ${number(bare.databaseCpu)}`,
    `${number(product.cpu)} + ${number(product.databaseCpu)}`,
    `${Math.round(((bare.cpu + bare.databaseCpu) / (product.cpu + product.databaseCpu)) * 100)} %`,
    ...(embedded
      ? [rate(embedded), number(embedded.p50), `${number(1 / ratio(embedded, product))}×`]
      : ['–', '–', '–']),
  ]
}

/** Sends requests until the code is compiled; the first ones don't represent the server's speed. */
async function warmUp(
  load: { run: (load: Load) => Promise<LoadResult> },
  products: readonly (Product | undefined)[],
): Promise<void> {
  const lists = casesFor(1_000).find(({ group }) => group === 'list')
  for (const { port } of products.filter((product) => product !== undefined))
    if (lists)
      await load.run({ port, requests: await wireFor(lists, port), clients: 16, milliseconds: 3_000 })
}

async function prepareEmbedded(folder: string, size: number): Promise<void> {
  const database = await openEmbedded(folder)
  await migrate(database)
  await signInAllUsers(database)
  await removeWritten(database, size)
  await database.close()
}

/** Sends each request once, in this process, and records its SQL and its response. */
async function recordAll(database: Database, requests: readonly Request[]): Promise<BareRoute[]> {
  const { db, queue } = database
  const logger = pino({ level: 'silent' })
  const app = await buildApp({ config, db, queue, logger, clock: () => new Date(), webFolder: WEB })
  await app.ready()
  const routes: BareRoute[] = []
  for (const request of requests) {
    const { method, path: url, body } = request
    const inject = (headers: Record<string, string>) =>
      app.inject({ method, url, headers, ...(body && { payload: body }) })
    let headers = headersFor(request)
    if (request.conditional) {
      const { etag } = (await inject(headers)).headers
      headers = { ...headers, 'if-none-match': String(etag) }
    }
    let response: Awaited<ReturnType<typeof inject>> | undefined
    const recording = await record(async () => {
      response = await inject(headers)
    })
    if (!response || response.statusCode >= 400) throw new Error(`${url} failed: ${response?.body}`)
    routes.push({
      method,
      recording,
      status: response.statusCode,
      headers: withoutGenerated(response.headers),
      body: response.body,
    })
  }
  await app.close()
  return routes
}

function withoutGenerated(headers: Record<string, unknown>): Record<string, string> {
  const generated = ['content-length', 'date', 'connection', 'transfer-encoding', 'keep-alive']
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !generated.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
}
