import { queryOptions, useQuery } from '@tanstack/react-query'
import { callApi } from '../../shared/lib/api-client.ts'
import { promptKeys } from '../../shared/lib/query-keys.ts'

const weeklyUsesQuery = (promptId: number) =>
  queryOptions({
    queryKey: [...promptKeys.detail(promptId), 'uses'],
    queryFn: async ({ signal }) =>
      (await callApi('GET /api/prompts/:prompt_id/uses', { query: { prompt_id: promptId }, signal })).answer,
    meta: { quiet: true },
  })

/** For a prompt's author: how often it was used in each of the last weeks. */
export function WeeklyUses({ promptId }: { promptId: number }) {
  const { data: weeks } = useQuery(weeklyUsesQuery(promptId))
  if (!weeks) return null
  const most = Math.max(1, ...weeks.map(({ uses }) => uses))
  return (
    <section>
      <h3 className="mb-1 font-semibold text-ink-soft">Uses per week</h3>
      <ol className="flex h-20 items-end gap-1.5">
        {weeks.map(({ week, uses }) => (
          <li
            key={week}
            title={`Week of ${dayText(week)}: ${uses.toLocaleString('en-US')}`}
            className="flex h-full min-w-0 flex-1 flex-col items-center justify-end gap-1"
          >
            <span className="sr-only">Week of {dayText(week)}: </span>
            {/* There's room only for the largest number. */}
            <span className={uses === most ? 'whitespace-nowrap' : 'sr-only'}>
              {uses.toLocaleString('en-US')}
            </span>
            <span
              aria-hidden
              className="min-h-0.5 w-full rounded-t-sm bg-brand-ink"
              style={{ height: `${(uses / most) * 70}%` }}
            />
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-1 flex justify-between border-t border-line pt-1 text-ink-soft">
        <span>{dayText(weeks[0]?.week ?? '')}</span>
        <span>This week</span>
      </p>
    </section>
  )
}

function dayText(day: string): string {
  return new Date(`${day}T12:00:00Z`).toLocaleDateString('en-US', {
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  })
}
