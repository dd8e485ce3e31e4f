import { setTimeout as wait } from 'node:timers/promises'
import { findWrong } from '../check.ts'
import type { Library } from '../library.ts'
import { inWords, only } from '../load.ts'
import { type Result, type Scenario, until, using } from '../scenario.ts'
import { send } from '../send.ts'
import { type Stage, setStage } from '../stage.ts'
import { countOf, type Deeds, startWriters } from '../writers.ts'

const KILLS = 20
/** A kill comes when so many more writes were acknowledged for each person, and up to half a second later. */
const WRITES = 3

export const kills: Scenario[] = [
  {
    name: 'kill-embedded',
    claim: `kill -9 of the library on the embedded database, ${KILLS} times under writes: nothing acknowledged is lost, nothing is there by half`,
    run: () => using(setStage('embedded', { people: 30 }), (stage) => killLibrary(stage, KILLS)),
  },
  {
    name: 'kill-on-postgres',
    claim: `kill -9 of the library on PostgreSQL, ${KILLS} times under writes: the same`,
    run: () => using(setStage('postgres'), (stage) => killLibrary(stage, KILLS)),
  },
  {
    name: 'kill-postgres',
    claim: `kill -9 of PostgreSQL itself, ${KILLS} times under writes: the same, and the library lives through it`,
    run: () => using(setStage('postgres'), (stage) => killPostgres(stage, KILLS)),
  },
]

export async function killLibrary({ library, everybody }: Stage, kills: number): Promise<Result> {
  const wrong: string[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    if (!library.lives()) await library.start()
    const writers = startWriters(library, everybody)
    await untilWritten(library, everybody)
    await library.kill()
    const tally = await writers.stop()
    if (!only(tally, '200', '201', '429', '503', 'broken', 'refused'))
      wrong.push(`there were ${inWords(tally)}`)
    wrong.push(...(await library.look((database) => findWrong(database, library.people, everybody))))
  }
  wrong.push(...(await wrongTotals(library)))
  return { seen: `${kills} kills, ${describe(everybody)}`, wrong }
}

export async function killPostgres({ library, everybody, postgres }: Stage, kills: number): Promise<Result> {
  const wrong: string[] = []
  if (!library.lives()) await library.start()
  for (let kill = 0; kill < kills; kill += 1) {
    const writers = startWriters(library, everybody)
    await untilWritten(library, everybody)
    await postgres?.kill()
    const tally = await writers.stop()
    if (!only(tally, '200', '201', '429', '503') || tally.bare > 0)
      wrong.push(`there were ${inWords(tally)}, ${tally.bare} of 503 without a sentence`)
    await postgres?.startAgain()
    wrong.push(...(await library.look((database) => findWrong(database, library.people, everybody))))
  }
  wrong.push(...(await wrongTotals(library)))
  return { seen: `${kills} kills, ${describe(everybody)}`, wrong }
}

async function untilWritten(library: Library, everybody: readonly Deeds[]): Promise<void> {
  const enough = countOf(everybody) + WRITES * everybody.length
  await until('writes are acknowledged', () => {
    if (!library.lives()) throw new Error('the library ended by itself')
    return countOf(everybody) >= enough
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
