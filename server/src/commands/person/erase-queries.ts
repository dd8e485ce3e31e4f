import type { RunScript, Tx } from '../../db/database.ts'
import { quoted } from '../backup/tables.ts'
import { type Counted, limitsOf } from './export-queries.ts'

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

/** The strings in a JSON column. Its text form would hide a name that follows an escaped line break: `\nAda`. */
function textsIn(column: string): string {
  return `(select string_agg(value #>> '{}', ' ') from jsonb_path_query(${column}, 'strict $.** ? (@.type() == "string")') as value)`
}
