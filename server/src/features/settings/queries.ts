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
