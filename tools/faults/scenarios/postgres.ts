import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../../server/src/testing/start-postgres.ts'
import { startProxy } from '../../../server/src/testing/start-proxy.ts'
import { createLibrary, type Library } from '../library.ts'
import { burst, inWords, only, slowest, startLoad, timeOf } from '../load.ts'
import { readAtOnce, reading, untilServed, voteOf, whileVotesAreLocked } from '../requests.ts'
import { broken, type Result, type Scenario, seconds, using } from '../scenario.ts'
import { send } from '../send.ts'
import { type Stage, setStage } from '../stage.ts'

type Proxy = Awaited<ReturnType<typeof startProxy>>

const ASKERS = 60

/** The longest that anybody waits: in the line, and for a statement that gets no answer; and what a busy machine adds. */
const LONGEST = 5_000 + 13_000 + 4_000

export const postgres: Scenario[] = [
  {
    name: 'postgres-restart',
    claim:
      'PostgreSQL stopped and started 5 times under load: 503 with a sentence, then all is well by itself',
    run: () => using(setStage('postgres'), (stage) => restartPostgres(stage, { times: 5, down: 3_000 })),
  },
  {
    name: 'postgres-hangs',
    claim:
      'PostgreSQL takes connections and never answers, for 30 s: nobody waits for long, most are told at once',
    run: hangs,
  },
  {
    name: 'postgres-slow',
    claim:
      'PostgreSQL answers each statement half a second late: whoever is served waits, the others are told at once',
    run: slow,
  },
  {
    name: 'postgres-full',
    claim:
      'PostgreSQL takes 3 connections only: they serve everybody; then none at all: 503, and all is well after',
    run: full,
  },
  {
    name: 'postgres-read-only',
    claim:
      'PostgreSQL turns read-only, as after a failover: everything can be read, and a write is told that it can’t be saved',
    run: readOnly,
  },
  {
    name: 'postgres-locked',
    claim: 'somebody holds a lock that votes need: they end with 503, and everything else goes on',
    run: locked,
  },
]

export async function restartPostgres(
  { library, postgres }: Stage,
  { times, down }: { times: number; down: number },
): Promise<Result> {
  if (!library.lives()) await library.start()
  const load = startLoad({ askers: ASKERS, next: reading(library) })
  const recoveries: number[] = []
  for (let time = 0; time < times; time += 1) {
    await wait(500)
    await postgres?.shutDown()
    await wait(down)
    await postgres?.startAgain()
    recoveries.push(await untilServed(library))
  }
  const tally = await load.stop()
  const after = await readAtOnce(library, 100)
  return {
    seen: `${inWords(tally)}; served again ${seconds(Math.max(...recoveries))} after the start at the latest; then ${inWords(after)}`,
    wrong: broken({
      'nothing but 200 and 503 came': only(tally, '200', '503'),
      'both came': tally.counts['200'] !== undefined && tally.counts['503'] !== undefined,
      'every 503 has its sentence and Retry-After': tally.bare === 0,
      'nothing of it stays behind': only(after, '200'),
      'the library lives': library.lives(),
    }),
  }
}

function hangs(): Promise<Result> {
  return withPostgres({}, async (library, proxy) => {
    const load = startLoad({ askers: ASKERS, next: reading(library) })
    await wait(1_000)
    load.sofar()
    proxy.hang()
    await wait(30_000)
    const during = load.sofar()
    const health = await send({ port: library.port, path: '/healthz' })
    proxy.flow()
    const recovery = await untilServed(library)
    await load.stop()
    const after = await readAtOnce(library, 100)
    return {
      seen: `${inWords(during)}; half of the refusals within ${timeOf(during, 503, 0.5)} ms, the slowest answer after ${seconds(slowest(during))}; served again after ${seconds(recovery)}; then ${inWords(after)}`,
      wrong: broken({
        'nothing but 200 and 503 came': only(during, '200', '503'),
        'every 503 has its sentence and Retry-After': during.bare === 0,
        'half of the refusals come at once': timeOf(during, 503, 0.5) < 1_000,
        'nobody waits longer than the limits': slowest(during) < LONGEST,
        'the process says that it lives': health.status === 200,
        'nothing of it stays behind': only(after, '200'),
      }),
    }
  })
}

