// Reports of collections as SQL.
import { sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

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
