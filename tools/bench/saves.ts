// Compares saving an edit with and without recording its revision.
import { sql } from 'kysely'
import type { Database, Db } from '../../server/src/db/database.ts'
import { readStarterPrompts } from '../../server/src/seeds/starter-prompts.ts'
import { number } from '../shared/number.ts'
import { median } from '../shared/quantile.ts'
import type { App } from './app.ts'

const PROMPTS = 40

interface Contender {
  name: string
  app: App
  /** Called before each turn. */
  prepare: () => Promise<void>
}

export async function compareSaves({ db }: Database, app: App) {
  try {
    return await compare({
      rounds: 20,
      author: 2,
      contenders: [
        { name: 'without revisions, p50 ms', app, prepare: () => setTriggers(db, 'disable') },
        { name: 'with revisions, p50 ms', app, prepare: () => setTriggers(db, 'enable') },
      ],
    })
  } finally {
    await setTriggers(db, 'enable')
  }
}

async function setTriggers(db: Db, action: 'enable' | 'disable'): Promise<void> {
  for (const name of ['number_revision', 'record_revision'])
    await sql`alter table all_prompts ${sql.raw(action)} trigger ${sql.id(name)}`.execute(db)
}

interface Comparison {
  contenders: [Contender, Contender]
  rounds: number
  author: number
}

/** Turns alternate, so other load on the machine affects both equally. The first ones compile the code and plan the statements. */
async function compare({ contenders, rounds, author }: Comparison) {
  const prompts = readStarterPrompts().slice(0, PROMPTS)
  const forms = prompts.map(({ text, category }, n) => ({
    title: `Edited ${n}`,
    category,
    visibility: 'public',
    markdown: `<p>${text}</p>`,
  }))
  const ids: number[] = []
  for (const body of forms) {
    const response = await contenders[0].app.send({ path: '/api/submit.php', body, as: author })
    ids.push(response.json().prompt.id)
  }
  const times = contenders.map((): number[] => [])
  for (let round = -2; round < rounds; round += 1)
    for (const turn of round % 2 === 0 ? [0, 1] : [1, 0]) {
      const { app, prepare } = contenders[turn] as Contender
      await prepare()
      for (const [index, form] of forms.entries()) {
        const body = { ...form, id: ids[index], markdown: `${form.markdown}<p>Turn ${turn} of ${round}</p>` }
        const start = performance.now()
        const response = await app.send({ path: '/api/edit_prompt.php', body, as: author })
        if (response.statusCode !== 200) throw new Error(response.body)
        if (round >= 0) times[turn]?.push(performance.now() - start)
      }
    }
  const [before = 0, after = 0] = times.map(median)
  return [
    {
      [contenders[0].name]: number(before),
      [contenders[1].name]: number(after),
      ratio: (after / before).toFixed(2),
    },
  ]
}
