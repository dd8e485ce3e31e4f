import type { SettingName } from '@prompt-library/contract/settings'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

export async function readSettings(db: Queryable): Promise<Record<string, unknown>> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]))
}

/** Until the transaction ends, no one else can change a setting. Everyone can read them. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`lock table settings in exclusive mode`.execute(tx)
}

export async function writeSetting(
  tx: Tx,
  { name, value, now }: { name: SettingName; value: unknown; now: Date },
): Promise<void> {
  const row = { value: JSON.stringify(value), updated_at: now }
  await tx
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export async function deleteSetting(tx: Tx, name: SettingName): Promise<void> {
  await tx.deleteFrom('settings').where('name', '=', name).execute()
}

/** How many prompts were saved for each class, deleted and waiting ones included. */
export async function countClasses(db: Queryable): Promise<{ id: string; prompts: number }[]> {
  const { rows } = await sql<{ id: string; prompts: number }>`
    select data_class as id, count(distinct prompt_id)::int as prompts
    from (select id as prompt_id, data_class from all_prompts union all select prompt_id, data_class from edits) as texts
    group by data_class order by data_class`.execute(db)
  return rows
}
