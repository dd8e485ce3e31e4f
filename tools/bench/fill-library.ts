import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Database, RunScript } from '../../server/src/db/database.ts'
import { vocabulary } from './vocabulary.ts'

const WORDS = 60_000
const BATCH = 50_000

/** Everything that a library is made from: when one of these changes, it is another library. */
export const SOURCES = ['vocabulary.ts', 'fill-1-people.sql', 'fill-2-prompts.sql', 'fill-3-use.sql'].map(
  (name) => join(import.meta.dirname, name),
)

/** Fills a migrated, empty database with so many prompts of 50,000 people and two years of use. */
export async function fillLibrary(database: Database, prompts: number): Promise<void> {
  await database.withSession(async (run) => {
    await run(`set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '64MB'`)
    await run(
      `set bench.prompts = ${prompts}; set bench.now = '${new Date().toISOString()}';
      set bench.words = '${vocabulary(WORDS).join(' ')}'`,
    )
    const indexes = await dropIndexes(run)
    await run(step('fill-1-people.sql'))
    for (let from = 1; from <= prompts; from += BATCH) {
      const to = Math.min(prompts, from + BATCH - 1)
      await run(
        `begin; set local bench.first = ${from}; set local bench.last = ${to}; ${step('fill-2-prompts.sql')}; commit`,
      )
    }
    await run(step('fill-3-use.sql'))
    for (const index of indexes) await run(index)
    await run('alter index search_entries_terms alter column 1 set statistics 0')
    // a table at a time, each in its own call: it can't run beside others
    await run('vacuum analyze')
  })
}

function step(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

/** Indexes are built far faster over all rows than row by row: gives the statements that bring them back. */
async function dropIndexes(run: RunScript): Promise<string[]> {
  const rows = await run(
    `select indexname, indexdef from pg_indexes
    where tablename in ('prompts', 'search_entries', 'words') and indexname not like '%_pkey'`,
  )
  for (const { indexname } of rows) await run(`drop index ${indexname}`)
  return rows.map(({ indexdef }) => String(indexdef))
}
