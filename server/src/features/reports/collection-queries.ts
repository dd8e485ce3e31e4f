// Reports of collections as SQL.
import type { ReportReason } from '@prompt-library/domain/prompts/reports'
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

interface NewReport {
  collection_id: number
  user_id: number
  reason: ReportReason
  note: string
}

/** Adds to the open case of the collection, or opens one. Lock the collection first. */
export async function saveCollectionReport(
  tx: Tx,
  { collection_id, ...report }: NewReport,
  now: Date,
): Promise<void> {
  await sql`insert into report_cases (collection_id, opened_at) values (${collection_id}, ${now})
    on conflict (collection_id) where handled_at is null do nothing`.execute(tx)
  await sql`insert into reports (case_id, user_id, reason, note, reported_at)
    select id, ${report.user_id}, ${report.reason}, ${report.note}, ${now}
    from report_cases where collection_id = ${collection_id} and handled_at is null
    on conflict (case_id, user_id) do update set reason = excluded.reason, note = excluded.note,
      reported_at = excluded.reported_at`.execute(tx)
}

/** The collection that a case is about. Undefined if it's about a prompt, or if there is none. */
export async function findReportedCollection(db: Queryable, caseId: number): Promise<number | undefined> {
  const found = await db
    .selectFrom('report_cases')
    .select('collection_id')
    .where('id', '=', caseId)
    .executeTakeFirst()
  return found?.collection_id ?? undefined
}

interface LockedCase {
  handled_at: Date | null
  by_name: string | null
  is_public: boolean
  /** The owner and the co-editors. */
  member_ids: number[]
}

/** Lock the collection first. Returns undefined if it was deleted. */
export async function lockCollectionCase(tx: Tx, id: number): Promise<LockedCase | undefined> {
  const { rows } = await sql<LockedCase>`
    select handled_at, (select display_name from users where users.id = handled_by) as by_name,
      visibility = 'public' as is_public,
      array(select user_id from collection_members as member where member.collection_id = collections.id) as member_ids
    from report_cases join collections on collections.id = collection_id
    where report_cases.id = ${id} for update of report_cases`.execute(tx)
  return rows[0]
}
