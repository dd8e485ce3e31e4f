import { setTimeout as wait } from 'node:timers/promises'
import { startPostgres } from '../../server/src/testing/start-postgres.ts'
import { findWrong } from '../check.ts'
import { createLibrary, type Library } from '../library.ts'
import { inWords, only } from '../load.ts'
import { type Result, type Scenario, until, using } from '../scenario.ts'
import { send } from '../send.ts'
import { countOf, type Deeds, noDeeds, startWriters } from '../writers.ts'

const KILLS = 20
/** A kill comes when so many more writes were acknowledged, and up to half a second later. */
const WRITES = 60

export const kills: Scenario[] = [
  {
    name: 'kill-embedded',
    claim: `kill -9 of the library on the embedded database, ${KILLS} times under writes: nothing acknowledged is lost, nothing is there by half`,
    run: () => killLibrary({ on: 'embedded', kills: KILLS }),
  },
  {
    name: 'kill-on-postgres',
    claim: `kill -9 of the library on PostgreSQL, ${KILLS} times under writes: the same`,
    run: () => killLibrary({ on: 'postgres', kills: KILLS }),
  },
  {
    name: 'kill-postgres',
    claim: `kill -9 of PostgreSQL itself, ${KILLS} times under writes: the same, and the library lives through it`,
    run: () => killPostgres({ kills: KILLS }),
  },
]

export async function killLibrary({
  on,
  kills,
}: {
  on: 'embedded' | 'postgres'
  kills: number
}): Promise<Result> {
  const postgres = on === 'postgres' ? await startPostgres() : undefined
  try {
    return await using(createLibrary(postgres ? { url: postgres.url('postgres') } : {}), async (library) => {
      const everybody = library.people.map(noDeeds)
      const wrong: string[] = []
      for (let kill = 0; kill < kills; kill += 1) {
        await library.start()
        const writers = startWriters(library, everybody)
        await untilWritten(library, everybody)
        await library.kill()
        const tally = await writers.stop()
        if (!only(tally, '200', '201', '429', 'broken', 'refused')) wrong.push(`there were ${inWords(tally)}`)
        wrong.push(...(await library.look((database) => findWrong(database, library.people, everybody))))
      }
      wrong.push(...(await wrongTotals(library)))
      return { seen: `${kills} kills, ${describe(everybody)}`, wrong }
    })
  } finally {
    await postgres?.stop()
  }
}

export async function killPostgres({ kills }: { kills: number }): Promise<Result> {
  const postgres = await startPostgres()
  try {
    return await using(createLibrary({ url: postgres.url('postgres') }), async (library) => {
      const everybody = library.people.map(noDeeds)
      const wrong: string[] = []
      await library.start()
      for (let kill = 0; kill < kills; kill += 1) {
        const writers = startWriters(library, everybody)
        await untilWritten(library, everybody)
        await postgres.kill()
        const tally = await writers.stop()
        if (!only(tally, '200', '201', '429', '503') || tally.bare > 0)
          wrong.push(`there were ${inWords(tally)}, ${tally.bare} of 503 without a sentence`)
        await postgres.startAgain()
        wrong.push(...(await library.look((database) => findWrong(database, library.people, everybody))))
      }
      wrong.push(...(await wrongTotals(library)))
      return { seen: `${kills} kills, ${describe(everybody)}`, wrong }
    })
  } finally {
    await postgres.stop()
  }
}

async function untilWritten(library: Library, everybody: readonly Deeds[]): Promise<void> {
  const before = countOf(everybody)
  await until(`${WRITES} writes acknowledged`, () => {
    if (!library.lives()) throw new Error('the library ended by itself')
    return countOf(everybody) >= before + WRITES
  })
  await wait(Math.random() * 500)
}

/** What the lists say of their length is what there is. */
async function wrongTotals(library: Library): Promise<string[]> {
  if (!library.lives()) await library.start()
  const path = '/api/prompts.php?page=1&category=Research'
  const { headers } = await send({ port: library.port, path })
  await library.terminate()
  const rows = await library.look(({ db }) =>
    db
      .selectFrom('prompts')
      .select('id')
      .where('is_public', '=', true)
      .where('category', '=', 'Research')
      .execute(),
  )
  const said = Number(headers['x-total-count'])
  return said === rows.length ? [] : [`the list says that it has ${said} prompts and has ${rows.length}`]
}

function describe(everybody: readonly Deeds[]): string {
  const sum = (of: (deeds: Deeds) => number) => everybody.reduce((total, deeds) => total + of(deeds), 0)
  const parts = {
    prompts: sum(({ prompts }) => prompts.size),
    edits: sum(({ prompts }) => [...prompts.values()].reduce((total, { edits }) => total + edits, 0)),
    votes: sum(({ votes }) => votes.size),
    shares: sum(({ shares }) => shares.size),
    deletions: sum(({ deleted }) => deleted.size),
    enhancements: sum(({ enhancements }) => enhancements),
  }
  const words = Object.entries(parts).map(([what, count]) => `${count.toLocaleString('en-US')} ${what}`)
  return `${countOf(everybody).toLocaleString('en-US')} acknowledged writes looked for after each: ${words.join(', ')}`
}
