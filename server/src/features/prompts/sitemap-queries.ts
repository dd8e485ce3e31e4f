import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { isVisibleTo } from './access-queries.ts'

/** PostgreSQL writes the text, because 50,000 rows would hold up other requests. */
export async function listSitemapPrompts(
  db: Queryable,
  { publicUrl, limit }: { publicUrl: string; limit: number },
): Promise<string> {
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(
      format('<url><loc>%s/?prompt=%s</loc><lastmod>%s</lastmod></url>', ${publicUrl}::text, id,
        to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD')),
      E'\n' order by created_at desc, id desc), '') as text
    from (
      select id, created_at, updated_at from prompts
      where ${isVisibleTo(null)} order by created_at desc, id desc limit ${limit}
    ) as newest`.execute(db)
  return rows[0]?.text ?? ''
}
