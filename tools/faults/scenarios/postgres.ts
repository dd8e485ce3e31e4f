import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../../server/src/testing/start-postgres.ts'
import { startProxy } from '../../../server/src/testing/start-proxy.ts'
import { createLibrary, type Library } from '../library.ts'
import { burst, formatTally, hasOnly, responseTime, slowest, startLoad } from '../load.ts'
import {
  createReader,
  readConcurrently,
  voteRequest,
  waitUntilServed,
  whileVotesAreLocked,
} from '../requests.ts'
import { failedChecks, type Result, type Scenario, seconds, using } from '../scenario.ts'
import { send } from '../send.ts'
import { type Setup, setUp } from '../setup.ts'

type Proxy = Awaited<ReturnType<typeof startProxy>>

const CLIENTS = 60

/** The longest acceptable response time: the queue, a statement without a response, and some time on a busy machine. */
const MAX_RESPONSE_TIME = 5_000 + 13_000 + 4_000

export const postgres: Scenario[] = [
  {
    name: 'postgres-restart',
    expected: 'PostgreSQL restarts 5 times under load: 503 with a message, then the server recovers',
    run: () => using(setUp('postgres'), (setup) => restartPostgres(setup, { times: 5, down: 3_000 })),
  },
  {
    name: 'postgres-hangs',
    expected:
      'PostgreSQL accepts connections and never responds for 30 s: most requests get 503 at once, and all within the limits',
    run: hangs,
  },
  {
    name: 'postgres-slow',
    expected:
      'PostgreSQL takes half a second longer per statement: some requests are served slowly, the others get 503 at once',
    run: slow,
  },
  {
    name: 'postgres-full',
    expected:
      'PostgreSQL accepts only 3 connections: every request is served; then none: 503, and the server recovers',
    run: full,
  },
  {
    name: 'postgres-read-only',
    expected:
      'PostgreSQL becomes read-only, as after a failover: reads work, and writes get 503 with an explanation',
    run: readOnly,
  },
  {
    name: 'postgres-locked',
    expected: 'another session holds a lock that votes need: they get 503, and everything else works',
    run: locked,
  },
]

export async function restartPostgres(
  { library, postgres }: Setup,
  { times, down }: { times: number; down: number },
): Promise<Result> {
  if (!library.isRunning()) await library.start()
  const load = startLoad({ clients: CLIENTS, next: createReader(library) })
  const recoveries: number[] = []
  for (let time = 0; time < times; time += 1) {
    await wait(500)
    await postgres?.shutDown()
    await wait(down)
    await postgres?.startAgain()
    recoveries.push(await waitUntilServed(library))
  }
  const tally = await load.stop()
  await waitUntilServed(library, 100)
  return {
    summary: `${formatTally(tally)}; recovered within ${seconds(Math.max(...recoveries))} of each start`,
    problems: failedChecks({
      'only 200 and 503': hasOnly(tally, '200', '503'),
      'both 200 and 503': tally.counts['200'] !== undefined && tally.counts['503'] !== undefined,
      'every 503 has a message and Retry-After': tally.incomplete === 0,
      'the server is running': library.isRunning(),
    }),
  }
}

function hangs(): Promise<Result> {
  return withPostgres({}, async (library, proxy) => {
    const load = startLoad({ clients: CLIENTS, next: createReader(library) })
    await wait(1_000)
    load.takeTally()
    proxy.hang()
    await wait(30_000)
    const during = load.takeTally()
    const health = await send({ port: library.port, path: '/healthz' })
    proxy.flow()
    const recovery = await waitUntilServed(library, 100)
    await load.stop()
    return {
      summary: `${formatTally(during)}; half of the refusals within ${responseTime(during, 503, 0.5)} ms, slowest response ${seconds(slowest(during))}; recovered after ${seconds(recovery)}`,
      problems: failedChecks({
        'only 200 and 503': hasOnly(during, '200', '503'),
        'every 503 has a message and Retry-After': during.incomplete === 0,
        'half of the refusals take less than 1 s': responseTime(during, 503, 0.5) < 1_000,
        'every response within the limits': slowest(during) < MAX_RESPONSE_TIME,
        '/healthz returns 200': health.status === 200,
      }),
    }
  })
}

function slow(): Promise<Result> {
  return withPostgres({}, async (library, proxy) => {
    proxy.slowDown(250)
    // More clients than can be served in that time.
    const load = startLoad({ clients: 300, next: createReader(library), pause: 200 })
    await wait(20_000)
    const during = await load.stop()
    proxy.flow()
    const recovery = await waitUntilServed(library, 100)
    return {
      summary: `${formatTally(during)}; half of the refusals within ${responseTime(during, 503, 0.5)} ms, half of the rest within ${seconds(responseTime(during, 200, 0.5))}, slowest response ${seconds(slowest(during))}; recovered after ${seconds(recovery)}`,
      problems: failedChecks({
        'only 200 and 503': hasOnly(during, '200', '503'),
        'some requests are served': (during.counts['200'] ?? 0) > 50,
        'half of the refusals take less than 1 s': responseTime(during, 503, 0.5) < 1_000,
        'every 503 has a message and Retry-After': during.incomplete === 0,
        'every response within the limits': slowest(during) < MAX_RESPONSE_TIME,
      }),
    }
  })
}

function full(): Promise<Result> {
  return withPostgres({ asGuest: true }, async (library) => {
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
      }),
    }
  })
}

function readOnly(): Promise<Result> {
  return withPostgres({}, async (library) => {
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
      summary: `reads: ${formatTally(reads)}; vote: ${refused.status}, “${refused.message}”; after: ${after.status}`,
      problems: failedChecks({
        'all reads succeed': hasOnly(reads, '200'),
        'a write gets an explanation': refused.status === 503 && refused.message.includes('can’t save'),
        'a vote succeeds afterward': after.status === 200,
      }),
    }
  })
}

function locked(): Promise<Result> {
  return withPostgres({}, async (library) => {
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
  })
}

/** Starts a server and PostgreSQL with a proxy in between. */
async function withPostgres(
  { asGuest = false }: { asGuest?: boolean },
  work: (library: Library, proxy: Proxy) => Promise<Result>,
): Promise<Result> {
  const server = await startPostgres()
  const url = new URL(server.url('postgres'))
  const proxy = await startProxy(Number(url.port))
  const throughProxy = new URL(url)
  throughProxy.port = String(proxy.port)
  if (asGuest) throughProxy.username = 'guest'
  try {
    return await using(createLibrary({ url: url.href, serverUrl: throughProxy.href }), async (library) => {
      // Connection limits don't apply to superusers, so this scenario uses another role.
      if (asGuest)
        await runSql(
          library,
          'create role guest login',
          'grant pg_read_all_data, pg_write_all_data to guest',
          'grant all on schema public to guest',
        )
      await library.start()
      const result = await work(library, proxy)
      if (!library.isRunning()) result.problems.push('the server exited')
      return result
    })
  } finally {
    await proxy.close()
    await server.stop()
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
