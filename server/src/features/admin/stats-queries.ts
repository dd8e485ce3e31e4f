import type { getAdminStats, getBuilderStats, getChartData } from '@prompt-library/contract/admin'
import type { Answer } from '@prompt-library/contract/call'
import { DAY } from '@prompt-library/domain/durations'
import { ACTIVE_DAYS, TOP_USERS_MAX, USAGE_CHART_DAYS } from '@prompt-library/domain/limits'
import { ALL_CATEGORIES } from '@prompt-library/domain/prompts/categories'
import { sql } from 'kysely'
import type { Queryable } from '../../db/database.ts'

const MONTHS = 12

/** The current time, and the time zone in which days and months start. */
export interface Moment {
  now: Date
  timeZone: string
}

export async function getStats(db: Queryable, moment: Moment): Promise<Answer<typeof getAdminStats>> {
  const { rows } = await sql<Answer<typeof getAdminStats>>`select
    (select count(*) from users where kind = 'person')::int as "totalUsers",
    (select coalesce(sum(prompts), 0) from prompt_counts)::int as "totalPrompts",
    (select count(*) from prompts where created_at >= ${monthStart(moment)})::int as "promptsThisMonth",
    (select count(*) from users where kind = 'person' and last_login_at >= ${daysAgo(moment)})::int as "activeUsers"
  `.execute(db)
  return singleRow(rows)
}

/** Includes months without prompts. */
export async function getMonthlyCounts(db: Queryable, { now, timeZone }: Moment) {
  const { rows } = await sql<{ month: string; count: number }>`
    select to_char(month, 'Mon YYYY') as month, counted.count
    from generate_series(
      date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) - make_interval(months => ${MONTHS - 1}),
      date_trunc('month', ${now}::timestamptz at time zone ${timeZone}),
      interval '1 month'
    ) as month
    cross join lateral (
      select count(*)::int as count from prompts
      where created_at >= month at time zone ${timeZone}
        and created_at < (month + interval '1 month') at time zone ${timeZone}
    ) as counted
    order by month.month`.execute(db)
  return series(rows.map(({ month, count }) => [month, count]))
}

/** Leaves out empty categories. */
export async function getCategoryCounts(db: Queryable): Promise<Answer<typeof getChartData>['category']> {
  const rows = await db
    .selectFrom('prompt_counts')
    .select(['category', sql<number>`sum(prompts)::int`.as('count')])
    .groupBy('category')
    .having(sql<boolean>`sum(prompts) > 0`)
    .orderBy(sql`array_position(${ALL_CATEGORIES}::text[], category)`)
    .execute()
  return series(rows.map(({ category, count }) => [category, count]))
}

type BuilderStats = Answer<typeof getBuilderStats>

/** Counts include successful enhancements only; costs include every billed call. */
export async function getUsageTotals(db: Queryable, moment: Moment) {
  const since = { month: monthStart(moment), recent: daysAgo(moment) }
  const { rows } = await sql<Omit<BuilderStats, 'topUsers' | 'dailyUsage' | 'avgCostPerEnhancement'>>`
    select
      total.count as "totalEnhancements",
      total.cost::float8 as "totalApiCost",
      recent."enhancementsThisMonth",
      recent."apiCostThisMonth",
      recent."activePromptBuilderUsers",
      recent."recentUsage"
    from (
      select coalesce(sum(succeeded), 0)::int as count, coalesce(sum(cost_usd), 0) as cost
      from enhancement_totals
    ) as total
    cross join (
      select
        (count(*) filter (where outcome = 'succeeded' and started_at >= ${since.month}))::int as "enhancementsThisMonth",
        coalesce(sum(cost_usd) filter (where started_at >= ${since.month}), 0)::float8 as "apiCostThisMonth",
        (count(distinct user_id) filter (where outcome = 'succeeded' and started_at >= ${since.recent}))::int
          as "activePromptBuilderUsers",
        (count(*) filter (where outcome = 'succeeded' and started_at >= ${since.recent}))::int as "recentUsage"
      from enhancements
      where started_at >= least(${since.month}, ${since.recent})
    ) as recent`.execute(db)
  return singleRow(rows)
}

/** The last 14 days including today. Includes days without enhancements. */
export async function getDailyUsage(
  db: Queryable,
  { now, timeZone }: Moment,
): Promise<BuilderStats['dailyUsage']> {
  const { rows } = await sql<BuilderStats['dailyUsage'][number]>`
    select to_char(day, 'YYYY-MM-DD') as date, used.count, used.cost
    from generate_series(
      date_trunc('day', ${now}::timestamptz at time zone ${timeZone}) - make_interval(days => ${USAGE_CHART_DAYS - 1}),
      date_trunc('day', ${now}::timestamptz at time zone ${timeZone}),
      interval '1 day'
    ) as day
    cross join lateral (
      select
        (count(*) filter (where outcome = 'succeeded'))::int as count,
        coalesce(sum(cost_usd), 0)::float8 as cost
      from enhancements
      where started_at >= day at time zone ${timeZone}
        and started_at < (day + interval '1 day') at time zone ${timeZone}
    ) as used
    order by day.day`.execute(db)
  return rows
}

/** The users with the most enhancements in the last 30 days. Deleted users share one row without a name. */
export async function getTopUsers(db: Queryable, moment: Moment): Promise<BuilderStats['topUsers']> {
  const { rows } = await sql<BuilderStats['topUsers'][number]>`
    select users.display_name, users.email, top.enhancement_count, top.total_cost
    from (
      select user_id, (count(*) filter (where outcome = 'succeeded'))::int as enhancement_count,
        sum(cost_usd)::float8 as total_cost
      from enhancements where started_at >= ${daysAgo(moment)}
      group by user_id having count(*) filter (where outcome = 'succeeded') > 0
      order by enhancement_count desc, user_id limit ${sql.lit(TOP_USERS_MAX)}
    ) as top
    left join users on users.id = top.user_id
    order by top.enhancement_count desc, top.user_id`.execute(db)
  return rows
}

function monthStart({ now, timeZone }: Moment) {
  return sql<Date>`(date_trunc('month', ${now}::timestamptz at time zone ${timeZone}) at time zone ${timeZone})`
}

function daysAgo({ now }: Moment) {
  return sql<Date>`${new Date(now.getTime() - ACTIVE_DAYS * DAY)}::timestamptz`
}

function series(points: readonly (readonly [string, number])[]) {
  return { labels: points.map(([label]) => label), counts: points.map(([, count]) => count) }
}

function singleRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (!row) throw new Error('An aggregate query returned no row.')
  return row
}
