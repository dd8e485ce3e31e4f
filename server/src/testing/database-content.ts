import { sql } from 'kysely'
import type { Database } from '../db/database.ts'

const NOT_IN_BACKUPS = ['migrations', 'sessions', 'api_keys', 'oauth_codes', 'oauth_tokens', 'rate_limits']

/** Every row that a backup has, as text from the database itself, independent of the code under test. */
export async function contentOf({ db }: Pick<Database, 'db'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' and not tablename = any(${NOT_IN_BACKUPS}) order by 1`.execute(db)
  const content: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(
      db,
    )
    content[name] = rows.map(({ row }) => row).toSorted()
  }
  return content
}
