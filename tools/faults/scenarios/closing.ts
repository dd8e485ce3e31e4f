import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { findWrong } from '../check.ts'
import type { Library } from '../library.ts'
import { createTally, inWords, only, tallied } from '../load.ts'
import { voteOf, whileVotesAreLocked } from '../requests.ts'
import { broken, type Result, type Scenario, until, using } from '../scenario.ts'
import { send } from '../send.ts'
import { type Stage, setStage } from '../stage.ts'
import { countOf, startWriters } from '../writers.ts'

export const closing: Scenario[] = (['embedded', 'postgres'] as const).map((on) => ({
  name: `sigterm-${on}`,
  claim: `SIGTERM under writes, 5 times, ${on === 'embedded' ? 'on the embedded database' : 'on PostgreSQL'}: every request is answered, slow ones too, none is cut off, and the process ends by itself`,
  run: () =>
    using(setStage(on, on === 'embedded' ? { people: 20 } : {}), (stage) => terminateUnderLoad(stage, 5)),
}))

export async function terminateUnderLoad(
  { library, everybody, postgres }: Stage,
  times: number,
): Promise<Result> {
  const wrong: string[] = []
  const answered: string[] = []
  for (let time = 0; time < times; time += 1) {
    if (!library.lives()) await library.start()
    const writers = startWriters(library, everybody)
    await until('everybody was answered once', writers.allConnected)
    const slow = await startSlowUpload(library)
    const { code, vote } = postgres
      ? await terminateWithSlowVote(library, time)
      : { code: await library.terminate(), vote: undefined }
    const tally = await writers.stop()
    answered.push(inWords(tally))
    wrong.push(
      ...broken({
        [`no request is cut off (${inWords(tally)})`]: only(tally, '200', '201', '429', '503', 'refused'),
        [`a slow upload is answered (${await slow.answer})`]: (await slow.answer) === '201',
        [`a slow vote is answered (${vote})`]: vote === undefined || vote === '1 × 200',
        [`the process ends by itself, with code 0 (${code})`]: code === 0,
      }),
    )
  }
  wrong.push(...(await library.look((database) => findWrong(database, library.people, everybody))))
  return {
    seen: `${answered.join('; ')}; every slow upload${postgres ? ' and every vote that waited for a lock' : ''} answered; ${countOf(everybody)} acknowledged writes looked for`,
    wrong,
  }
}

/** While it closes, a vote waits for a lock; it is given free a second later. */
function terminateWithSlowVote(library: Library, time: number) {
  return whileVotesAreLocked(library, async (release) => {
    const tally = createTally()
    const vote = tallied(tally, send(voteOf(library, time + 1)))
    await wait(300)
    const ended = library.terminate()
    await wait(1_000)
    release()
    await vote
    return { code: await ended, vote: inWords(tally) }
  })
}

/** A prompt whose text comes in pieces over two seconds, most of them while the library closes. */
async function startSlowUpload({ port, people }: Library): Promise<{ answer: Promise<string> }> {
  const body = JSON.stringify({
    title: 'Slow',
    category: 'Research',
    visibility: 'public',
    markdown: `<p>${'slow '.repeat(200)}</p>`,
  })
  // over a connection that the library has taken: one that still waits for that is refused when it closes
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  await send({ port, path: '/healthz', agent })
  const answer = new Promise<string>((resolve) => {
    const upload = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        path: '/api/submit.php',
        method: 'POST',
        headers: { ...people[1]?.headers, 'content-type': 'application/json', 'content-length': body.length },
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
  return { answer }
}
