import { setTimeout as wait } from 'node:timers/promises'
import { findProblems } from '../check.ts'
import type { Library } from '../library.ts'
import { formatTally, hasOnly } from '../load.ts'
import { type Result, type Scenario, using, waitUntil } from '../scenario.ts'
import { send } from '../send.ts'
import { type Setup, setUp } from '../setup.ts'
import { type AcknowledgedWrites, countWrites, startWriters } from '../writers.ts'

const KILLS = 20
/** A kill happens after this many more acknowledged writes per user, and up to half a second later. */
const WRITES_PER_KILL = 3

export const kills: Scenario[] = [
  {
    name: 'kill-embedded',
    expected: `kill -9 of the server on the embedded database, ${KILLS} times under writes: no acknowledged write is lost, and nothing is written partially`,
    run: () => using(setUp('embedded', { users: 30 }), (setup) => killLibrary(setup, KILLS)),
  },
  {
    name: 'kill-on-postgres',
    expected: `kill -9 of the server on PostgreSQL, ${KILLS} times under writes: the same`,
    run: () => using(setUp('postgres'), (setup) => killLibrary(setup, KILLS)),
  },
  {
    name: 'kill-postgres',
    expected: `kill -9 of PostgreSQL itself, ${KILLS} times under writes: the same, and the server survives`,
    run: () => using(setUp('postgres'), (setup) => killPostgres(setup, KILLS)),
  },
]

export async function killLibrary({ library, writesByUser }: Setup, kills: number): Promise<Result> {
  const problems: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    if (!library.isRunning()) await library.start()
    const writers = startWriters(library, writesByUser)
    await untilWritten(library, writesByUser)
    await library.kill()
    const tally = await writers.stop()
    if (!hasOnly(tally, '200', '201', '429', '503', 'broken', 'refused'))
      problems.push(`unexpected responses: ${formatTally(tally)}`)
    problems.push(
      ...(await library.withDatabase((database) => findProblems(database, library.users, writesByUser))),
    )
  }
  problems.push(...(await checkTotals(library)))
  return { summary: `${kills} kills, ${describe(writesByUser)}`, problems }
}

export async function killPostgres(
  { library, writesByUser, postgres }: Setup,
  kills: number,
): Promise<Result> {
  const problems: string[] = []
  if (!library.isRunning()) await library.start()
  for (let kill = 0; kill < kills; kill += 1) {
    const writers = startWriters(library, writesByUser)
    await untilWritten(library, writesByUser)
    await postgres?.kill()
    const tally = await writers.stop()
    if (!hasOnly(tally, '200', '201', '429', '503') || tally.incomplete > 0)
      problems.push(
        `unexpected responses: ${formatTally(tally)}, ${tally.incomplete} × 503 without a message`,
      )
    await postgres?.startAgain()
    problems.push(
      ...(await library.withDatabase((database) => findProblems(database, library.users, writesByUser))),
    )
  }
  problems.push(...(await checkTotals(library)))
  return { summary: `${kills} kills, ${describe(writesByUser)}`, problems }
}

async function untilWritten(library: Library, writesByUser: readonly AcknowledgedWrites[]): Promise<void> {
  const enough = countWrites(writesByUser) + WRITES_PER_KILL * writesByUser.length
  await waitUntil('writes are acknowledged', () => {
    if (!library.isRunning()) throw new Error('The server exited')
    return countWrites(writesByUser) >= enough
  })
  await wait(Math.random() * 500)
}

/** Checks that a list's total matches the number of rows. */
async function checkTotals(library: Library): Promise<string[]> {
  if (!library.isRunning()) await library.start()
  const path = '/api/prompts.php?page=1&category=Research'
  const { headers } = await send({ port: library.port, path })
  await library.terminate()
  const rows = await library.withDatabase(({ db }) =>
    db
      .selectFrom('prompts')
      .select('id')
      .where('is_public', '=', true)
      .where('category', '=', 'Research')
      .execute(),
  )
  const total = Number(headers['x-total-count'])
  return total === rows.length ? [] : [`the list’s total is ${total}, but there are ${rows.length} prompts`]
}

function describe(writesByUser: readonly AcknowledgedWrites[]): string {
  const sum = (of: (writes: AcknowledgedWrites) => number) =>
    writesByUser.reduce((total, writes) => total + of(writes), 0)
  const parts = {
    prompts: sum(({ prompts }) => prompts.size),
    edits: sum(({ prompts }) => [...prompts.values()].reduce((total, { edits }) => total + edits, 0)),
    votes: sum(({ votes }) => votes.size),
    shares: sum(({ shares }) => shares.size),
    deletions: sum(({ deleted }) => deleted.size),
    enhancements: sum(({ enhancements }) => enhancements),
  }
  const words = Object.entries(parts).map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
  return `${countWrites(writesByUser).toLocaleString('en-US')} acknowledged writes checked after each: ${words.join(', ')}`
}
