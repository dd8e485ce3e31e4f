// Compares saving an edit with and without recording its revision, and on the embedded database with and without statements
// that are prepared once.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect, sql } from 'kysely'
import { createDb, type Database, type Db } from '../../server/src/db/database.ts'
import { EXTENSIONS, wrapPGlite } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { readStarterPrompts } from '../../server/src/seeds/starter-prompts.ts'
import { createUser } from '../../server/src/testing/builders.ts'
import { number } from '../shared/number.ts'
import { median } from '../shared/quantile.ts'
import { type App, openApp } from './app.ts'
import type { Options } from './options.ts'
import { signIn } from './site.ts'

const PROMPTS = 40

interface Contender {
  name: string
  app: App
  /** Called before each turn. */
  prepare?: () => Promise<void>
}

export async function compareSaves({ db }: Database, app: App) {
  try {
    return await compare({
      rounds: 20,
      author: 2,
      clock: () => performance.now(),
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

export async function benchEmbeddedSaves({ rounds }: Options) {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-saves-'))
  await using stack = new AsyncDisposableStack()
  stack.defer(() => rmSync(folder, { recursive: true }))
  const pglite = new PGlite(folder, { extensions: EXTENSIONS })
  const database = await wrapPGlite(pglite, {
    location: folder,
    freeSpace: () => Number.POSITIVE_INFINITY,
    acquireTimeout: 60_000,
  })
  stack.defer(database.close)
  await migrate(database)
  const { id } = await createUser(database.db)
  await signIn(database.db, [id])
  const db = createDb(new PGliteDialect({ pglite }))
  return await compare({
    rounds,
    author: id,
    // Processor time, because the database is part of this process and other load doesn't count.
    clock: () => process.cpuUsage().user / 1_000 + process.cpuUsage().system / 1_000,
    contenders: [
      {
        name: 'PGlite’s own queries, processor ms, p50',
        app: stack.use(await openApp({ db, queue: database.queue })),
      },
      { name: 'prepared statements, processor ms, p50', app: stack.use(await openApp(database)) },
    ],
  })
}

interface Comparison {
  contenders: [Contender, Contender]
  rounds: number
  author: number
  /** In milliseconds. */
  clock: () => number
}

/** Turns alternate, so other load on the machine affects both equally. The first ones compile the code and plan the statements. */
async function compare({ contenders, rounds, author, clock }: Comparison) {
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
      await prepare?.()
      for (const [index, form] of forms.entries()) {
        const body = { ...form, id: ids[index], markdown: `${form.markdown}<p>Turn ${turn} of ${round}</p>` }
        const start = clock()
        const response = await app.send({ path: '/api/edit_prompt.php', body, as: author })
        if (response.statusCode !== 200) throw new Error(response.body)
        if (round >= 0) times[turn]?.push(clock() - start)
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
