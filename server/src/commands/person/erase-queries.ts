// SQL of erasing a person: what they own, and which columns still contain one of their names.
import { sql } from 'kysely'
import type { RunScript, Tx } from '../../db/database.ts'
import { textsIn } from '../../features/transfers/move-queries.ts'
import { quoted } from '../backup/tables.ts'
import { type Counted, limitsOf } from './export-queries.ts'

interface OwnedCounts {
  public_prompts: number
  deleted_prompts: number
  votes: number
  saved: number
  answers: number
  reports: number
  shares: number
  notifications: number
  sessions: number
  api_keys: number
  enhancements: number
}

export async function countOwned(tx: Tx, id: number): Promise<OwnedCounts> {
  const { rows } = await sql<OwnedCounts>`select
    (select count(*)::int from prompts where author_id = ${id} and is_public) as public_prompts,
    (select count(*)::int from all_prompts where author_id = ${id} and deleted_at is not null) as deleted_prompts,
    (select count(*)::int from upvotes where user_id = ${id}) as votes,
    (select count(*)::int from saved_prompts where user_id = ${id}) as saved,
    (select count(*)::int from feedback where user_id = ${id}) as answers,
    (select count(*)::int from reports where user_id = ${id}) as reports,
    (select count(*)::int from shares where sharer_id = ${id} or recipient_id = ${id}) as shares,
    (select count(*)::int from notifications where user_id = ${id} or actor_id = ${id}) as notifications,
    (select count(*)::int from sessions where user_id = ${id}) as sessions,
    (select count(*)::int from api_keys where user_id = ${id}) as api_keys,
    (select count(*)::int from enhancements where user_id = ${id}) as enhancements`.execute(tx)
  const [owned] = rows
  if (!owned) throw new Error('the count returned no row')
  return owned
}

export async function deleteLimits(tx: Tx, person: Counted): Promise<void> {
  await tx.deleteFrom('rate_limits').where('key', 'in', limitsOf(tx, person).select('key')).execute()
}

/** Finds every text or JSON column that still contains one of the user's names. */
export async function findMentions(run: RunScript, pattern: string) {
  const columns = (await run(`select table_name as "table", column_name as "column", data_type as type
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = current_schema() and table_type = 'BASE TABLE' and (data_type in ('text', 'character varying', 'jsonb') or udt_name = '_text')
    order by 1, 2`)) as { table: string; column: string; type: string }[]
  const found: { table: string; column: string; count: number; ids: string }[] = []
  for (const { table, column, type } of columns) {
    const name = `t.${quoted(column)}`
    const [row] = await run(
      `select count(*)::int as count, array_to_string((array_agg(coalesce(row_to_json(t) ->> 'id', row_to_json(t) ->> 'prompt_id')))[1:20], ', ') as ids
       from ${quoted(table)} as t where ${type === 'jsonb' ? textsIn(name) : `${name}::text`} ~* $1`,
      [pattern],
    )
    if (Number(row?.['count']) > 0)
      found.push({ table, column, count: Number(row?.['count']), ids: String(row?.['ids'] ?? '') })
  }
  return found
}

/** Matches any of these names as whole words, ignoring case. */
export function namesPattern(names: readonly string[]): string {
  const escaped = names.map((name) => name.replace(/[^\p{L}\p{N}\s]/gu, '\\$&'))
  return `(?<![[:alnum:]])(${escaped.join('|')})(?![[:alnum:]])`
}
