// The library page: a question, the collections that answer it most often, what is used most, and the list.

import { SAVED_PATH } from '@prompt-library/contract/pages'
import { FEATURED_COLLECTIONS_MAX } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useLocation } from 'react-router'
import { featuredQuery } from '../../entities/collection/api.ts'
import { FeaturedCard } from '../../entities/collection/featured-card.tsx'
import { popularQuery } from '../../entities/prompt/api.ts'
import { isListStart, useListParams } from '../../entities/prompt/list-params.ts'
import { openSheet } from '../../features/shortcuts/open-sheet.ts'
import { useIsPrerendered } from '../../shared/lib/prerendered.ts'
import { readUses } from '../../shared/lib/used-prompts.ts'
import { useMember } from '../../shared/session/api.ts'
import { PageTitle } from '../../shared/ui/page-title.tsx'
import { PromptDialogs } from '../../widgets/prompt-dialog/prompt-dialogs.tsx'
import { PromptCard } from '../../widgets/prompt-list/prompt-card.tsx'
import { PromptList } from '../../widgets/prompt-list/prompt-list.tsx'

export function LibraryPage() {
  const [params] = useListParams()
  return (
    <>
      <PageTitle>Browse</PageTitle>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-6">
        <h1 className="text-2xl font-semibold tracking-tight">Discover & Share Prompts</h1>
        <div className="flex items-center gap-4 text-sm">
          <OwnLinks />
        </div>
      </div>
      <PromptList
        source="library"
        alwaysPaged
        words={{ loading: 'Loading prompts...', failed: 'Failed to load prompts.' }}
      >
        {isListStart(params) && <Start />}
      </PromptList>
      <PromptDialogs />
    </>
  )
}

/** What leads into the library, on its first page without a search or filter: collections, and what others use. */
function Start() {
  const isMember = useMember() !== null
  return (
    <>
      {!isMember && (
        <p className="mb-3 text-ink-soft">
          Find a prompt, fill in the blanks, and paste it into your AI tool.
        </p>
      )}
      <Featured />
      <Popular />
      <h2 className={SECTION}>All prompts</h2>
    </>
  )
}

const SECTION = 'mt-6 mb-3 text-xl font-semibold tracking-tight'

/** The featured collections, such as For studying. The server keeps them to four. */
function Featured() {
  const { data, isError } = useQuery(featuredQuery)
  if (isError || data?.length === 0) return null
  return (
    <ul
      aria-label="Featured collections"
      aria-busy={!data}
      className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4 print:hidden"
    >
      {data?.map((collection) => (
        <li key={collection.token} className="flex min-w-0">
          <FeaturedCard collection={collection} />
        </li>
      ))}
      {!data &&
        Array.from({ length: FEATURED_COLLECTIONS_MAX }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
          <li key={index} className="min-h-32 rounded-xl border border-line bg-surface" />
        ))}
    </ul>
  )
}

/** What a newcomer should see. On a phone, it scrolls sideways. */
function Popular() {
  const id = useId()
  const { data } = useQuery(popularQuery)
  if (!data || data.total === 0) return null
  return (
    <section aria-labelledby={id} className="print:hidden">
      <h2 id={id} className={SECTION}>
        {data.by === 'uses' ? 'Most used this month' : 'Recently reviewed'}
      </h2>
      <ul className="scroll-bleed-x grid auto-cols-[85%] grid-flow-col gap-6 sm:grid-flow-row sm:auto-cols-auto sm:grid-fill-72">
        {data.prompts.map((prompt) => (
          <li key={prompt.id} className="min-w-0">
            <PromptCard prompt={prompt} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The look of what is beside the number of prompts. */
const ASIDE =
  '-mx-2 flex min-h-8 items-center gap-1.5 rounded-lg px-2 font-medium text-brand-ink hover:bg-brand-tint'

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
      {!isPrerendered && readUses(member?.id ?? null).length > 0 && (
        // The command menu starts with them.
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => openSheet.set('commands')}
          className={ASIDE}
        >
          Recently used
        </button>
      )}
    </>
  )
}
