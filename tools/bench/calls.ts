// Measures each API call, compared with the baselines and, for libraries of up to 10,000 prompts, with the embedded database.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import pg from 'pg'
import { openPostgres } from '../../server/src/db/postgres.ts'
import { number } from '../shared/number.ts'
import { median } from '../shared/quantile.ts'
import { type App, openApp } from './app.ts'
import type { BareServer } from './bare-server.ts'
import { casesFor, type Request } from './cases.ts'
import { embeddedLibrary, startWithLibraries } from './library.ts'
import { type Contender, inTurn, measure, ratio, serverUnderLoad } from './measure.ts'
import type { Options } from './options.ts'
import { type Recording, record, replay } from './record.ts'
import { headersFor, requestsFor, startSite } from './site.ts'

const EMBEDDED_MAX = 10_000

export async function benchCalls({ sizes: [size], clients, milliseconds, rounds, isSelected }: Options) {
  await using library = await startWithLibraries([size])
  const url = library.url(size)
  await using stack = new AsyncDisposableStack()
  const product = stack.use(await startSite({ DATABASE_URL: url }, size))
  const embedded =
    size > EMBEDDED_MAX
      ? undefined
      : stack.use(await startSite({ DATA_DIR: await embeddedLibrary(size) }, size))
  const database = await openPostgres(url, console.error)
  stack.defer(database.close)
  const app = stack.use(await openApp(database))
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  stack.defer(() => pool.end())

  const rows: Record<string, string>[] = []
  for (const one of casesFor(size).filter(isSelected)) {
    const routes = await recordAll(app, one.requests)
    const bare = await startBareServer({ url, routes })
    const contenders = [
      bare.contender(one.requests),
      serverUnderLoad('product', product.pid, await requestsFor(one, product.port)),
      sqlAlone(
        pool,
        routes.map(({ recording }) => recording),
      ),
    ]
    if (embedded)
      contenders.push(serverUnderLoad('embedded', embedded.pid, await requestsFor(one, embedded.port)))
    for (const count of clients) {
      const figures = await measure(contenders, { clients: count, rounds, milliseconds })
      const [bareRoute, own, sql, slower] = figures
      if (!bareRoute || !own || !sql) throw new Error('A contender is missing')
      rows.push({
        'API call': one.name,
        clients: String(count),
        'SQL alone/s': number(median(sql.rates)),
        'bare route/s': number(median(bareRoute.rates)),
        'product/s': number(median(own.rates)),
        'of bare route': `${Math.round(ratio(own, bareRoute) * 100)} %`,
        'p50 ms': number(own.p50),
        'p99 ms': number(own.p99),
        'CPU ms: bare': number(bareRoute.cpu),
        product: number(own.cpu),
        ...(slower && {
          'embedded p50 ms': number(slower.p50),
          'slower by': `${number(1 / ratio(slower, own))}×`,
        }),
      })
      console.log(Object.values(rows.at(-1) ?? {}).join('  '))
    }
    bare.stop()
  }
  return rows
}

/** Sends each request once, in this process, and records its SQL and its response. */
async function recordAll(app: App, requests: readonly Request[]): Promise<BareServer['routes']> {
  const routes: BareServer['routes'] = []
  for (const request of requests) {
    const conditions = request.conditional
      ? { 'if-none-match': String((await app.send(request)).headers.etag) }
      : {}
    let response: Awaited<ReturnType<App['send']>> | undefined
    const recording = await record(async () => {
      response = await app.send(request, conditions)
    })
    if (!response || response.statusCode >= 400) throw new Error(`${request.path} failed: ${response?.body}`)
    const { statusCode: status, body, headers } = response
    // The bare server sets these itself.
    const own = ['content-length', 'date', 'connection', 'transfer-encoding', 'keep-alive']
    const copied = Object.entries(headers).filter(([name]) => !own.includes(name))
    routes.push({
      method: request.body ? 'POST' : 'GET',
      recording,
      status,
      headers: Object.fromEntries(copied.map(([name, value]) => [name, String(value)])),
      body,
    })
  }
  return routes
}

async function startBareServer(task: BareServer) {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), { serialization: 'advanced' })
  child.send(task)
  const [port] = await once(child, 'message')
  return {
    contender: (requests: readonly Request[]) =>
      serverUnderLoad(
        'bare route',
        child.pid ?? 0,
        requests.map(({ as, body }, n) => ({
          port,
          path: `/${n}`,
          headers: headersFor(as),
          ...(body && { body }),
        })),
      ),
    stop: () => child.kill(),
  }
}

/** The statements of the calls, sent by `pg` in this process. */
function sqlAlone(pool: pg.Pool, recordings: readonly Recording[]): Contender {
  const next = inTurn(recordings)
  return {
    name: 'SQL alone',
    pid: process.pid,
    run: async ({ clients, milliseconds }) => {
      const end = performance.now() + milliseconds
      const latencies: number[] = []
      const work = async () => {
        while (performance.now() < end) {
          const start = performance.now()
          await replay(pool, next())
          latencies.push(performance.now() - start)
        }
      }
      await Promise.all(Array.from({ length: clients }, work))
      return latencies
    },
  }
}
