import { Agent } from 'node:http'
import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createLibrary, type Library } from '../library.ts'
import { burst, inWords, only, slowest, startLoad, timeOf } from '../load.ts'
import { readAtOnce, reading, untilServed, voteOf, whileVotesAreLocked } from '../requests.ts'
import { broken, type Result, type Scenario, seconds, until, using } from '../scenario.ts'
import { send } from '../send.ts'
import { type Stage, setStage } from '../stage.ts'

export const overload: Scenario[] = [
  ...(['embedded', 'postgres'] as const).map((on) => ({
    name: `overload-${on}`,
    claim: `1,000 people ask without a pause for 20 s, ${on === 'embedded' ? 'on the embedded database' : 'on PostgreSQL'}: who can’t be served soon is told so, and all is well after`,
    run: () =>
      using(setStage(on), (stage) => overloadWith(stage, { askers: 1_000, time: 20_000, longest: 30_000 })),
  })),
  {
    name: 'gone-away',
    claim: '3,000 requests whose sender has gone before the answer: nothing of them stays behind',
    run: goneAway,
  },
  {
    name: 'slow-senders',
    claim:
      '500 who send headers drop by drop, 500 who send a body so, 500 who send nothing: they are cut off, and nobody else notices',
    run: slowSenders,
  },
  {
    name: 'many-connections',
    claim:
      '4,500 connections at once: those over the limit are refused, the others are served, and all is well after',
    run: manyConnections,
  },
]

interface Crowd {
  askers: number
  /** How long they ask, in milliseconds. */
  time: number
  /** The longest that anybody may wait. */
  longest: number
}

export async function overloadWith({ library }: Stage, { askers, time, longest }: Crowd): Promise<Result> {
  if (!library.lives()) await library.start()
  await readAtOnce(library, 20)
  const before = await library.memory()
  const load = startLoad({ askers, next: reading(library), pause: 100 })
  await wait(time)
  const memory = await library.memory()
  const health = await send({ port: library.port, path: '/healthz' })
  const tally = await load.stop()
  const recovery = await untilServed(library)
  const after = await readAtOnce(library, 20)
  return {
    seen: `${inWords(tally)}; half of the refusals within ${timeOf(tally, 503, 0.5)} ms, half of the others within ${timeOf(tally, 200, 0.5)} ms, the slowest answer after ${seconds(slowest(tally))}; memory ${before} → ${memory} MB; served again after ${seconds(recovery)}; then ${inWords(after)}`,
    wrong: broken({
      'nothing but 200 and 503 came': only(tally, '200', '503'),
      'some are served': (tally.counts['200'] ?? 0) > 0,
      'every 503 has its sentence and Retry-After': tally.bare === 0,
      [`nobody waits longer than ${seconds(longest)}`]: slowest(tally) < longest,
      'the process says that it lives': health.status === 200,
      'memory does not run away': memory < before + 500,
      'all is well after': only(after, '200') && library.lives(),
    }),
  }
}

/** More people vote than there are connections, while no vote can be made: the database falls behind. On PostgreSQL only. */
export async function refuseWhileBehind({ library }: Stage): Promise<Result> {
  if (!library.lives()) await library.start()
  const { refused, voted } = await whileVotesAreLocked(library, async (release) => {
    const votes = burst(library.people.map((_, who) => voteOf(library, who)))
    // requests are refused once the first in the queue has waited for 2 s
    await wait(3_000)
    const refused = await readAtOnce(library, 20)
    release()
    return { refused, voted: await votes }
  })
  const recovery = await untilServed(library)
  const after = await readAtOnce(library, 20)
  return {
    seen: `${inWords(refused)} while votes were locked; the votes: ${inWords(voted)}; served again after ${seconds(recovery)}; then ${inWords(after)}`,
    wrong: broken({
      'all of them are refused': only(refused, '503'),
      'at once': slowest(refused) < 2_000,
      'every 503 has its sentence and Retry-After': refused.bare === 0,
      'votes are made or refused': only(voted, '200', '503'),
      'all is well after': only(after, '200') && library.lives(),
    }),
  }
}

