// The list of what needs a curator, as SQL, from what reports, waiting prompts, and reviews say themselves.
import type { ToDo } from '@prompt-library/contract/to-do'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import {
  ENTRY_KINDS,
  type EntryKind,
  TO_DO_KINDS,
  TO_DO_PARTS,
  type ToDoFilter,
} from '@prompt-library/domain/prompts/to-do'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { isVisibleTo } from '../prompts/access-queries.ts'
import { inIso, reviewJson } from '../prompts/queries.ts'
import { WAITING_JSON, waitingSince } from '../publishing/queries.ts'
import { casesSince, REPORT_JSON } from '../reports/queries.ts'
import { REVIEWED } from '../reviews/queries.ts'

interface Reader {
  viewer: Viewer
  now: Date
}

interface Window {
  limit: number
  offset: number
}

/** What each kind has: `since`, `prompt_id`, and, for reports, `case_id`. A case can be about a collection instead of a prompt. */
function sourceOf(kind: EntryKind, { viewer, now }: Reader): RawBuilder<unknown> {
  if (kind === 'reported') return casesSince(viewer, 'open')
  if (kind === 'done') return casesSince(viewer, 'handled')
  if (kind === 'waiting') return waitingSince(viewer.id)
  return REVIEWED[kind]({ viewer, now })
}

/** What a filter shows. Without one, all that isn't done. */
export function kindsOf(filter: ToDoFilter | undefined): readonly EntryKind[] {
  if (filter === undefined) return TO_DO_KINDS
  return filter === 'open' || filter === 'decided' ? TO_DO_PARTS[filter] : [filter]
}

function entries(kinds: readonly EntryKind[], reader: Reader): RawBuilder<unknown> {
  const selects = kinds.map((kind, rank) => {
    const caseId = kind === 'reported' || kind === 'done' ? sql`case_id` : sql`null::int as case_id`
    return sql`select ${sql.lit(kind)} as kind, ${sql.lit(rank)} as rank, since, prompt_id, ${caseId}
      from (${sourceOf(kind, reader)}) as source`
  })
  return sql.join(selects, sql` union all `)
}

export async function listToDo(
  db: Queryable,
  filter: ToDoFilter | undefined,
  { limit, offset, ...reader }: Reader & Window,
): Promise<ToDo[]> {
  const isDecided = filter === 'done' || filter === 'decided'
  const order = sql`${isDecided ? sql`since desc` : sql`rank, since`}, prompt_id, entries.case_id`
  const { viewer, now } = reader
  // What is on the list, the curator can read. What is done may have become private, or be deleted.
  const canOpenAny = sql`${sql.lit(viewer.role === 'admin')} and prompts.id is not null`
  const title = sql`case when entries.kind <> 'done' or (${canOpenAny}) or collections.visibility = 'public'
    or (prompts.deleted_at is null and ${isVisibleTo(viewer.id)}) then coalesce(prompts.title, collections.name) end`
  const visibility = sql`case when prompts.is_public or collections.visibility = 'public' then 'public' else 'private' end`
  const { rows } = await sql<ToDo>`
    with entries as (
      select * from (${entries(kindsOf(filter), reader)}) as entries
      order by ${order} limit ${limit} offset ${offset}
    )
    select entries.kind, ${inIso('entries.since')} as since, entries.prompt_id,
      case when collections.visibility = 'public' then collections.token end as collection_token, ${title} as title, prompts.category, author.display_name as author_name, ${visibility} as visibility, prompts.revision, case when report_cases.id is not null then ${REPORT_JSON} end as report,
      case when reviews.prompt_id is not null then ${reviewJson(now, sql`reviews.note`)} end as review,
      case when entries.kind = 'waiting' then ${WAITING_JSON} end as waiting
    from entries left join report_cases on report_cases.id = entries.case_id
      left join all_prompts as prompts on prompts.id = entries.prompt_id
      left join collections on collections.id = report_cases.collection_id
      left join collection_members as owner on owner.collection_id = collections.id and owner.role = 'owner'
      join users as author on author.id = coalesce(prompts.author_id, owner.user_id)
      left join reviews on reviews.prompt_id = prompts.id and entries.kind in ('changed', 'due', 'asked')
      left join users as reviewer on reviewer.id = reviews.reviewer_id
    order by ${order}`.execute(db)
  return rows
}

export async function countToDo(
  db: Queryable,
  {
    since,
    kinds = ENTRY_KINDS,
    ...reader
  }: Reader & { since?: Date | undefined; kinds?: readonly EntryKind[] },
): Promise<Record<EntryKind, number>> {
  const { rows } = await sql<{ kind: EntryKind; count: number }>`
    select kind, count(*)::int as count from (${entries(kinds, reader)}) as entries
    where ${since ? sql`since > ${since}` : sql`true`} group by kind`.execute(db)
  const none = { reported: 0, waiting: 0, changed: 0, due: 0, asked: 0, done: 0 }
  return { ...none, ...Object.fromEntries(rows.map(({ kind, count }) => [kind, count])) }
}

/** Who looks after the library, with the time of their last notification about it. */
export async function listCurators(db: Queryable): Promise<(Viewer & { told_at: Date | null })[]> {
  const { rows } = await sql<Viewer & { told_at: Date | null }>`
    select id, role, (select max(created_at) from notifications where user_id = users.id and type = 'to_do') as told_at
    from users where role <> 'user' and status = 'active' and kind = 'person' order by id`.execute(db)
  return rows
}
