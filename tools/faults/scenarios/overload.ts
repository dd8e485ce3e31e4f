// More requests than the server can serve.
import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
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
import { failedChecks, type Result, type Scenario, seconds, waitUntil } from '../scenario.ts'

export const overload: Record<string, Scenario> = {
  'overload-embedded': () => overloadOn('embedded'),
  'overload-postgres': () => overloadOn('postgres'),
  'gone-away': goneAway,
  'slow-senders': slowSenders,
  'many-connections': manyConnections,
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

async function goneAway(): Promise<Result> {
  await using library = await createLibrary({ on: 'embedded', users: 20 })
  await library.start()
  const next = createReader(library)
  for (let batch = 0; batch < 30; batch += 1) {
    const agent = new Agent()
    const requests = burst(Array.from({ length: 100 }, (_, client) => ({ ...next(client), agent })))
    await wait(30)
    agent.destroy()
    await requests
  }
  const recovery = await waitUntilServed(library, 20)
  return {
    summary: `served again after ${seconds(recovery)}`,
    problems: failedChecks({ 'the server is running': library.isRunning() }),
  }
}

async function slowSenders(): Promise<Result> {
  await using library = await createLibrary({ on: 'embedded', users: 20 })
  await library.start()
  // Uses several users, because one would reach the limit on writes.
  const cookieOf = (index: number) => library.users[index % library.users.length]?.headers['cookie']
  const head = (index: number) =>
    `POST /api/submit.php HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(index)}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`
  const headers = await openMany(library, {
    count: 500,
    sending: () => 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
  })
  const bodies = await openMany(library, { count: 500, sending: head })
  const silent = await openMany(library, { count: 500 })
  const dripping = setInterval(() => {
    for (const { socket } of [...headers, ...bodies]) if (socket.writable) socket.write('x')
  }, 1_000)
  const load = startLoad({ clients: 5, next: createReader(library) })
  const start = performance.now()
  const cutOffAfter = (slow: SlowClient[]) =>
    waitUntil('slow senders are cut off', () => slow.every(({ closed }) => closed())).then(
      () => performance.now() - start,
    )
  const times = await Promise.all([cutOffAfter(headers), cutOffAfter(bodies), cutOffAfter(silent)])
  clearInterval(dripping)
  const others = await load.stop()
  const statusLines = new Set([...headers, ...bodies].map(({ response }) => response().slice(0, 12)))
  return {
    summary: `slow headers cut off after ${seconds(times[0])}, slow bodies after ${seconds(times[1])}, silent ones after ${seconds(times[2])}, with ${[...statusLines].join(' and ')}; other requests: ${formatTally(others)}, half within ${responseTime(others, 200, 0.5)} ms`,
    problems: failedChecks({
      'headers are cut off after 15 s and bodies after 30 s, plus some time on a busy machine':
        times[0] < 30_000 && times[1] < 45_000,
      'they get 408': [...statusLines].join() === 'HTTP/1.1 408',
      'other requests are unaffected': hasOnly(others, '200'),
    }),
  }
}

async function manyConnections(): Promise<Result> {
  await using library = await createLibrary({ on: 'embedded', users: 20 })
  await library.start()
  const before = await library.memory()
  const idle = await openMany(library, { count: 4_500 })
  await waitUntil(
    'connections over the limit are closed',
    () => idle.filter(({ closed }) => closed()).length >= 500,
  )
  const refused = idle.filter(({ closed }) => closed()).length
  const memory = await library.memory()
  const [kept] = idle.filter(({ closed }) => !closed())
  kept?.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
  await waitUntil('a kept connection is served', () => kept?.response().includes('200 OK') ?? false)
  for (const { socket } of idle) socket.destroy()
  const recovery = await waitUntil('a new connection is served', () =>
    send({ port: library.port, path: '/api/prompts.php?page=1' }).then(
      ({ status }) => status === 200,
      () => false,
    ),
  )
  return {
    summary: `${refused} refused; memory ${before} → ${memory} MB; a kept connection is served; a new one ${seconds(recovery)} after the others closed`,
    problems: failedChecks({
      'the limit is 4,000': refused >= 500 && refused < 700,
      'memory use is bounded': memory < before + 300,
    }),
  }
}

interface SlowClient {
  socket: Socket
  response: () => string
  closed: () => boolean
}

async function openMany(
  { port }: Library,
  { count, sending = () => '' }: { count: number; sending?: (index: number) => string },
): Promise<SlowClient[]> {
  const opening = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    let [response, closed] = ['', false]
    socket.on('data', (part) => (response += part))
    socket.on('close', () => (closed = true))
    // The server closes the connection, as expected.
    socket.on('error', () => undefined)
    socket.write(sending(index))
    return { socket, response: () => response, closed: () => closed }
  })
  await waitUntil('connections are made', () =>
    opening.every(({ socket, closed }) => !socket.connecting || closed()),
  )
  return opening
}
