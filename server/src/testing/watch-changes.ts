import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** What is no content: counts of limits, and when a session was last used. */
const NOT_WATCHED = ['rate_limits', 'migrations']
const WATCHED_COLUMNS: Record<string, string> = {
  sessions: 'token_hash, user_id, issuer, ticket_hash, created_at',
}

/** Tells which tables were changed since it last told, by every row that was written, changed or removed for good. */
export async function watchChanges(db: Db): Promise<() => Promise<string[]>> {
  // a new table is watched by itself
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  await sql`create table changed_tables (name text)`.execute(db)
  await sql`create function note_change() returns trigger language plpgsql as
    'begin insert into changed_tables values (tg_table_name); return null; end'`.execute(db)
  for (const { name } of rows.filter((table) => !NOT_WATCHED.includes(table.name))) {
    const columns = WATCHED_COLUMNS[name]
    await sql`create trigger note_change after insert or delete or update ${sql.raw(columns ? `of ${columns}` : '')}
      on ${sql.table(name)} for each row execute function note_change()`.execute(db)
  }
  return async () => {
    const changed = await sql<{ name: string }>`delete from changed_tables returning name`.execute(db)
    return [...new Set(changed.rows.map(({ name }) => name))].sort()
  }
}
