// Another PostgreSQL node becomes the primary.
import { formatTally, hasOnly, slowest, startLoad, type Tally } from '../../shared/load.ts'
import { findProblems } from '../check.ts'
import { startCluster } from '../cluster.ts'
import { createLibrary } from '../library.ts'
import { createReader, createVisitor, waitUntilServed } from '../requests.ts'
import { failedChecks, type Result, type Scenario, seconds, waitUntil } from '../scenario.ts'
import { countWrites, startWriters } from '../writers.ts'

const KILLS = 5
/** The leader is killed after this many more acknowledged writes per user. */
const WRITES_PER_KILL = 3
/** How long people wait after a failed request, in milliseconds. */
const PAUSE = 500

export const failover: Record<string, Scenario> = { failover: killLeaders }

/** Two servers of the library on three PostgreSQL nodes. Whichever node leads is killed, and returns as a replica. */
async function killLeaders(): Promise<Result> {
  await using cluster = await startCluster()
  await using library = await createLibrary({
    on: 'postgres',
    databaseUrl: cluster.url,
    processes: 2,
    environment: { DATABASE_READ_URL: cluster.nodeUrls.join(',') },
  })
  await library.start()
  const readers = startLoad({ clients: 20, next: createReader(library), pause: PAUSE })
  const visitors = startLoad({ clients: 10, next: createVisitor(library), pause: PAUSE })
  const writers = startWriters(library, { pause: PAUSE })
  const waits: number[] = []
  for (let time = 0; time < KILLS; time += 1) {
    await cluster.waitUntilComplete()
    const enough = countWrites(library) + WRITES_PER_KILL * library.users.length
    await waitUntil('writes are acknowledged', () => countWrites(library) >= enough)
    const leader = await cluster.leader()
    if (!leader) throw new Error('The cluster has no leader')
    const killedAt = performance.now()
    await cluster.killNode(leader)
    await waitUntil('another node leads', async () => ![undefined, leader].includes(await cluster.leader()))
    const before = countWrites(library)
    await waitUntil('writes are acknowledged again', () => countWrites(library) > before)
    waits.push(performance.now() - killedAt)
    cluster.startNode(leader)
  }
  await waitUntilServed(library, 100)
  const [reads, visits, writes] = await Promise.all([readers.stop(), visitors.stop(), writers.stop()])
  await cluster.waitUntilComplete()
  const lost = await findProblems(library)
  return {
    summary: [
      `${KILLS} leaders killed, ${countWrites(library)} acknowledged writes checked, ${lost.length} lost`,
      `saving worked again after ${waits.map(seconds).join(', ')}`,
      `the longest that anyone waited to save: ${seconds(writers.longestWait())}`,
      `writes: ${describe(writes)}`,
      `reads: ${describe(reads)}`,
      `visitors: ${describe(visits)}`,
    ].join('; '),
    problems: [
      ...lost,
      ...failedChecks({
        'only served, refused, or over a rate limit': [reads, visits, writes].every((tally) =>
          hasOnly(tally, '200', '201', '429', '503'),
        ),
        'every 503 has a message and Retry-After':
          reads.incomplete + visits.incomplete + writes.incomplete === 0,
        'of 1,000 visitors, fewer than one is refused': refusedShare(visits) < 0.001,
        'the servers were never restarted': library.isRunning(),
      }),
    ],
  }
}

function refusedShare({ counts: { 200: served = 0, ...others } }: Tally): number {
  const refused = Object.values(others).reduce((sum, count) => sum + count, 0)
  return refused / (served + refused)
}

function describe(tally: Tally): string {
  const messages = [...tally.messages].map(([message, times]) => `${times} × “${message}”`)
  return `${formatTally(tally)}, slowest response ${seconds(slowest(tally))}, ${messages.join(', ') || 'no refusals'}`
}
