import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** What is no content: counts of limits, and when a session was last used. */
const NOT_WATCHED = ['rate_limits', 'migrations']
const WATCHED_COLUMNS: Record<string, string> = {
  sessions: 'token_hash, user_id, issuer, ticket_hash, created_at',
}

interface Change {
  table: string
  /** The row before and after; null where there was or is none. */
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** Tells what was changed since it last told: every row that was written, changed or removed for good. */
export async function watchChanges(db: Db): Promise<() => Promise<Change[]>> {
  // a new table is watched by itself
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  await sql`create table changes ("table" text, before jsonb, after jsonb)`.execute(db)
  await sql`create function note_change() returns trigger language plpgsql as
    'begin insert into changes values (tg_table_name, to_jsonb(old), to_jsonb(new)); return null; end'`.execute(
    db,
  )
  for (const { name } of rows.filter((table) => !NOT_WATCHED.includes(table.name))) {
    const columns = WATCHED_COLUMNS[name]
    await sql`create trigger note_change after insert or delete or update ${sql.raw(columns ? `of ${columns}` : '')}
      on ${sql.table(name)} for each row execute function note_change()`.execute(db)
  }
  return async () =>
    (await sql<Change>`delete from changes returning "table", before, after`.execute(db)).rows
}

export function tablesOf(changes: readonly Change[]): string[] {
  return [...new Set(changes.map(({ table }) => table))].sort()
}

const OWNERS: Record<string, string> = {
  prompts: 'author_id',
  users: 'id',
  enhancements: 'user_id',
  upvotes: 'user_id',
  sessions: 'user_id',
  idempotency_keys: 'user_id',
}

/** Of changes that somebody without special rights made: those to what is not theirs, each as a sentence. */
export function trespasses(changes: readonly Change[], userId: number): string[] {
  const gone = changes.filter(({ table, after }) => table === 'prompts' && after === null)
  const goneIds = gone.map(({ before }) => before?.['id'])
  return changes.flatMap(({ table, before, after }) => {
    const owner = OWNERS[table]
    const row = before ?? after
    if (!owner || row?.[owner] === userId) return []
    // votes go with their prompt
    if (goneIds.includes(row?.['prompt_id'])) return []
    // Anyone's vote and use is counted there.
    const { upvotes: _votesBefore, uses: _usesBefore, ...was } = before ?? {}
    const { upvotes: _votesAfter, uses: _usesAfter, ...is } = after ?? {}
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [`${table}: ${JSON.stringify(before ?? after)}`]
  })
}
