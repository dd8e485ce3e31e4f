// How fast each call is, beside the machine's limit and on the embedded database.
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
import type { Load, Loaded } from './load.ts'
import { type Contender, type Figures, measure, ratio } from './measure.ts'
import type { Options } from './options.ts'
import {
  config,
  headersFor,
  type Product,
  removeWritten,
  signInEverybody,
  startProduct,
  toWire,
  wireFor,
} from './product.ts'
import { record } from './record.ts'

const WEB = join(import.meta.dirname, '../../web/dist')

export async function benchCalls(options: Options): Promise<Result> {
  const { size, at, seconds, rounds } = options
  const server = await startWithLibraries([size])
  const url = server.url(nameOf(size))
  const folder = options.embedded ? await embeddedLibrary(size) : undefined
  const database = await openPostgres(url, ({ message }) => console.error(message))
  await migrate(database)
  await signInEverybody(database)
  if (folder) await prepareEmbedded(folder, size)
  const product = await startProduct({ DATABASE_URL: url })
  const embedded = folder ? await startProduct({ DATA_DIR: folder }) : undefined
  const load = startChild<Load, Loaded>('load.ts')
  const sql = startChild<SqlLoad, Loaded>('bare-sql.ts')
  const table: Table = { head: HEAD, rows: [] }
  const bars: { name: string; value: number }[] = []
  try {
    await warmUp(load, [product, embedded])
    for (const one of casesFor(size).filter(options.chosen)) {
      const routes = await recordAll(database, one.requests)
      const bare = startChild<BareServer, number>('bare-server.ts')
      const barePort = await bare.ask({ url, routes })
      const wires = {
        product: await wireFor(one, product.port),
        bare: one.requests.map((request, index) => toWire(request, `/${index}`)),
        embedded: embedded ? await wireFor(one, embedded.port) : [],
      }
      const through = (name: string, pid: number, port: number, requests: string[]): Contender => ({
        name,
        pid,
        run: (given) => load.ask({ port, requests, ...given }),
      })
      const recordings = routes.map(({ recording }) => recording)
      const contenders: Contender[] = [
        { name: 'SQL alone', pid: sql.pid, run: (given) => sql.ask({ url, recordings, ...given }) },
        through('the bare route', bare.pid, barePort, wires.bare),
        through('the product', product.child.pid ?? 0, product.port, wires.product),
        ...(embedded
          ? [through('the product, embedded', embedded.child.pid ?? 0, embedded.port, wires.embedded)]
          : []),
      ]
      for (const persons of at) {
        const figures = await measure(contenders, {
          databasePid: server.pid,
          at: persons,
          rounds,
          milliseconds: seconds * 1000,
        })
        const row = toRow(one, persons, figures)
        const [, bare, own] = figures
        if (bare && own && persons === 16) bars.push({ name: one.name, value: ratio(own, bare) })
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
    chart: drawBars({ title: 'Calls a second, of the bare route’s', bars, goal: 0.7 }),
  }
}

const HEAD = [
  'call',
  'at once',
  'SQL alone /s',
  'bare route /s',
  'product /s',
  'of the bare route',
  'p50 ms',
  'p99 ms',
  'CPU ms: bare',
  'product',
  'of the bare route by CPU',
  'embedded /s',
  'embedded p50 ms',
  'embedded : PostgreSQL',
]

function toRow({ name }: Case, at: number, figures: readonly Figures[]): string[] {
  const [sql, bare, product, embedded] = figures
  if (!sql || !bare || !product) throw new Error('a contender is missing')
  const rate = ({ calls, rates }: Figures) => (calls === 0 ? '–' : number(median(rates)))
  return [
    name,
    String(at),
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

/** A server that has run for a while: the first calls are not what anybody means by its speed. */
async function warmUp(
  load: { ask: (load: Load) => Promise<Loaded> },
  products: readonly (Product | undefined)[],
): Promise<void> {
  const lists = casesFor(1_000).find(({ group }) => group === 'list')
  for (const { port } of products.filter((product) => product !== undefined))
    if (lists) await load.ask({ port, requests: await wireFor(lists, port), at: 16, milliseconds: 3_000 })
}

async function prepareEmbedded(folder: string, size: number): Promise<void> {
  const database = await openEmbedded(folder)
  await migrate(database)
  await signInEverybody(database)
  await removeWritten(database, size)
  await database.close()
}

/** Makes each request once, in this process, and keeps the SQL that it took and the bytes that it was answered with. */
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
    if (request.again) {
      const { etag } = (await inject(headers)).headers
      headers = { ...headers, 'if-none-match': String(etag) }
    }
    let answer: Awaited<ReturnType<typeof inject>> | undefined
    const recording = await record(async () => {
      answer = await inject(headers)
    })
    if (!answer || answer.statusCode >= 400) throw new Error(`${url} was answered with ${answer?.body}`)
    routes.push({
      method,
      recording,
      status: answer.statusCode,
      headers: sendable(answer.headers),
      body: answer.body,
    })
  }
  await app.close()
  return routes
}

function sendable(headers: Record<string, unknown>): Record<string, string> {
  const made = ['content-length', 'date', 'connection', 'transfer-encoding', 'keep-alive']
  return Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !made.includes(name))
      .map(([name, value]) => [name, String(value)]),
  )
}
