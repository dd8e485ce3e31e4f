// Compares saving an edit with and without recording its revision.
import { sortKey } from '@prompt-library/domain/text/text-keys'
import { PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { createDb, type Db, inTransaction } from '../../server/src/db/database.ts'
import { lockPrompt } from '../../server/src/features/prompts/queries.ts'
import { saveChanges } from '../../server/src/features/prompts/save-changes.ts'
import { number, type Table } from '../shared/report.ts'

const ROUNDS = 20
const EDITS = 50

/** Turns alternate, so other load on the machine affects both equally. Everything is deleted again. */
export async function compareSaves(url: string): Promise<Table> {
  const db = createDb(new PostgresDialect({ pool: new pg.Pool({ connectionString: url, max: 1 }) }))
  const times = { without: [] as number[], with: [] as number[] }
  try {
    const ids = await createPrompts(db)
    for (let round = 0; round < ROUNDS; round += 1)
      for (const turn of round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
        await setTriggers(db, turn === 'with' ? 'enable' : 'disable')
        // Plans are made again after the change.
        await edit(db, { id: ids[0] ?? 0, text: `Warm-up ${turn} ${round}` })
        for (const id of ids) {
          const start = performance.now()
          await edit(db, { id, text: `Turn ${turn} ${round}` })
          times[turn].push(performance.now() - start)
        }
      }
  } finally {
    await setTriggers(db, 'enable')
    await db.deleteFrom('all_prompts').where('title', 'like', `${TITLE}%`).execute()
    await db.destroy()
  }
  const [without, recorded] = [median(times.without), median(times.with)]
  return {
    head: ['saving an edit of 1.3 kB', 'p50 ms'],
    rows: [
      ['without revisions', number(without)],
      ['with revisions', number(recorded)],
      ['ratio', (recorded / without).toFixed(2)],
    ],
  }
}

const TITLE = 'Bench edit'

async function createPrompts(db: Db): Promise<number[]> {
  // As public prompts with the texts of others.
  const { rows } = await sql<{ id: number }>`
    insert into prompts (author_id, title, title_key, category, is_public, html, notes, tags, tag_keys, created_at, updated_at)
    select 2, ${TITLE} || ' ' || id, ${sortKey(TITLE)} || ' ' || id, category, true, html, notes, tags, tag_keys, now(), now()
    from prompts where id between 1001 and 1000 + ${EDITS}::int
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The transaction of edit_prompt.php. */
export async function edit(db: Db, { id, text }: { id: number; text: string }): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockPrompt(tx, id)
    const before = await tx
      .selectFrom('prompts')
      .select([
        'title',
        'title_key',
        'category',
        'html',
        'notes',
        'fields',
        'data_class',
        'tags',
        'is_public',
      ])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const html = `${before.html.replace(/<p>Edited: .*/, '')}<p>Edited: ${text}</p>`
    const fields = { ...before, html, fields: JSON.stringify(before.fields) }
    await saveChanges(tx, { id, version: undefined, fields, note: '', authorId: 2, now: new Date() })
  })
}

async function setTriggers(db: Db, action: 'enable' | 'disable'): Promise<void> {
  for (const name of ['number_revision', 'record_revision'])
    await sql`alter table all_prompts ${sql.raw(action)} trigger ${sql.id(name)}`.execute(db)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
