import { afterAll, describe, expect, it } from 'vitest'
import { onPostgres } from '../../server/src/testing/test-database.ts'
import type { Result } from './scenario.ts'
import { terminateUnderLoad } from './scenarios/closing.ts'
import { killLibrary, killPostgres } from './scenarios/kills.ts'
import { overloadWith, refuseWhileBehind } from './scenarios/overload.ts'
import { restartPostgres } from './scenarios/postgres.ts'
import { setStage } from './stage.ts'

// The most telling scenarios of `npm run faults`, in short.
describe('the library as a process', { timeout: 120_000 }, async () => {
  const stage = await setStage(onPostgres ? 'postgres' : 'embedded', { people: 12 })
  afterAll(stage.close)
  const expectKept = async (result: Promise<Result>) => expect((await result).wrong).toEqual([])

  it.runIf(onPostgres)('refuses what is too much, and is well after', () =>
    expectKept(refuseWhileBehind(stage)),
  )

  it('answers a crowd with nothing but 200 and 503', () =>
    expectKept(overloadWith(stage, { askers: 200, time: 2_000, longest: Number.POSITIVE_INFINITY })))

  it.runIf(onPostgres)('says 503 while PostgreSQL is down, and goes on by itself', () =>
    expectKept(restartPostgres(stage, { times: 1, down: 500 })),
  )

  it('answers every request before it ends on SIGTERM', () => expectKept(terminateUnderLoad(stage, 1)))

  it('loses nothing that it has acknowledged when it is killed', () => expectKept(killLibrary(stage, 3)))

  it.runIf(onPostgres)('loses nothing when PostgreSQL is killed, and lives through it', () =>
    expectKept(killPostgres(stage, 3)),
  )
})
