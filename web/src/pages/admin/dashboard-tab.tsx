import type { getActivity } from '@prompt-library/contract/activity'
import type { Answer } from '@prompt-library/contract/call'
import { pages } from '@prompt-library/contract/pages'
import { countForCurators } from '@prompt-library/domain/prompts/to-do'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { ListTodo } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { toDoCountsQuery } from '../../features/review/to-do-api.ts'
import { dayName } from '../../shared/lib/format.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { ErrorState } from '../../shared/ui/message.tsx'
import { Activity } from './activity.tsx'
import { activityQuery, chartsQuery, statsQuery } from './api.ts'
import { ChartFrame, Panel, type Point, rowsOf } from './chart-frame.tsx'
import { FigureTile, TILES } from './figure-tile.tsx'

const CountChart = lazyPart(async () => (await import('./charts.tsx')).CountChart)
const CategoryChart = lazyPart(async () => (await import('./charts.tsx')).CategoryChart)

/**
 * The order of the dashboard, and its tiles with what waits for curators. What needs a person comes first, then how the
 * library is used.
 */
export function DashboardTab() {
  const activity = useQuery(activityQuery)
  useErrorLog('Error fetching activity:', activity.error)
  return (
    <div className="flex flex-col gap-6">
      <ForCurators />
      {activity.data && <NotWorking prompts={activity.data.not_working} />}
      <Tiles />
      {activity.error && !activity.data ? (
        <ErrorState
          title="We couldn’t load the activity."
          error={activity.error}
          onRetry={activity.refetch}
        />
      ) : (
        <Activity activity={activity.data} />
      )}
      <Charts />
    </div>
  )
}

/** Leads to Reviews, if something needs a curator. */
function ForCurators() {
  const { data } = useQuery(toDoCountsQuery)
  const count = data ? countForCurators(data) : 0
  if (count === 0) return null
  return (
    <p className="flex items-center gap-2">
      <ListTodo aria-hidden className="size-5 shrink-0 text-brand-ink" />
      <Link to={pages.reviews.path} className="font-medium text-brand-ink underline-offset-4 hover:underline">
        {count === 1 ? '1 prompt needs a curator' : `${groupedCount(count)} prompts need a curator`}
      </Link>
    </p>
  )
}

function Tiles() {
  const { data, error, refetch } = useQuery(statsQuery)
  useErrorLog('Error fetching admin stats:', error)
  if (error && !data)
    return <ErrorState title="We couldn’t load the statistics." error={error} onRetry={refetch} />
  const number = (value: number | undefined) => (value === undefined ? undefined : groupedCount(value))
  return (
    <dl className={TILES}>
      <FigureTile label="Total users" value={number(data?.totalUsers)} />
      <FigureTile label="Total prompts" value={number(data?.totalPrompts)} />
      <FigureTile label="Prompts this month" value={number(data?.promptsThisMonth)} />
      <FigureTile label="Active users" value={number(data?.activeUsers)} hint="in the last 30 days" />
    </dl>
  )
}

function Charts() {
  const { data, error, refetch } = useQuery(chartsQuery)
  useErrorLog('Error fetching chart data:', error)
  if (error && !data)
    return <ErrorState title="We couldn’t load the charts." error={error} onRetry={refetch} />
  const monthly = pointsOf(data?.monthly)
  const categories = pointsOf(data?.category)
  return (
    <div className="grid gap-6 lg:grid-fit-96">
      <ChartFrame
        title="Monthly Prompt Submissions"
        summary="Bar chart of prompts created per month in the last 12 months"
        columns={['Month', 'Prompts Created']}
        rows={rowsOf(monthly)}
        empty={monthly?.every(({ count }) => count === 0) && 'No prompts created in the last 12 months.'}
      >
        <CountChart points={monthly} name="Prompts Created" tickFormatter={monthOf} />
      </ChartFrame>
      <ChartFrame
        title="Prompt Category Distribution"
        summary="Pie chart of prompts per category"
        columns={['Category', 'Prompts']}
        rows={rowsOf(categories)}
        empty={categories?.length === 0 && 'No prompts yet.'}
      >
        <CategoryChart points={categories} />
      </ChartFrame>
    </div>
  )
}

/** Leaves out the year: the axis has 12 months, so each month's name appears once. */
function monthOf(label: string): string {
  return label.split(' ')[0] ?? label
}

function useErrorLog(message: string, error: Error | null): void {
  useEffect(() => {
    if (error) console.warn(message, error)
  }, [message, error])
}

function pointsOf(data: { labels: string[]; counts: number[] } | undefined): Point[] | undefined {
  return data?.labels.map((label, index) => ({ label, count: data.counts[index] ?? 0 }))
}

type Prompts = Answer<typeof getActivity>['not_working']

/**
 * What the dashboard lists under "Needs attention". Public prompts that recently didn't work for people, and what they
 * wrote.
 */
function NotWorking({ prompts }: { prompts: Prompts }) {
  if (prompts.length === 0) return null
  return (
    <Panel title="Needs attention" hint="Prompts that didn’t work, last 30 days">
      <ul className="-my-3 flex flex-col divide-y divide-line">
        {prompts.map((prompt) => (
          <li key={prompt.id} className="grid gap-x-6 gap-y-1 py-3 lg:grid-cols-2">
            <div className="min-w-0">
              <Link
                to={`${pages.library.path}?prompt=${prompt.id}`}
                dir="auto"
                className="inline-block font-medium text-brand-ink underline-offset-4 hover:underline"
              >
                {prompt.title}
              </Link>
              <p className="text-sm text-ink-soft">
                Didn’t work for {prompt.failed} of {prompt.answers} · by <bdi>{prompt.author_name}</bdi>
              </p>
            </div>
            <ul className="flex min-w-0 flex-col gap-1">
              {prompt.notes.map(({ note, tool, answered_on }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two people can write the same note on the same day
                <li key={index} className="wrap-anywhere">
                  “<bdi>{note}</bdi>”{' '}
                  <span className="text-sm whitespace-nowrap text-ink-soft">
                    {[tool, dayName(answered_on)].filter(Boolean).join(', ')}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