function goneAway(): Promise<Result> {
  return using(createLibrary({ people: 20 }), async (library) => {
    await library.start()
    const next = reading(library)
    for (let batch = 0; batch < 30; batch += 1) {
      const agent = new Agent()
      const asked = burst(Array.from({ length: 100 }, (_, asker) => ({ ...next(asker), agent })))
      await wait(30)
      agent.destroy()
      await asked
    }
    const recovery = await untilServed(library)
    const after = await readAtOnce(library, 20)
    return {
      seen: `served again after ${seconds(recovery)}; then ${inWords(after)}`,
      wrong: broken({ 'all is well after': only(after, '200') && library.lives() }),
    }
  })
}

function slowSenders(): Promise<Result> {
  return using(createLibrary({ people: 20 }), async (library) => {
    await library.start()
    // of several people: one could not even begin so many writes in a minute
    const cookieOf = (index: number) => library.people[index % library.people.length]?.headers['cookie']
    const head = (index: number) =>
      `POST /api/submit.php HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookieOf(index)}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n`
    const headers = await openMany(library, {
      count: 500,
      sending: () => 'GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ',
    })
    const bodies = await openMany(library, { count: 500, sending: head })
    const silent = await openMany(library, { count: 500 })
    const drops = setInterval(() => {
      for (const { socket } of [...headers, ...bodies]) if (socket.writable) socket.write('x')
    }, 1_000)
    const load = startLoad({ askers: 5, next: reading(library) })
    const begun = performance.now()
    const cutAfter = (slow: Slow[]) =>
      until('slow senders are cut off', () => slow.every(({ closed }) => closed())).then(
        () => performance.now() - begun,
      )
    const times = await Promise.all([cutAfter(headers), cutAfter(bodies), cutAfter(silent)])
    clearInterval(drops)
    const others = await load.stop()
    const answers = new Set([...headers, ...bodies].map(({ answer }) => answer().slice(0, 12)))
    return {
      seen: `slow headers cut off after ${seconds(times[0])}, slow bodies after ${seconds(times[1])}, silent ones after ${seconds(times[2])}, with ${[...answers].join(' and ')}; meanwhile ${inWords(others)}, half of them within ${timeOf(others, 200, 0.5)} ms`,
      wrong: broken({
        'headers have 15 s, bodies 30 s, and what a busy machine adds':
          times[0] < 30_000 && times[1] < 45_000,
        'they are told why': [...answers].join() === 'HTTP/1.1 408',
        'nobody else notices': only(others, '200'),
      }),
    }
  })
}

function manyConnections(): Promise<Result> {
  return using(createLibrary({ people: 20 }), async (library) => {
    await library.start()
    const before = await library.memory()
    const idle = await openMany(library, { count: 4_500 })
    await until(
      'those over the limit are hung up on',
      () => idle.filter(({ closed }) => closed()).length >= 500,
    )
    const refused = idle.filter(({ closed }) => closed()).length
    const memory = await library.memory()
    const [kept] = idle.filter(({ closed }) => !closed())
    kept?.socket.write('GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n')
    await until('one of the others is served', () => kept?.answer().includes('200 OK') ?? false)
    for (const { socket } of idle) socket.destroy()
    const recovery = await until('a new connection is served', () =>
      send({ port: library.port, path: '/api/prompts.php?page=1' }).then(
        ({ status }) => status === 200,
        () => false,
      ),
    )
    return {
      seen: `${refused} refused; memory ${before} → ${memory} MB; one of those that were kept is served; a new one ${seconds(recovery)} after the others were gone`,
      wrong: broken({
        'the limit is 4,000': refused >= 500 && refused < 700,
        'memory does not run away': memory < before + 300,
      }),
    }
  })
}

interface Slow {
  socket: Socket
  answer: () => string
  closed: () => boolean
}

async function openMany(
  { port }: Library,
  { count, sending = () => '' }: { count: number; sending?: (index: number) => string },
): Promise<Slow[]> {
  const opening = Array.from({ length: count }, (_, index) => {
    const socket = connect(port, '127.0.0.1')
    let [answer, closed] = ['', false]
    socket.on('data', (part) => (answer += part))
    socket.on('close', () => (closed = true))
    // the library hangs up in the middle, which is what is looked for
    socket.on('error', () => undefined)
    socket.write(sending(index))
    return { socket, answer: () => answer, closed: () => closed }
  })
  await until('connections are made', () =>
    opening.every(({ socket, closed }) => !socket.connecting || closed()),
  )
  return opening
}
