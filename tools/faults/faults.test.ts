import { afterAll, describe, expect, it } from 'vitest'
import { isSampled } from '../../server/src/testing/sample.ts'
import { onPostgres } from '../../server/src/testing/test-database.ts'
import { createLibrary } from './library.ts'
import type { Result } from './scenario.ts'
import { terminateUnderLoad } from './scenarios/closing.ts'
import { killLibrary, killPostgres } from './scenarios/kills.ts'
import { overloadWith, refuseWhileBehind } from './scenarios/overload.ts'
import { restartPostgres } from './scenarios/postgres.ts'

/** How often the server or PostgreSQL is killed. */
const KILLS = isSampled ? 1 : 3

// Short forms of the most important scenarios of `npm run faults`.
describe('the server process', { timeout: 300_000 }, async () => {
  const library = await createLibrary({ on: onPostgres ? 'postgres' : 'embedded', users: 12 })
  afterAll(library[Symbol.asyncDispose])
  const expectNoProblems = async (result: Promise<Result>) => expect((await result).problems).toEqual([])

  it.runIf(onPostgres)('refuses requests while the database is behind, then recovers', () =>
    expectNoProblems(refuseWhileBehind(library)),
  )

  it('responds to overload with only 200 and 503', () =>
    expectNoProblems(overloadWith(library, { clients: 200, time: 2_000, longest: Number.POSITIVE_INFINITY })))

  it.runIf(onPostgres)('responds with 503 while PostgreSQL is down, then recovers', () =>
    expectNoProblems(restartPostgres(library, { times: 1, down: 500 })),
  )

  it('responds to every request before it exits on SIGTERM', () =>
    expectNoProblems(terminateUnderLoad(library, 1)))

  it('loses no acknowledged write when it is killed', () => expectNoProblems(killLibrary(library, KILLS)))

  it.runIf(onPostgres)('survives a PostgreSQL crash without losing an acknowledged write', () =>
    expectNoProblems(killPostgres(library, KILLS)),
  )
})
