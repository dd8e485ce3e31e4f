import type { getActivity } from '@prompt-library/contract/activity'
import type { Answer } from '@prompt-library/contract/call'
import { pages } from '@prompt-library/contract/pages'
import { Link } from 'react-router'
import { dayName } from '../../shared/lib/format.ts'
import { Panel } from './chart-frame.tsx'

type Prompts = Answer<typeof getActivity>['not_working']

/**
 * What the dashboard lists under "Needs attention". Public prompts that recently didn't work for people, and what they
 * wrote.
 */
export function NotWorking({ prompts }: { prompts: Prompts }) {
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
