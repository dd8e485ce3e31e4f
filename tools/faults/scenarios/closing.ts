import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { findProblems } from '../check.ts'
import type { Library } from '../library.ts'
import { countResponse, createTally, formatTally, hasOnly } from '../load.ts'
import { voteRequest, whileVotesAreLocked } from '../requests.ts'
import { failedChecks, type Result, type Scenario, using, waitUntil } from '../scenario.ts'
import { send } from '../send.ts'
import { type Setup, setUp } from '../setup.ts'
import { countWrites, startWriters } from '../writers.ts'

export const closing: Scenario[] = (['embedded', 'postgres'] as const).map((on) => ({
  name: `sigterm-${on}`,
  expected: `SIGTERM under writes, 5 times, ${on === 'embedded' ? 'on the embedded database' : 'on PostgreSQL'}: every request gets a response, slow ones too, none is cut off, and the process exits`,
  run: () =>
    using(setUp(on, on === 'embedded' ? { users: 20 } : {}), (setup) => terminateUnderLoad(setup, 5)),
}))

export async function terminateUnderLoad(
  { library, writesByUser, postgres }: Setup,
  times: number,
): Promise<Result> {
  const problems: string[] = []
  const tallies: string[] = []
  for (let time = 0; time < times; time += 1) {
    if (!library.isRunning()) await library.start()
    const writers = startWriters(library, writesByUser)
    await waitUntil('every user has had a response', writers.allConnected)
    const slow = await startSlowUpload(library)
    const { code, vote } = postgres
      ? await terminateWithSlowVote(library, time)
      : { code: await library.terminate(), vote: undefined }
    const tally = await writers.stop()
    tallies.push(formatTally(tally))
    problems.push(
      ...failedChecks({
        [`no request is cut off (${formatTally(tally)})`]: hasOnly(
          tally,
          '200',
          '201',
          '429',
          '503',
          'refused',
        ),
        [`a slow upload gets a response (${await slow.response})`]: (await slow.response) === '201',
        [`a slow vote gets a response (${vote})`]: vote === undefined || vote === '1 × 200',
        [`the process exits with code 0 (${code})`]: code === 0,
      }),
    )
  }
  problems.push(
    ...(await library.withDatabase((database) => findProblems(database, library.users, writesByUser))),
  )
  return {
    summary: `${tallies.join('; ')}; every slow upload${postgres ? ' and every vote that waited for a lock' : ''} got a response; ${countWrites(writesByUser)} acknowledged writes checked`,
    problems,
  }
}

/** Terminates the server while a vote waits for a lock, which is released a second later. */
function terminateWithSlowVote(library: Library, time: number) {
  return whileVotesAreLocked(library, async (release) => {
    const tally = createTally()
    const vote = countResponse(tally, send(voteRequest(library, time + 1)))
    await wait(300)
    const ended = library.terminate()
    await wait(1_000)
    release()
    await vote
    return { code: await ended, vote: formatTally(tally) }
  })
}

/** Uploads a prompt in pieces over two seconds, most of them while the server shuts down. */
async function startSlowUpload({ port, users }: Library): Promise<{ response: Promise<string> }> {
  const body = JSON.stringify({
    title: 'Slow',
    category: 'Research',
    visibility: 'public',
    markdown: `<p>${'slow '.repeat(200)}</p>`,
  })
  // Uses an accepted connection, because pending ones are refused at shutdown.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await send({ port, path: '/healthz', agent })
  const response = new Promise<string>((resolve) => {
    const upload = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: '/api/submit.php',
        method: 'POST',
        headers: { ...users[1]?.headers, 'content-type': 'application/json', 'content-length': body.length },
      },
      (response) => response.resume().on('end', () => resolve(String(response.statusCode))),
    )
    upload.on('error', (error) => resolve(error.message))
    const piece = Math.ceil(body.length / 10)
    const sendFrom = (at: number) => {
      if (at >= body.length) return void upload.end()
      upload.write(body.slice(at, at + piece))
      setTimeout(() => sendFrom(at + piece), 200)
    }
    sendFrom(0)
  })
  return { response }
}
