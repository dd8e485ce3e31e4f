// Compares visitors' lists from one PostgreSQL with those from two replicas of it. Everything shares the processors of this machine, so the
// processor time that the primary needs per list says more than the rate.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../server/src/testing/free-port.ts'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { number } from '../shared/number.ts'
import { median } from '../shared/quantile.ts'
import { SETTINGS, startWithLibraries } from './library.ts'
import { type Contender, measure, serverUnderLoad } from './measure.ts'
import type { Options } from './options.ts'
import { startProcess, startSite } from './site.ts'

const PATHS = [1, 2, 3, 4].flatMap((page) => [
  `/api/prompts.php?page=${page}`,
  `/api/prompts.php?page=${page}&category=Research`,
  `/api/prompts.php?page=${page}&sort=upvotes`,
])

export async function benchReplicas({ sizes: [size], clients, rounds, milliseconds }: Options) {
  await using library = await startWithLibraries([size])
  const location = { DATABASE_URL: library.url(size) }
  await using withoutReplicas = await startSite(location, size)
  const startReplica = () => startPostgres({ replicaOf: library.server, settings: SETTINGS })
  const replicas = [await startReplica(), await startReplica()]
  const database = new URL(location.DATABASE_URL).pathname.slice(1)
  const readUrls = replicas.map((replica) => replica.url(database)).join(',')
  await using withReplicas = await startProcess(
    { ...location, DATABASE_READ_URL: readUrls },
    await freePort(),
  )
  const contenders = [
    { name: 'one PostgreSQL', site: withoutReplicas },
    { name: 'two replicas for visitors', site: withReplicas },
  ].map(({ name, site: { pid, port } }) => {
    const requests = PATHS.map((path) => ({ port, path }))
    return withProcessorTime(serverUnderLoad(name, pid, requests), library.server.data)
  })
  const rows: Record<string, string>[] = []
  for (const count of clients) {
    const figures = await measure(contenders, { clients: count, rounds, milliseconds })
    for (const [index, { rates, p50, p99, cpu }] of figures.entries())
      rows.push({
        'visitors’ lists': contenders[index]?.name ?? '',
        clients: String(count),
        'lists/s': number(median(rates)),
        'p50 ms': number(p50),
        'p99 ms': number(p99),
        'server ms/list': number(cpu),
        'primary ms/list': number(contenders[index]?.takeProcessorTime() ?? 0),
      })
  }
  for (const replica of replicas) await replica.stop()
  return rows
}

/** Also measures the processor time of PostgreSQL per call, in milliseconds. */
function withProcessorTime(contender: Contender, data: string) {
  let spent = 0
  let calls = 0
  return {
    ...contender,
    run: async (slice: Parameters<Contender['run']>[0]) => {
      const before = processorTime(data)
      const times = await contender.run(slice)
      spent += processorTime(data) - before
      calls += times.length
      return times
    },
    takeProcessorTime: () => {
      const result = spent / calls
      spent = 0
      calls = 0
      return result
    },
  }
}

/** Of all processes of a PostgreSQL server, also those that have ended. Linux counts it in hundredths of a second. */
function processorTime(data: string): number {
  const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').map(Number)
  const ticks = (process: number, fields: readonly number[]) => {
    const values = readFileSync(`/proc/${process}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    return fields.reduce((sum, field) => sum + Number(values[field]), 0)
  }
  return 10 * children.reduce((sum, child) => sum + ticks(child, [11, 12]), ticks(pid, [11, 12, 13, 14]))
}
