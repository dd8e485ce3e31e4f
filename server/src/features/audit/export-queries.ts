import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'
import { LOCKS } from '../../db/locks.ts'

const EXPORTED = sql<number>`coalesce((select position from audit_positions where name = 'exported'), 0)`

/** Lets one server at a time export, until the transaction ends. */
export async function lockExport(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{
    locked: boolean
  }>`select pg_try_advisory_xact_lock(${LOCKS.auditExport}) as locked`.execute(tx)
  return rows[0]?.locked ?? false
}

/** The next entries in the order of their commits. No titles, names, or reasons: they can be private, and no one can erase them in copies. */
export async function listUnexported(tx: Tx, limit: number) {
  return (
    tx
      .selectFrom('audit_log')
      .select(['id', sql<number>`position`.as('position'), 'at', 'actor_id', 'actor_netid', 'action'])
      .select(['target_type', 'target_id', 'prompt_ids', 'subject_netid', 'details'])
      // Names of settings and exports are ours.
      .select(
        sql<string | null>`case when target_type in ('setting', 'export') then target_name end`.as(
          'target_name',
        ),
      )
      .where('position', '>', EXPORTED)
      .orderBy('position')
      .limit(limit)
      .execute()
  )
}

export async function saveExported(tx: Tx, position: number): Promise<void> {
  await tx
    .insertInto('audit_positions')
    .values({ name: 'exported', position })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ position }))
    .execute()
}

export async function countUnexported(db: Queryable): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from audit_log where position > ${EXPORTED}`.execute(db)
  return rows[0]?.count ?? 0
}
