import type { getActivity } from '@prompt-library/contract/activity'
import type { Answer } from '@prompt-library/contract/call'
import { DAY } from '@prompt-library/domain/durations'
import { ACTIVE_DAYS } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'
import { mondayOf } from '../uses/queries.ts'

type Activity = Answer<typeof getActivity>

const PROMPTS_MAX = 5
const NOTES_MAX = 3
const MOST_USED_WEEKS = 4

/**
 * Public prompts whose current text recently didn't work for someone. Answers about an earlier text don't count: its author may have
 * fixed it. Never private prompts, because their notes are between the author and the people it was shared with.
 */
export async function listNotWorking(db: Queryable, now: Date): Promise<Activity['not_working']> {
  const { rows } = await sql<Activity['not_working'][number]>`
    with failing as (
      select prompts.id, prompts.title, prompts.revision, prompts.helpfulness, users.display_name as author_name,
        count(*)::int as failed, max(feedback.answered_at) as latest
      from feedback
      join prompts on prompts.id = feedback.prompt_id and prompts.revision = feedback.revision
      join users on users.id = prompts.author_id
      where not feedback.worked and feedback.answered_at > ${daysAgo(now, ACTIVE_DAYS)}
        and prompts.is_public
      group by prompts.id, prompts.title, prompts.revision, prompts.helpfulness, users.display_name
      order by prompts.helpfulness, failed desc, latest desc, prompts.id
      limit ${sql.lit(PROMPTS_MAX)}
    )
    select id, title, author_name, failed,
      (select count(*)::int from feedback where prompt_id = failing.id and revision = failing.revision
        and answered_at > ${daysAgo(now, ACTIVE_DAYS)}) as answers,
      coalesce((select json_agg(json_build_object('note', note, 'tool', tool, 'answered_on', answered_on)) from (
        select note, tool, to_char(answered_at at time zone 'UTC', 'YYYY-MM-DD') as answered_on
        from feedback
        where prompt_id = failing.id and revision = failing.revision and not worked and note <> ''
          and answered_at > ${daysAgo(now, ACTIVE_DAYS)}
        order by answered_at desc, user_id
        limit ${sql.lit(NOTES_MAX)}) as written), '[]') as notes
    from failing
    order by helpfulness, failed desc, latest desc, id`.execute(db)
  return rows
}

export async function listMostUsed(db: Queryable, now: Date): Promise<Activity['most_used']> {
  const { rows } = await sql<Activity['most_used'][number]>`
    select prompts.id, prompts.title, recent.uses
    from (
      select prompt_id, sum(uses)::int as uses from weekly_uses
      where week >= ${mondayOf(now, { weeksAgo: MOST_USED_WEEKS - 1 })}::date
      group by prompt_id
    ) as recent
    join prompts on prompts.id = recent.prompt_id and prompts.is_public
    order by recent.uses desc, prompts.id
    limit ${sql.lit(PROMPTS_MAX)}`.execute(db)
  return rows
}

/** By the last sign-in, as the tile Active users counts those of 30 days. */
export async function countActiveUsers(db: Queryable, now: Date): Promise<Activity['active_users']> {
  const periods = [1, 7, 90]
  const { rows } = await sql<Activity['active_users'][number]>`
    select period.days, count(users.id)::int as users
    from unnest(${periods}::int[]) as period (days)
    left join users on users.kind = 'person'
      and users.last_login_at >= ${now}::timestamptz - make_interval(days => period.days)
    group by period.days
    order by period.days`.execute(db)
  return rows
}

function daysAgo(now: Date, days: number) {
  return sql`${new Date(now.getTime() - days * DAY)}::timestamptz`
}
