// Killing the server or PostgreSQL under writes.
import { setTimeout as wait } from 'node:timers/promises'
import { formatTally, hasOnly } from '../../shared/load.ts'
import { findProblems } from '../check.ts'
import { createLibrary, type Library } from '../library.ts'
import { type Result, type Scenario, waitUntil } from '../scenario.ts'
import { countWrites, startWriters } from '../writers.ts'

const KILLS = 20
/** A kill happens after this many more acknowledged writes per user, and up to half a second later. */
const WRITES_PER_KILL = 3

export const kills: Record<string, Scenario> = {
  'kill-embedded': async () => {
    await using library = await createLibrary({ on: 'embedded', users: 30 })
    return await killLibrary(library, KILLS)
  },
  'kill-on-postgres': async () => {
    await using library = await createLibrary({ on: 'postgres' })
    return await killLibrary(library, KILLS)
  },
  'kill-postgres': async () => {
    await using library = await createLibrary({ on: 'postgres' })
    return await killPostgres(library, KILLS)
  },
}

export function killLibrary(library: Library, kills: number): Promise<Result> {
  return killUnderWrites(library, kills, {
    kill: library.kill,
    recover: async () => undefined,
    allowed: ['200', '201', '429', '503', 'broken', 'refused'],
  })
}

/** The server survives and responds to every request. */
export function killPostgres(library: Library, kills: number): Promise<Result> {
  const { postgres } = library
  return killUnderWrites(library, kills, {
    kill: async () => postgres?.kill(),
    recover: async () => postgres?.startAgain(),
    allowed: ['200', '201', '429', '503'],
  })
}

interface Kill {
  kill: () => Promise<unknown>
  recover: () => Promise<unknown>
  /** The responses that writers may get. */
  allowed: string[]
}

async function killUnderWrites(library: Library, kills: number, how: Kill): Promise<Result> {
  const problems: string[] = []
  for (let time = 0; time < kills; time += 1) {
    await library.start()
    const writers = startWriters(library)
    const enough = countWrites(library) + WRITES_PER_KILL * library.users.length
    await waitUntil('writes are acknowledged', () => {
      if (!library.isRunning()) throw new Error('The server exited')
      return countWrites(library) >= enough
    })
    await wait(Math.random() * 500)
    await how.kill()
    const tally = await writers.stop()
    await how.recover()
    if (!hasOnly(tally, ...how.allowed) || tally.incomplete > 0)
      problems.push(`unexpected responses: ${formatTally(tally)}, ${tally.incomplete} without a message`)
    problems.push(...(await findProblems(library)))
  }
  return { summary: `${kills} kills, ${countWrites(library)} acknowledged writes checked`, problems }
}
