import { pages } from '@prompt-library/contract/pages'
import { SEARCH_COUNT_MAX } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { featuredQuery } from '../../entities/collection/api.ts'
import { FeaturedCard } from '../../entities/collection/featured-card.tsx'
import { hasFilters, NO_FILTERS, useListLink, useListParams } from '../../entities/prompt/list-params.ts'
import { BuildLink } from '../../features/build/open-in-builder.tsx'
import { buttonClass } from '../../shared/ui/button.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { EmptyState } from '../../shared/ui/message.tsx'

/** Shown when nothing matches the search or filters: offers to clear them, to build a prompt from the search, or, in the library, its featured collections. A library without prompts offers to submit one. */
export function NothingFound({ inLibrary }: { inLibrary: boolean }) {
  const [params] = useListParams()
  const linkTo = useListLink()
  const words = params.q.trim()
  const filtered = hasFilters(params)
  if (words === '' && !filtered)
    return (
      <EmptyState icon={SearchX} title="No prompts found.">
        <Link to={pages.submit.path} className={buttonClass()}>
          {pages.submit.title}
        </Link>
      </EmptyState>
    )
  return (
    <EmptyState icon={SearchX} title="No prompts found.">
      <p>
        {filtered ? 'Try clearing the filters' : 'Try fewer or different words'}
        {words === '' ? '.' : ', or build a new prompt from your search.'}
      </p>
      <div className="mt-4 flex flex-wrap justify-center gap-3">
        <Link
          to={linkTo(filtered ? NO_FILTERS : { q: '', exact: '' })}
          // This link disappears after the click; without this, keyboard focus would be lost.
          onClick={focusMain}
          className={buttonClass('secondary')}
        >
          {filtered ? 'Clear filters' : 'Show all prompts'}
        </Link>
        {words !== '' && (
          <BuildLink task={words} className={buttonClass()}>
            Build a prompt from this search
          </BuildLink>
        )}
      </div>
      {inLibrary && <Collections />}
    </EmptyState>
  )
}

function Collections() {
  const { data: collections = [] } = useQuery(featuredQuery)
  if (collections.length === 0) return null
  return (
    <div className="mt-8">
      <p>Or look in a collection:</p>
      <ul aria-label="Featured collections" className="mt-3 grid gap-3 text-start sm:grid-cols-2">
        {collections.map((collection) => (
          <li key={collection.token} className="flex min-w-0">
            <FeaturedCard collection={collection} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Shown below matches that have only part of the search. */
export function BuildInstead() {
  const [params] = useListParams()
  return (
    <p className="mt-6 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 text-ink-soft">
      Nothing that fits?
      <BuildLink task={params.q.trim()} className={buttonClass('secondary')}>
        Build a prompt from this search
      </BuildLink>
    </p>
  )
}

/** Shown on the last page of a search with more matches than can be listed. */
export function EndOfSearch() {
  return (
    <p className="mt-6 text-center text-ink-soft">
      Only the first {groupedCount(SEARCH_COUNT_MAX)} matches are listed. Add a word to narrow your search.
    </p>
  )
}
