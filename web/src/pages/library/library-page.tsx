// The library page: heading, introduction, featured collections, and the list.

import { SAVED_PATH } from '@prompt-library/contract/pages'
import { Fragment, useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'
import { useIsPrerendered } from '../../shared/lib/prerendered.ts'
import { readStored, writeStored } from '../../shared/lib/storage.ts'
import { readUses } from '../../shared/lib/used-prompts.ts'
import { useMember } from '../../shared/session/api.ts'
import { useLoadOnClick } from '../../shared/ui/load-on-click.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { FilterHeading } from '../../widgets/prompt-list/filter-heading.tsx'
import { PromptList } from '../../widgets/prompt-list/prompt-list.tsx'
import { FeaturedRow } from './featured-row.tsx'

function Heading() {
  const [{ author, clones_of }] = useListParams()
  if (author + clones_of !== '') return <FilterHeading />
  return <h1 className="text-2xl font-semibold tracking-tight">Discover & Share Prompts</h1>
}

export function LibraryPage() {
  return (
    <>
      <PageTitle>Browse</PageTitle>
      <PromptList
        heading={<Heading />}
        source="library"
        alwaysPaged
        words={{ loading: 'Loading prompts...', failed: 'Failed to load prompts.' }}
        aside={<OwnLinks />}
      >
        <IntroLine />
        <FeaturedRow />
      </PromptList>
      <PromptDialogs />
    </>
  )
}

const STEPS = [
  ['Find', 'a prompt'],
  ['Fill in', 'the blanks'],
  ['Paste', 'it into your AI tool'],
] as const

const INTRO = 'intro'
/** Before the page was opened. It stays until the page is closed, so that nothing moves. */
const wasShown = readStored('device', INTRO) !== undefined

/** The line that says how the library works, for visitors, in their first visit on this device. */
function IntroLine() {
  const isMember = useMember() !== null
  const [params] = useListParams()
  const isPrerendered = useIsPrerendered()
  const isShown = !isMember && (isPrerendered || !wasShown) && isListStart(params)
  useEffect(() => {
    // From then on, public/before-first-paint.js hides it before the app runs.
    if (isShown && !isPrerendered) writeStored('device', INTRO, 'shown')
  }, [isShown, isPrerendered])
  if (!isShown) return null
  return (
    <aside
      aria-label="How it works"
      className="mb-2.5 rounded-lg bg-brand-tint px-3 py-1.5 text-sm text-brand-ink in-data-[intro=shown]:hidden print:hidden"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {STEPS.map(([verb, rest], index) => (
          <Fragment key={verb}>
            {index > 0 && (
              <li aria-hidden className="opacity-60">
                →
              </li>
            )}
            <li>
              <strong className="font-semibold">{verb}</strong> {rest}
            </li>
          </Fragment>
        ))}
      </ol>
    </aside>
  )
}

/** The look of what is beside the number of prompts. */
const ASIDE =
  '-mx-2 flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-medium text-brand-ink hover:bg-brand-tint'

const loadMenu = async () => (await import('./recent-prompts.tsx')).RecentPrompts

/** The links to Saved and Recently used above the list. Visitors have those only if they chose “Remember on this device”. */
function OwnLinks() {
  const member = useMember()
  const isPrerendered = useIsPrerendered()
  // Shown once the address changes: in the second after copying, nothing appears.
  useLocation()
  return (
    <>
      {member && (
        <Link to={SAVED_PATH} className={ASIDE}>
          Saved
        </Link>
      )}
      {!isPrerendered && readUses(member?.id ?? null).length > 0 && <RecentlyUsed />}
    </>
  )
}

function RecentlyUsed() {
  const [Menu, open] = useLoadOnClick(loadMenu)
  const button = (
    <button type="button" aria-haspopup="menu" onClick={Menu ? undefined : open} className={ASIDE}>
      Recently used
    </button>
  )
  return Menu ? <Menu trigger={button} /> : button
}
