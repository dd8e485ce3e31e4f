// More requests than the server can serve.
import { setTimeout as wait } from 'node:timers/promises'
import { burst, formatTally, hasOnly, responseTime, slowest, startLoad } from '../../shared/load.ts'
import { send } from '../../shared/send.ts'
import { createLibrary, type Library } from '../library.ts'
import {
  createReader,
  readConcurrently,
  voteRequest,
  waitUntilServed,
  whileVotesAreLocked,
} from '../requests.ts'
import { failedChecks, type Result, type Scenario, seconds } from '../scenario.ts'

export const overload: Record<string, Scenario> = {
  'overload-embedded': () => overloadOn('embedded'),
  'overload-postgres': () => overloadOn('postgres'),
}

async function overloadOn(on: 'embedded' | 'postgres'): Promise<Result> {
  await using library = await createLibrary({ on })
  return await overloadWith(library, { clients: 1_000, time: 20_000, longest: 30_000 })
}

interface Overload {
  clients: number
  /** Duration in milliseconds. */
  time: number
  /** The longest acceptable response time in milliseconds. */
  longest: number
}

export async function overloadWith(library: Library, { clients, time, longest }: Overload): Promise<Result> {
  await library.start()
  await readConcurrently(library, 20)
  const before = await library.memory()
  const load = startLoad({ clients, next: createReader(library), pause: 100 })
  await wait(time)
  const memory = await library.memory()
  const health = await send({ port: library.port, path: '/healthz' })
  const tally = await load.stop()
  const recovery = await waitUntilServed(library, 20)
  return {
    summary: `${formatTally(tally)}; half of the refusals within ${responseTime(tally, 503, 0.5)} ms, half of the rest within ${responseTime(tally, 200, 0.5)} ms, slowest response ${seconds(slowest(tally))}; memory ${before} → ${memory} MB; recovered after ${seconds(recovery)}`,
    problems: failedChecks({
      'only 200 and 503': hasOnly(tally, '200', '503'),
      'some requests are served': (tally.counts['200'] ?? 0) > 0,
      'every 503 has a message and Retry-After': tally.incomplete === 0,
      [`every response within ${seconds(longest)}`]: slowest(tally) < longest,
      '/healthz returns 200': health.status === 200,
      'memory use is bounded': memory < before + 500,
      'the server is running': library.isRunning(),
    }),
  }
}

/** Blocks more votes than there are connections, so that the database falls behind. On PostgreSQL only. */
export async function refuseWhileBehind(library: Library): Promise<Result> {
  await library.start()
  const { refused, voted } = await whileVotesAreLocked(library, async (release) => {
    const votes = burst(library.users.map((_, index) => voteRequest(library, index)))
    // Requests are refused once the oldest in the queue has waited for 2 s.
    await wait(3_000)
    const refused = await readConcurrently(library, 20)
    release()
    return { refused, voted: await votes }
  })
  const recovery = await waitUntilServed(library, 20)
  return {
    summary: `${formatTally(refused)} while votes were blocked; votes: ${formatTally(voted)}; recovered after ${seconds(recovery)}`,
    problems: failedChecks({
      'all reads are refused': hasOnly(refused, '503'),
      // Those that wait for a connection are refused after 5 s.
      'most reads are refused without waiting': responseTime(refused, 503, 0.5) < 5_000,
      'every 503 has a message and Retry-After': refused.incomplete === 0,
      'votes succeed or are refused': hasOnly(voted, '200', '503'),
      'the server is running': library.isRunning(),
    }),
  }
}
