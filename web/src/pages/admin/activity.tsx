import type { getActivity } from '@prompt-library/contract/activity'
import type { Answer } from '@prompt-library/contract/call'
import { pages } from '@prompt-library/contract/pages'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminTabPath } from '../../shared/lib/admin-tabs.ts'
import { dayName } from '../../shared/lib/format.ts'
import { lazyPart } from '../../shared/ui/lazy-part.tsx'
import { ChartFrame, Panel, rowsOf } from './chart-frame.tsx'

const CountChart = lazyPart(async () => (await import('./charts.tsx')).CountChart)

/** The dashboard's activity: uses per week, the most used prompts, and active people. Undefined while loading. */
export function Activity({ activity }: { activity: Answer<typeof getActivity> | undefined }) {
  const weeks = activity?.weekly_uses.map(({ week, uses }) => ({ label: dayName(week), count: uses }))
  const chart = (
    <ChartFrame
      title="Uses per week"
      summary="Bar chart of uses in the last 12 weeks"
      columns={['Week of', 'Uses']}
      rows={rowsOf(weeks)}
      empty={weeks?.every(({ count }) => count === 0) && 'No uses in the last 12 weeks.'}
    >
      <CountChart points={weeks} name="Uses" />
    </ChartFrame>
  )
  if (!activity) return chart
  return (
    <div className="grid gap-6 lg:grid-fit-96">
      {chart}
      <div className="flex min-w-0 flex-col gap-6">
        <Counts
          title="Most used prompts"
          hint="Last 4 weeks"
          empty="No public prompt was used."
          counts={activity.most_used.map(({ id, title, uses }) => ({
            key: id,
            count: uses,
            label: (
              <Link
                to={`${pages.library.path}?prompt=${id}`}
                dir="auto"
                className="block truncate hover:underline"
              >
                {title}
              </Link>
            ),
          }))}
        />
        <Counts
          title="Active people"
          hint={
            <Link
              to={`${adminTabPath('users')}&sort=last_login`}
              className="underline-offset-4 hover:underline"
            >
              By last sign-in
            </Link>
          }
          counts={activity.active_users.map(({ days, users }) => ({
            key: days,
            count: users,
            label: days === 1 ? 'Last 24 hours' : `Last ${days} days`,
          }))}
        />
      </div>
    </div>
  )
}

interface CountsProps {
  title: string
  hint: ReactNode
  empty?: string
  counts: readonly { key: number; label: ReactNode; count: number }[]
}

/** A few counts, each with what it's of. */
function Counts({ title, hint, empty, counts }: CountsProps) {
  return (
    <Panel title={title} hint={hint}>
      {counts.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="flex flex-col gap-2.5">
        {counts.map(({ key, label, count }) => (
          <li key={key} className="flex items-baseline justify-between gap-4">
            <span className="min-w-0 truncate">{label}</span>
            <span className="shrink-0 tabular-nums text-ink-soft">{groupedCount(count)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
