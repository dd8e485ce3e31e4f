import type { getActivity } from '@prompt-library/contract/activity'
import type { Answer } from '@prompt-library/contract/call'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useId } from 'react'
import { BuildLink } from '../../features/build/open-in-builder.tsx'
import { dayName } from '../../shared/lib/format.ts'
import { FRAME, TITLE } from './chart-frame.tsx'

type Searches = Answer<typeof getActivity>['missed_searches']

/** The dashboard's searches that found nothing, by three people or more. Each leads to the builder. */
export function MissedSearches({ searches }: { searches: Searches }) {
  const id = useId()
  if (searches.length === 0) return null
  return (
    <section aria-labelledby={id} className={FRAME}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className={TITLE}>
          Searches that found nothing
        </h2>
        <p className="text-sm text-ink-soft">By three people or more, last 90 days</p>
      </div>
      <ul className="-my-3 flex flex-col divide-y divide-line">
        {searches.map(({ words, people, last_searched_on }) => (
          <li key={words} className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3">
            <div className="min-w-0">
              <bdi className="font-medium wrap-anywhere">{words}</bdi>
              <p className="text-sm text-ink-soft">
                {groupedCount(people)} people in a month · last on {dayName(last_searched_on)}
              </p>
            </div>
            <BuildLink task={words} className="text-brand-ink underline-offset-4 hover:underline">
              Build a prompt<span className="sr-only"> for {words}</span>
            </BuildLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
