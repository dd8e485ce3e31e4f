// The columns and rows of the console's CSV files: users, prompts, and AI usage.
import type { ExportName } from '@prompt-library/contract/admin'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

type Row = { id: number } & Record<string, unknown>

/** The columns of each file. `text` is derived from a prompt's HTML and left out for private prompts. */
export const COLUMNS: Record<ExportName, readonly string[]> = {
  users: [
    'id',
    'netid',
    'display_name',
    'email',
    'role',
    'status',
    'created_at',
    'last_login_at',
    'prompts',
    'enhancements',
  ],
  prompts: [
    'id',
    'title',
    'category',
    'visibility',
    'author_netid',
    'author_name',
    'upvotes',
    'tags',
    'created_at',
    'updated_at',
    'notes',
    'text',
  ],
  ai_usage: [
    'id',
    'started_at',
    'netid',
    'display_name',
    'outcome',
    'provider',
    'model',
    'input_tokens',
    'output_tokens',
    'cost_usd',
    'duration_ms',
  ],
}

/** The query of each file. Batches use keyset pagination on the ID. */
const SOURCES: Record<ExportName, (after: number) => RawBuilder<Row>> = {
  users: (after) => sql<Row>`select id, netid, display_name, email, role, status, created_at, last_login_at,
      (select count(*) from prompts where author_id = users.id) as prompts,
      coalesce((select succeeded from enhancement_totals where user_id = users.id), 0) as enhancements
    from users where kind = 'person' and id > ${after}`,
  prompts: (after) => sql<Row>`select prompts.id, title, category,
      case when is_public then 'public' else 'private' end as visibility,
      author.netid as author_netid, author.display_name as author_name, upvotes,
      array_to_string(tags, ', ') as tags, prompts.created_at, updated_at,
      case when is_public then notes end as notes, case when is_public then html end as html
    from prompts join users as author on author.id = prompts.author_id where prompts.id > ${after}`,
  ai_usage: (
    after,
  ) => sql<Row>`select enhancements.id, started_at, users.netid, users.display_name, outcome, provider,
      model, input_tokens, output_tokens, cost_usd, duration_ms
    from enhancements left join users on users.id = enhancements.user_id where enhancements.id > ${after}`,
}

export async function listRows(
  db: Queryable,
  what: ExportName,
  { after, limit }: { after: number; limit: number },
): Promise<Row[]> {
  const { rows } = await sql<Row>`${SOURCES[what](after)} order by id limit ${limit}`.execute(db)
  return rows
}
