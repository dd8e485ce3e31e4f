import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database, RunScript } from '../../server/src/db/database.ts'
import { indexPrompts } from '../../server/src/search/index-prompts.ts'
import { vocabulary } from './vocabulary.ts'

const WORDS = 60_000
const BATCH = 50_000

/** Fills a migrated, empty database with this many prompts, 50,000 users, and two years of activity. */
export async function fillLibrary(database: Database, prompts: number): Promise<void> {
  await fillTables(database, prompts)
  const multilingual = await database.db
    .selectFrom('prompts')
    .select('id')
    .where(sql<boolean>`id % 100 = 7`)
    .execute()
  await indexPrompts(
    database.db,
    multilingual.map(({ id }) => id),
  )
}

async function fillTables(database: Database, prompts: number): Promise<void> {
  await database.withSession(async (run) => {
    await run(
      `set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '64MB'; set synchronous_commit = off;
      set bench.prompts = ${prompts}; set bench.now = '${new Date().toISOString()}';
      set bench.words = '${vocabulary(WORDS).join(' ')}'`,
    )
    const indexes = await dropIndexes(run)
    await run(readScript('fill-1-users.sql'))
    for (let from = 1; from <= prompts; from += BATCH) {
      const to = Math.min(prompts, from + BATCH - 1)
      await run(
        `begin; set local bench.first = ${from}; set local bench.last = ${to}; ${readScript('fill-2-prompts.sql')}; commit`,
      )
    }
    for (const rest of ['3-activity', '4-collections', '5-revisions', '6-care'])
      await run(readScript(`fill-${rest}.sql`))
    for (const index of indexes) await run(index)
    // VACUUM can't run in a transaction, so it can't share a script with other statements.
    await run('vacuum analyze')
  })
}

function readScript(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8')
}

/** Drops indexes, which are built much faster at the end, and returns the statements that create them again. */
async function dropIndexes(run: RunScript): Promise<string[]> {
  const rows = await run(
    `select indexname, indexdef from pg_indexes
    where tablename in ('all_prompts', 'revisions', 'search_documents') and indexname not like '%_pkey'`,
  )
  for (const { indexname } of rows) await run(`drop index ${indexname}`)
  return rows.map(({ indexdef }) => String(indexdef))
}
