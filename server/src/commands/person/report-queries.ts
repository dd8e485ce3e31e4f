// What a person's export says about reports: those they sent and handled, and what curators told them, but nothing that
// reveals who reported them.
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

/** What the user reported, and what became of it. */
export async function reportsBy(
  db: Queryable,
  { id, title }: { id: number; title: RawBuilder<string | null> },
): Promise<object[]> {
  return db
    .selectFrom('reports')
    .innerJoin('report_cases', 'report_cases.id', 'reports.case_id')
    .innerJoin('all_prompts', 'all_prompts.id', 'report_cases.prompt_id')
    .select(['report_cases.prompt_id', title.as('title'), 'reports.revision', 'reports.reason'])
    .select(['reports.note', 'reports.reported_at', 'report_cases.action', 'report_cases.handled_at'])
    .where('reports.user_id', '=', id)
    .orderBy('reports.reported_at')
    .execute()
}

/** What the user decided as a curator. */
export async function reportsHandledBy(db: Queryable, id: number): Promise<object[]> {
  return db
    .selectFrom('report_cases')
    .select(['id', 'prompt_id', 'action', 'message', 'handled_at'])
    .where('handled_by', '=', id)
    .orderBy('handled_at')
    .execute()
}

/**
 * What curators decided about the user's prompts and told them. Nothing about the reports: when they were sent, how many there
 * were, and what they say can reveal who sent them.
 */
export async function reportsAbout(db: Queryable, id: number): Promise<object[]> {
  return db
    .selectFrom('report_cases')
    .innerJoin('all_prompts', 'all_prompts.id', 'report_cases.prompt_id')
    .select(['report_cases.prompt_id', 'all_prompts.title', 'report_cases.action'])
    .select(['report_cases.message', 'report_cases.handled_at'])
    .where('all_prompts.author_id', '=', id)
    .where(sql<boolean>`report_cases.action <> 'dismiss'`)
    .orderBy('report_cases.handled_at')
    .execute()
}
