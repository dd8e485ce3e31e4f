// PostgreSQL that restarts, hangs, or is gone.
import { setTimeout as wait } from 'node:timers/promises'
import {
  burst,
  formatTally,
  hasOnly,
  responseTime,
  slowest,
  startLoad,
  type Tally,
} from '../../shared/load.ts'
import { messageOf, send } from '../../shared/send.ts'
import { createLibrary, type Library } from '../library.ts'
import {
  createReader,
  readConcurrently,
  voteRequest,
  waitUntilServed,
  whileVotesAreLocked,
} from '../requests.ts'
import { failedChecks, type Result, type Scenario, seconds } from '../scenario.ts'

const CLIENTS = 60

/** The longest acceptable response time: the queue, a statement without a response, and some time on a busy machine. */
const MAX_RESPONSE_TIME = 5_000 + 13_000 + 4_000

export const postgres: Record<string, Scenario> = {
  'postgres-restart': async () => {
    await using library = await createLibrary({ on: 'postgres' })
    return await restartPostgres(library, { times: 5, down: 3_000 })
  },
  'postgres-hangs': hangs,
  'postgres-slow': slow,
  'postgres-full': full,
  'postgres-read-only': readOnly,
  'postgres-locked': locked,
}

export async function restartPostgres(
  library: Library,
  { times, down }: { times: number; down: number },
): Promise<Result> {
  await library.start()
  const load = startLoad({ clients: CLIENTS, next: createReader(library) })
  const recoveries: number[] = []
  for (let time = 0; time < times; time += 1) {
    await wait(500)
    await library.postgres?.shutDown()
    await wait(down)
    await library.postgres?.startAgain()
    recoveries.push(await waitUntilServed(library))
  }
  const tally = await load.stop()
  await waitUntilServed(library, 100)
  return {
    summary: `${formatTally(tally)}; recovered within ${seconds(Math.max(...recoveries))} of each start`,
    problems: failedChecks({
      ...onlyServedOrRefused(tally),
      'both 200 and 503': tally.counts['200'] !== undefined && tally.counts['503'] !== undefined,
      'the server is running': library.isRunning(),
    }),
  }
}

function onlyServedOrRefused(tally: Tally): Record<string, boolean> {
  return {
    'only 200 and 503': hasOnly(tally, '200', '503'),
    'every 503 has a message and Retry-After': tally.incomplete === 0,
  }
}

/** Most requests get 503 at once. */
function refusedSoon(tally: Tally): Record<string, boolean> {
  return {
    ...onlyServedOrRefused(tally),
    'half of the refusals take less than 1 s': responseTime(tally, 503, 0.5) < 1_000,
    'every response within the limits': slowest(tally) < MAX_RESPONSE_TIME,
  }
}

const times = (tally: Tally) =>
  `${formatTally(tally)}; half of the refusals within ${responseTime(tally, 503, 0.5)} ms, half of the rest within ${responseTime(tally, 200, 0.5)} ms, slowest response ${seconds(slowest(tally))}`

async function hangs(): Promise<Result> {
  await using library = await createLibrary({ on: 'postgres', isProxied: true })
  await library.start()
  const load = startLoad({ clients: CLIENTS, next: createReader(library) })
  await wait(1_000)
  load.takeTally()
  library.proxy?.hang()
  await wait(30_000)
  const during = load.takeTally()
  const health = await send({ port: library.port, path: '/healthz' })
  library.proxy?.flow()
  const recovery = await waitUntilServed(library, 100)
  await load.stop()
  return {
    summary: `${times(during)}; recovered after ${seconds(recovery)}`,
    problems: failedChecks({ ...refusedSoon(during), '/healthz returns 200': health.status === 200 }),
  }
}

async function slow(): Promise<Result> {
  await using library = await createLibrary({ on: 'postgres', isProxied: true })
  await library.start()
  library.proxy?.slowDown(250)
  // More clients than can be served in that time.
  const load = startLoad({ clients: 300, next: createReader(library), pause: 200 })
  await wait(20_000)
  const during = await load.stop()
  library.proxy?.flow()
  const recovery = await waitUntilServed(library, 100)
  return {
    summary: `${times(during)}; recovered after ${seconds(recovery)}`,
    problems: failedChecks({
      ...refusedSoon(during),
      'some requests are served': (during.counts['200'] ?? 0) > 50,
    }),
  }
}

async function full(): Promise<Result> {
  // Connection limits don't apply to superusers.
  await using library = await createLibrary({ on: 'postgres', role: 'guest' })
  await runSql(
    library,
    'create role guest login',
    'grant pg_read_all_data, pg_write_all_data to guest',
    'grant all on schema public to guest',
  )
  await library.start()
  const limit = (connections: number) =>
    runSql(
      library,
      `alter role guest connection limit ${connections}`,
      `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'guest'`,
    )
  await limit(3)
  await waitUntilServed(library)
  const few = await readConcurrently(library, 300)
  await limit(0)
  const none = await readConcurrently(library, 300)
  await limit(10)
  const recovery = await waitUntilServed(library, 100)
  return {
    summary: `with 3: ${formatTally(few)}; with none: ${formatTally(none)}, the slowest after ${seconds(slowest(none))}; recovered after ${seconds(recovery)}`,
    problems: failedChecks({
      'three connections serve every request': hasOnly(few, '200'),
      'only 503 without connections': hasOnly(none, '503') && none.incomplete === 0,
      'every response within the limits': slowest(none) < MAX_RESPONSE_TIME,
      'the server is running': library.isRunning(),
    }),
  }
}

async function readOnly(): Promise<Result> {
  await using library = await createLibrary({ on: 'postgres', isProxied: true })
  await library.start()
  const vote = () => send(voteRequest(library, 1))
  await runSql(
    library,
    'alter database postgres set default_transaction_read_only = on',
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prompt-library %' and pid <> pg_backend_pid()`,
  )
  await waitUntilServed(library)
  const reads = await readConcurrently(library, 100)
  const refused = await vote()
  await runSql(
    library,
    'set default_transaction_read_only = off',
    'alter database postgres reset default_transaction_read_only',
  )
  const after = await vote()
  return {
    summary: `reads: ${formatTally(reads)}; vote: ${refused.status}, “${messageOf(refused)}”; after: ${after.status}`,
    problems: failedChecks({
      'all reads succeed': hasOnly(reads, '200'),
      'a write gets an explanation': refused.status === 503 && messageOf(refused).includes('can’t save'),
      'a vote succeeds afterward': after.status === 200,
    }),
  }
}

async function locked(): Promise<Result> {
  await using library = await createLibrary({ on: 'postgres' })
  await library.start()
  const { reads, refused } = await whileVotesAreLocked(library, async () => {
    // Few enough to leave connections for other requests.
    const votes = burst([1, 2, 3, 4, 5].map((index) => voteRequest(library, index)))
    await wait(500)
    return { reads: await readConcurrently(library, 100), refused: await votes }
  })
  const after = await send(voteRequest(library, 1))
  return {
    summary: `votes: ${formatTally(refused)}, the slowest after ${seconds(slowest(refused))}; other requests: ${formatTally(reads)}; after: ${after.status}`,
    problems: failedChecks({
      'votes get 503': hasOnly(refused, '503') && refused.incomplete === 0,
      'other requests are served': hasOnly(reads, '200'),
      'a vote succeeds after the lock is released': after.status === 200,
    }),
  }
}

/** Runs statements directly in the database. */
async function runSql(library: Library, ...statements: string[]): Promise<void> {
  await library.withDatabase(({ withSession }) =>
    withSession(async (run) => {
      for (const statement of statements) await run(statement)
    }),
  )
}