function slow(): Promise<Result> {
  return withPostgres({}, async (library, proxy) => {
    proxy.slowDown(250)
    // many more than can be served in that time
    const load = startLoad({ askers: 300, next: reading(library), pause: 200 })
    await wait(20_000)
    const during = await load.stop()
    proxy.flow()
    const recovery = await untilServed(library)
    const after = await readAtOnce(library, 100)
    return {
      seen: `${inWords(during)}; half of the refusals within ${timeOf(during, 503, 0.5)} ms, half of the others within ${seconds(timeOf(during, 200, 0.5))}, the slowest after ${seconds(slowest(during))}; back after ${seconds(recovery)}; then ${inWords(after)}`,
      wrong: broken({
        'nothing but 200 and 503 came': only(during, '200', '503'),
        'some are served': (during.counts['200'] ?? 0) > 50,
        'half of the refusals come at once': timeOf(during, 503, 0.5) < 1_000,
        'every 503 has its sentence and Retry-After': during.bare === 0,
        'nobody waits longer than the limits': slowest(during) < LONGEST,
        'nothing of it stays behind': only(after, '200'),
      }),
    }
  })
}

function full(): Promise<Result> {
  return withPostgres({ asGuest: true }, async (library) => {
    const limit = (connections: number) =>
      inSql(
        library,
        `alter role guest connection limit ${connections}`,
        `select pg_terminate_backend(pid) from pg_stat_activity where usename = 'guest'`,
      )
    await limit(3)
    await untilServed(library)
    const few = await readAtOnce(library, 300)
    await limit(0)
    const none = await readAtOnce(library, 300)
    await limit(10)
    const recovery = await untilServed(library)
    const after = await readAtOnce(library, 100)
    return {
      seen: `with 3: ${inWords(few)}; with none: ${inWords(none)}, the slowest after ${seconds(slowest(none))}; served again after ${seconds(recovery)}; then ${inWords(after)}`,
      wrong: broken({
        'three serve everybody': only(few, '200'),
        'nothing but 503 came with none': only(none, '503') && none.bare === 0,
        'nobody waits longer than the limits': slowest(none) < LONGEST,
        'nothing of it stays behind': only(after, '200'),
      }),
    }
  })
}

function readOnly(): Promise<Result> {
  return withPostgres({}, async (library) => {
    const vote = () => send(voteOf(library, 1))
    await inSql(
      library,
      'alter database postgres set default_transaction_read_only = on',
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'prompt-library %' and pid <> pg_backend_pid()`,
    )
    await untilServed(library)
    const reads = await readAtOnce(library, 100)
    const refused = await vote()
    await inSql(
      library,
      'set default_transaction_read_only = off',
      'alter database postgres reset default_transaction_read_only',
    )
    const after = await vote()
    return {
      seen: `${inWords(reads)} when reading; a vote: ${refused.status}, “${refused.sentence}”; after: ${after.status}`,
      wrong: broken({
        'all can be read': only(reads, '200'),
        'a write is told': refused.status === 503 && refused.sentence.includes('can’t save'),
        'it is saved when it can be again': after.status === 200,
      }),
    }
  })
}

function locked(): Promise<Result> {
  return withPostgres({}, async (library) => {
    const { reads, refused } = await whileVotesAreLocked(library, async () => {
      // few enough to leave connections to others
      const votes = burst([1, 2, 3, 4, 5].map((who) => voteOf(library, who)))
      await wait(500)
      return { reads: await readAtOnce(library, 100), refused: await votes }
    })
    const after = await send(voteOf(library, 1))
    return {
      seen: `votes: ${inWords(refused)}, the slowest after ${seconds(slowest(refused))}; beside them ${inWords(reads)}; after: ${after.status}`,
      wrong: broken({
        'votes are told to come back': only(refused, '503') && refused.bare === 0,
        'the others are served': only(reads, '200'),
        'a vote counts when the lock is gone': after.status === 200,
      }),
    }
  })
}

/** A library on a PostgreSQL of its own, with a proxy between them. */
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
    return await using(createLibrary({ url: url.href, urlOfLibrary: throughProxy.href }), async (library) => {
      // limits on connections do not hold for the superuser that the others are
      if (asGuest)
        await inSql(
          library,
          'create role guest login',
          'grant pg_read_all_data, pg_write_all_data to guest',
          'grant all on schema public to guest',
        )
      await library.start()
      const result = await work(library, proxy)
      if (!library.lives()) result.wrong.push('the library ended by itself')
      return result
    })
  } finally {
    await proxy.close()
    await server.stop()
  }
}

/** Does this past the library, one after the other. */
async function inSql(library: Library, ...statements: string[]): Promise<void> {
  await library.look(({ withSession }) =>
    withSession(async (run) => {
      for (const statement of statements) await run(statement)
    }),
  )
}
