import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Rate limit counters and the last use of a session or a key aren't content. */
const NOT_WATCHED = ['rate_limits', 'migrations']
const WATCHED_COLUMNS: Record<string, string> = {
  sessions: 'token_hash, user_id, issuer, ticket_hash, created_at',
  api_keys: 'user_id, name, scope, key_hash, created_at, expires_at',
}

interface Change {
  table: string
  /** Null for an inserted row. */
  before: Record<string, unknown> | null
  /** Null for a deleted row. */
  after: Record<string, unknown> | null
}

/** Returns a function that lists every row inserted, updated, or deleted since its last call. */
export async function watchChanges(db: Db): Promise<() => Promise<Change[]>> {
  // New tables are watched automatically.
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
  all_prompts: 'author_id',
  revisions: 'saved_by',
  users: 'id',
  enhancements: 'user_id',
  upvotes: 'user_id',
  saved_prompts: 'user_id',
  feedback: 'user_id',
  sessions: 'user_id',
  api_keys: 'user_id',
  idempotency_keys: 'user_id',
}

/** The changes that a user without admin rights made to other users' data, each as a sentence. */
export function changesToOthersData(changes: readonly Change[], userId: number): string[] {
  const deleted = changes.filter(({ table, after }) => table === 'all_prompts' && after === null)
  const deletedIds = deleted.map(({ before }) => before?.['id'])
  return changes.flatMap(({ table, before, after }) => {
    const owner = OWNERS[table]
    const row = before ?? after
    if (!owner || row?.[owner] === userId) return []
    // Upvotes and revisions are deleted with their prompt.
    if (deletedIds.includes(row?.['prompt_id'])) return []
    return JSON.stringify(withoutCounts(before)) === JSON.stringify(withoutCounts(after))
      ? []
      : [`${table}: ${JSON.stringify(before ?? after)}`]
  })
}

/** Any user can vote, use a prompt, and say whether it worked. */
function withoutCounts(row: Change['before']) {
  const { upvotes: _upvotes, uses: _uses, helpfulness: _helpfulness, ...others } = row ?? {}
  return others
}
