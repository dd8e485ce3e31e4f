import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { adminTabPath } from '../../../shared/lib/admin-tabs.ts'
import { QueryState } from '../../../shared/ui/query-state.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { settingsQuery } from './api.ts'
import { SectionForm } from './section-form.tsx'
import { SECTIONS } from './sections.tsx'

/** The site's settings, one section at a time. */
export function SettingsTab() {
  const [search] = useSearchParams()
  const query = useQuery(settingsQuery)
  const shown = SECTIONS.find(({ path }) => path === search.get('section')) ?? SECTIONS[0]
  return (
    <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10">
      <nav aria-label="Settings" className="max-md:scroll-bleed-x">
        <ul className="sticky top-4 flex gap-1 max-md:whitespace-nowrap md:flex-col">
          {SECTIONS.map(({ path, title }) => (
            <li key={path} ref={path === shown.path ? bringIntoView : null}>
              <Link
                to={addressOf(path)}
                aria-current={path === shown.path ? 'page' : undefined}
                className={ITEM}
              >
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <QueryState query={query} failed="We couldn’t load the settings." loading={<Loading />}>
        {(stored) => <SectionForm key={shown.path} section={shown} stored={stored} />}
      </QueryState>
    </div>
  )
}

function Loading() {
  return (
    <div>
      <p role="status" className="sr-only">
        Loading settings...
      </p>
      <Skeleton className="h-120 rounded-xl" />
    </div>
  )
}

/** On a phone, the list scrolls sideways. */
function bringIntoView(item: HTMLLIElement | null): void {
  item?.scrollIntoView({ block: 'nearest', inline: 'center' })
}

const ITEM =
  'block rounded-lg px-3 py-2 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink'

function addressOf(path: string): string {
  return path === SECTIONS[0].path ? adminTabPath('settings') : `${adminTabPath('settings')}&section=${path}`
}
