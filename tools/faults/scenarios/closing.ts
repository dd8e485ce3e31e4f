// Stopping the server under load.
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { burst, formatTally, hasOnly } from '../../shared/load.ts'
import { send } from '../../shared/send.ts'
import { findProblems } from '../check.ts'
import { createLibrary, type Library } from '../library.ts'
import { voteRequest, whileVotesAreLocked } from '../requests.ts'
import { failedChecks, type Result, type Scenario, waitUntil } from '../scenario.ts'
import { countWrites, startWriters } from '../writers.ts'

export const closing: Record<string, Scenario> = {
  'sigterm-embedded': async () => {
    await using library = await createLibrary({ on: 'embedded', users: 20 })
    return await terminateUnderLoad(library, 5)
  },
  'sigterm-postgres': async () => {
    await using library = await createLibrary({ on: 'postgres' })
    return await terminateUnderLoad(library, 5)
  },
}

export async function terminateUnderLoad(library: Library, times: number): Promise<Result> {
  const problems: string[] = []
  const tallies: string[] = []
  for (let time = 0; time < times; time += 1) {
    await library.start()
    const writers = startWriters(library)
    await waitUntil('every user has had a response', writers.allConnected)
    const slow = await startSlowUpload(library)
    const { code, vote } = library.postgres
      ? await terminateWithSlowVote(library, time)
      : { code: await library.terminate(), vote: '1 × 200' }
    const tally = await writers.stop()
    const uploaded = await slow.response
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
        [`a slow upload gets a response (${uploaded})`]: uploaded === '201',
        [`a slow vote gets a response (${vote})`]: vote === '1 × 200',
        [`the process exits with code 0 (${code})`]: code === 0,
      }),
    )
  }
  problems.push(...(await findProblems(library)))
  return { summary: `${tallies.join('; ')}; ${countWrites(library)} acknowledged writes checked`, problems }
}

/** Terminates the server while a vote waits for a lock, which is released a second later. */
function terminateWithSlowVote(library: Library, time: number) {
  return whileVotesAreLocked(library, async (release) => {
    const vote = burst([voteRequest(library, time + 1)])
    await wait(300)
    const ended = library.terminate()
    await wait(1_000)
    release()
    return { vote: formatTally(await vote), code: await ended }
  })
}

/** Uploads a prompt in ten pieces over two seconds, most of them while the server shuts down. */
async function startSlowUpload({ port, users }: Library): Promise<{ response: Promise<string> }> {
  const form = { title: 'Slow', category: 'Research', visibility: 'public' }
  const body = JSON.stringify({ ...form, markdown: `<p>${'slow '.repeat(200)}</p>` })
  // Uses an accepted connection, because pending ones are refused at shutdown.
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await send({ port, path: '/healthz', agent })
  const headers = { ...users[1]?.headers, 'content-type': 'application/json', 'content-length': body.length }
  const upload = request({ agent, host: '127.0.0.1', port, path: '/api/submit.php', method: 'POST', headers })
  const response = new Promise<string>((resolve) => {
    upload.on('response', (response) =>
      response.resume().on('end', () => resolve(String(response.statusCode))),
    )
    upload.on('error', (error) => resolve(error.message))
  })
  const piece = Math.ceil(body.length / 10)
  const sendFrom = (at: number) => {
    if (at >= body.length) return void upload.end()
    upload.write(body.slice(at, at + piece))
    setTimeout(() => sendFrom(at + piece), 200)
  }
  sendFrom(0)
  return { response }
}
