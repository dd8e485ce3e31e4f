import { REPORTS_SHOWN_MAX } from '@prompt-library/domain/limits'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import type { ReportAction, ReportReason } from '@prompt-library/domain/prompts/reports'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable, Tx } from '../../db/database.ts'

/** What is reported. */
type Reported = { prompt_id: number } | { collection_id: number }

interface NewReport {
  user_id: number
  reason: ReportReason
  note: string
}

/** Adds to the open case, or opens one. Lock the prompt or collection first, so that no curator closes the case in between. */
export async function saveReport(tx: Tx, reported: Reported, report: NewReport, now: Date): Promise<void> {
  const [column, id] =
    'prompt_id' in reported
      ? [sql`prompt_id`, reported.prompt_id]
      : [sql`collection_id`, reported.collection_id]
  await sql`insert into report_cases (${column}, opened_at) values (${id}, ${now})
    on conflict (${column}) where handled_at is null do nothing`.execute(tx)
  await sql`insert into reports (case_id, user_id, revision, reason, note, reported_at)
    select report_cases.id, ${report.user_id}, prompts.revision, ${report.reason}, ${report.note}, ${now}
    from report_cases left join prompts on prompts.id = report_cases.prompt_id
    where report_cases.${column} = ${id} and report_cases.handled_at is null
    on conflict (case_id, user_id) do update set revision = excluded.revision, reason = excluded.reason,
      note = excluded.note, reported_at = excluded.reported_at`.execute(tx)
}

/** Of a row of `report_cases`, as in the contract. It never says who reported. */
export const REPORT_JSON = sql`json_build_object('id', report_cases.id,
  'report_count', (select count(*)::int from reports where case_id = report_cases.id),
  'reports', (select coalesce(json_agg(latest), '[]') from (
    select reason, note, to_char(reported_at at time zone 'UTC', 'YYYY-MM-DD') as reported_on from reports
    where case_id = report_cases.id order by reported_at desc, user_id limit ${sql.lit(REPORTS_SHOWN_MAX)}
  ) as latest),
  'handled', case when handled_at is not null then json_build_object('action', action, 'message', message,
    'by_name', (select display_name from users where users.id = handled_by)) end)`

/** The cases that wait for this curator, or that are handled. */
export function casesSince(viewer: Viewer, state: 'open' | 'handled'): RawBuilder<unknown> {
  const since = state === 'open' ? sql`report_cases.opened_at` : sql`report_cases.handled_at`
  const columns = sql`${since} as since, report_cases.prompt_id, report_cases.id as case_id`
  return sql`select ${columns} from ${casesFor(viewer, state)}
    union all select ${columns} from ${collectionCasesFor(viewer.id, state)}`
}

/** The cases that this curator sees: of public prompts, as an admin also of private ones, and never about their own. */
function casesFor({ id, role }: Viewer, state: 'open' | 'handled'): RawBuilder<unknown> {
  return sql`report_cases join all_prompts on all_prompts.id = report_cases.prompt_id
      and all_prompts.author_id <> ${id}
      and ${state === 'open' ? sql`handled_at is null and deleted_at is null` : sql`handled_at is not null`}
      and ${role === 'admin' ? sql`true` : wasPublic(state)}`
}

/** Of public collections, and never about their own. */
function collectionCasesFor(viewerId: number, state: 'open' | 'handled'): RawBuilder<unknown> {
  return sql`report_cases join collections on collections.id = report_cases.collection_id
    and ${state === 'open' ? sql`handled_at is null and collections.visibility = 'public'` : sql`handled_at is not null`}
    and not exists (select from collection_members as mine
      where mine.collection_id = collections.id and mine.user_id = ${viewerId})`
}

/** Whether the prompt is public, or was when its reports were handled. */
function wasPublic(state: 'open' | 'handled'): RawBuilder<unknown> {
  return state === 'open' ? sql`all_prompts.is_public` : sql`report_cases.was_public`
}

interface LockedCase {
  id: number
  handled_at: Date | null
  by_name: string | null
  /** Whether the prompt was public when its reports were handled. */
  was_public: boolean
  prompt: {
    id: number
    author_id: number
    is_public: boolean
    revision: number
    deleted: boolean
  }
}

/** Locks the prompt, then the case, as reporting does. Returns undefined if one of them is gone. */
export async function lockCase(tx: Tx, id: number): Promise<LockedCase | undefined> {
  const { rows: prompts } = await sql<LockedCase['prompt']>`
    select id, author_id, is_public, revision, deleted_at is not null as deleted from all_prompts
    where id = (select prompt_id from report_cases where id = ${id}) for no key update`.execute(tx)
  const { rows: cases } = await sql<Omit<LockedCase, 'prompt'>>`
    select id, handled_at, was_public, (select display_name from users where users.id = handled_by) as by_name
    from report_cases where id = ${id} for update`.execute(tx)
  const [[prompt], [found]] = [prompts, cases]
  return prompt && found && { ...found, prompt }
}

interface Handling {
  id: number
  action: ReportAction
  message: string
  userId: number
  wasPublic: boolean
  now: Date
}

export async function closeCase(
  tx: Tx,
  { id, action, message, userId, wasPublic, now }: Handling,
): Promise<void> {
  await tx
    .updateTable('report_cases')
    .set({ action, message, handled_by: userId, handled_at: now, was_public: wasPublic })
    .where('id', '=', id)
    .execute()
}

/** Those who reported it and can still sign in. */
export async function listReporters(tx: Tx, caseId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select users.id from reports join users on users.id = reports.user_id and users.status = 'active'
    where reports.case_id = ${caseId} order by users.id for key share of users`.execute(tx)
  return rows.map(({ id }) => id)
}

/** It can be public again only if a curator approves it. */
export async function unpublish(tx: Tx, id: number, now: Date): Promise<void> {
  await tx
    .updateTable('prompts')
    .set((row) => ({
      is_public: false,
      unpublished_id: id,
      waiting_since: null,
      updated_at: now,
      version: row('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute()
}

/** Before their account is deleted. `lockPromptsOf` locks the prompts. A case that no one else reported goes too. */
export async function deleteReportsOf(tx: Tx, userId: number): Promise<void> {
  await sql`delete from report_cases where handled_at is null
    and exists (select from reports where case_id = report_cases.id and user_id = ${userId})
    and not exists (select from reports where case_id = report_cases.id and user_id <> ${userId})`.execute(tx)
  await tx.deleteFrom('reports').where('user_id', '=', userId).execute()
}

/**
 * For prompts that get another author: their own reports don't count, and what curators told the former author isn't theirs to read.
 * Lock the prompts first.
 */
export async function clearReports(
  tx: Tx,
  { promptIds, authorId }: { promptIds: readonly number[]; authorId: number },
): Promise<void> {
  await sql`delete from reports using report_cases where report_cases.id = case_id and handled_at is null
    and user_id = ${authorId} and prompt_id = any(${promptIds}::int[])`.execute(tx)
  await sql`delete from report_cases where handled_at is null and prompt_id = any(${promptIds}::int[])
    and not exists (select from reports where case_id = report_cases.id)`.execute(tx)
  await sql`update report_cases set message = ''
    where handled_at is not null and prompt_id = any(${promptIds}::int[])`.execute(tx)
}

export async function deleteNotes(db: Queryable, handledBefore: Date): Promise<void> {
  await sql`update reports set note = '' from report_cases
    where report_cases.id = reports.case_id and report_cases.handled_at < ${handledBefore}
      and reports.note <> ''`.execute(db)
}
