import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { adminTabPath } from '../../../shared/lib/admin-tabs.ts'
import { ErrorState, StaleNotice } from '../../../shared/ui/message.tsx'
import { Skeleton } from '../../../shared/ui/skeleton.tsx'
import { settingsQuery } from './api.ts'
import { SectionForm } from './section-form.tsx'
import { SECTIONS } from './sections.tsx'

/** The site's settings, one section at a time. */
export function SettingsTab() {
  const [search] = useSearchParams()
  const { data, isError, error, refetch } = useQuery(settingsQuery)
  const shown = SECTIONS.find(({ path }) => path === search.get('section')) ?? SECTIONS[0]
  if (isError && !data)
    return <ErrorState title="We couldn’t load the settings." error={error} onRetry={refetch} />
  return (
    <>
      {isError && <StaleNotice onRetry={refetch} />}
      <div className="grid max-w-5xl grid-cols-[minmax(0,1fr)] gap-6 md:grid-cols-[12rem_minmax(0,1fr)] md:gap-10">
        <nav aria-label="Settings" className="max-md:scroll-bleed-x">
          <ul className="sticky top-4 flex gap-1 max-md:whitespace-nowrap md:flex-col">
            {SECTIONS.map(({ path, title }) => (
              <li key={path}>
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
        {data ? (
          <SectionForm key={shown.path} section={shown} stored={data} />
        ) : (
          <div>
            <p role="status" className="sr-only">
              Loading settings...
            </p>
            <Skeleton className="h-120 rounded-xl" />
          </div>
        )}
      </div>
    </>
  )
}

const ITEM =
  'block rounded-lg px-3 py-2 font-medium text-ink-soft hover:bg-sunken hover:text-ink aria-[current]:bg-brand-tint aria-[current]:text-brand-ink'

function addressOf(path: string): string {
  return path === SECTIONS[0].path ? adminTabPath('settings') : `${adminTabPath('settings')}&section=${path}`
}
