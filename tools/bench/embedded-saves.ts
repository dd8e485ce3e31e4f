// Compares saving an edit on the embedded database with statements that are prepared once, and with PGlite's own `query`.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { PGliteDialect } from 'kysely'
import { createDb } from '../../server/src/db/database.ts'
import { EXTENSIONS, wrapPGlite } from '../../server/src/db/embedded.ts'
import { migrate } from '../../server/src/db/migrate.ts'
import { seed } from '../../server/src/seeds/seed.ts'
import { median } from '../shared/quantile.ts'
import { number, type Result } from '../shared/report.ts'
import type { Options } from './options.ts'
import { edit } from './saves.ts'

const EDITS = 40
/** The first rounds compile the code and plan the statements. */
const WARM_UP = 2

/** Turns alternate, so other load on the machine affects both equally. */
export async function benchEmbeddedSaves({ rounds }: Options): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'prompt-library-saves-'))
  const pglite = new PGlite(folder, { extensions: EXTENSIONS })
  const database = await wrapPGlite(pglite, {
    location: folder,
    freeSpace: () => Number.POSITIVE_INFINITY,
    acquireTimeout: 60_000,
  })
  const contenders = [
    { name: 'PGlite’s own queries', db: createDb(new PGliteDialect({ pglite })), times: [] as number[] },
    { name: 'prepared statements', db: database.db, times: [] as number[] },
  ]
  try {
    await migrate(database)
    await seed(database.db, { starterPrompts: true, demoData: false }, new Date())
    const prompts = await database.db.selectFrom('prompts').select('id').limit(EDITS).execute()
    for (let round = 0; round < WARM_UP + rounds; round += 1)
      for (const { name, db, times } of contenders)
        for (const { id } of prompts) {
          // Processor time, because the database is part of this process and other load doesn't count.
          const start = process.cpuUsage()
          await edit(db, { id, text: `${name} ${round}` })
          const { user, system } = process.cpuUsage(start)
          if (round >= WARM_UP) times.push((user + system) / 1_000)
        }
  } finally {
    await database.close()
    rmSync(folder, { recursive: true })
  }
  const [before = Number.NaN, after = Number.NaN] = contenders.map(({ times }) => median(times))
  const rows = contenders.map(({ name, times }) => [name, number(median(times))])
  return {
    tables: [
      {
        head: ['saving an edit of a starter prompt, embedded', 'processor ms, p50'],
        rows: [...rows, ['ratio', (after / before).toFixed(2)]],
      },
    ],
  }
}
