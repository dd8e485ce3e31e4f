import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { countPages } from '@prompt-library/domain/paging'
import { countFound } from '@prompt-library/domain/text/count-of'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { promptsPageQuery } from '../../entities/prompt/api.ts'
import { hasFilters, useListParams } from '../../entities/prompt/list-params.ts'
import { useOpenPrompt } from '../../entities/prompt/open-prompt.ts'
import type { Prompt } from '../../entities/prompt/prompt.ts'
import type { PromptSource } from '../../shared/lib/query-keys.ts'
import { lazyPart, OptionalPart } from '../../shared/ui/lazy-part.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { PagedQuery } from '../../shared/ui/paged-query.tsx'
import { Correction } from './correction.tsx'
import { CONTROLS_FROM, ListControls } from './list-controls.tsx'
import { PromptCard, PromptCardSkeleton } from './prompt-card.tsx'

const NothingFound = lazyPart(async () => (await import('./nothing-found.tsx')).NothingFound)
const BuildInstead = lazyPart(async () => (await import('./nothing-found.tsx')).BuildInstead)
const EndOfSearch = lazyPart(async () => (await import('./nothing-found.tsx')).EndOfSearch)

const GRID = 'grid gap-6 grid-fill-72'

interface PromptListProps {
  source: PromptSource
  words: { loading: string; failed: string }
  /** Shown instead of everything else when the list is empty without a search or filters. */
  empty?: ReactNode
  /** Shows the pager even if there is only one page. */
  alwaysPaged?: boolean
  /** Between the search box and the filters. */
  children?: ReactNode
}

/** A list of prompts with search, filters, sort, and paging, all of it kept in the URL. Says how many were found. */
export function PromptList({ source, words, empty, alwaysPaged = false, children }: PromptListProps) {
  const [params, change] = useListParams()
  const query = useQuery(promptsPageQuery(source, params))
  const { data, isPending, isPlaceholderData } = query

  // Leaving a page that no longer exists waits until the dialog has closed: both navigate from the same URL, so one
  // would undo the other.
  const covered = useOpenPrompt() !== undefined

  // Without a search or filters. There is nothing to look for then.
  const isNarrowed = params.q.trim() !== '' || hasFilters(params)
  const isEmpty = data?.total === 0 && !isNarrowed
  // The user's own lists are small at first, and then seen at a glance.
  const isSmall = source !== 'library' && !isNarrowed && (!data || data.total < CONTROLS_FROM)
  const pageCount = countPages(data?.total ?? 0, PAGE_SIZE)
  return (
    <>
      {!isSmall && (
        <ListControls
          params={params}
          onChange={change}
          isQuestion={source === 'library'}
          // One line both while loading and after, so that the cards don't shift.
          count={isPending ? words.loading : data && data.total > 0 && countFound(data, 'prompt')}
        >
          {children}
        </ListControls>
      )}
      {isSmall && isPending && (
        <p aria-hidden className="mb-3 text-sm text-ink-soft">
          {words.loading}
        </p>
      )}
      <p role="status" className="sr-only">
        {isPending && words.loading}
        {data && !isPlaceholderData && (
          <>
            {data.didYouMean && <span>Showing results for {data.didYouMean}. </span>}
            {data.suggestion && <span>Did you mean {data.suggestion}? </span>}
            <span>
              {countFound(data, 'prompt')}
              {data.total > 0 && `, page ${params.page} of ${pageCount}`}
            </span>
            {partialIn(data.prompts) > 0 && <span>, {partialIn(data.prompts)} of them in part</span>}
          </>
        )}
      </p>
      {data && (data.didYouMean || data.suggestion) && <Correction page={data} typed={params.q.trim()} />}
      <PagedQuery
        query={query}
        failed={words.failed}
        loading={<LoadingCards />}
        page={params.page}
        pageSize={PAGE_SIZE}
        alwaysPaged={alwaysPaged}
        isCovered={covered}
        onPage={(page, options) => change({ page }, options)}
      >
        {({ prompts, more }) => (
          <>
            {prompts.length > 0 && <Cards prompts={prompts} />}
            {prompts.length === 0 && (isEmpty && empty ? empty : <NoMatches source={source} />)}
            {partialIn(prompts) > 0 && (
              <OptionalPart>
                <BuildInstead />
              </OptionalPart>
            )}
            {more && params.page >= pageCount && (
              <OptionalPart>
                <EndOfSearch />
              </OptionalPart>
            )}
          </>
        )}
      </PagedQuery>
    </>
  )
}

/** Loaded on demand: the suggestions import builder code that lists don't need. */
function NoMatches({ source }: Pick<PromptListProps, 'source'>) {
  return (
    <OptionalPart fallback={<EmptyState icon={SearchX} title="No prompts found." />}>
      <NothingFound inLibrary={source === 'library'} />
    </OptionalPart>
  )
}

function partialIn(prompts: readonly Prompt[]): number {
  return prompts.filter(({ match }) => match === 'partial').length
}

const Cards = memo(function Cards({ prompts }: { prompts: readonly Prompt[] }) {
  return (
    <ul className={GRID}>
      {prompts.map((prompt) => (
        // Truncates a long name; by default, it would widen the column.
        <li key={prompt.id} className="min-w-0">
          <PromptCard prompt={prompt} />
        </li>
      ))}
    </ul>
  )
})

function LoadingCards() {
  return (
    <div className={GRID}>
      {Array.from({ length: PAGE_SIZE }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
        <PromptCardSkeleton key={index} />
      ))}
    </div>
  )
}
