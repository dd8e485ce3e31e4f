import type { Prompt } from '@prompt-library/contract/prompts'
import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { countPages } from '@prompt-library/domain/paging'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { memo, type ReactNode, useDeferredValue } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState, ErrorState, StaleNotice } from '../../ui/message.tsx'
import { Paged } from '../../ui/paged.tsx'
import { promptsPageQuery } from './api.ts'
import { ListControls } from './list-controls.tsx'
import { useListParams } from './list-params.ts'
import { useOpenPrompt } from './open-prompt.ts'
import type { PromptSource } from './prompt-cache.ts'
import { PromptCard, PromptCardSkeleton } from './prompt-card.tsx'

const GRID = 'grid gap-6 grid-fill-72'

interface PromptListProps {
  source: PromptSource
  words: { loading: string; failed: string }
  /** Shown in place of the cards; `filtered` when a search or a category is to blame. */
  empty: (filtered: boolean) => ReactNode
  /** The pager stands there even when there is only one page. */
  alwaysPaged?: boolean
}

/** A list of prompts with its search, filter, sort and pages, all of them in the address. */
export function PromptList({ source, words, empty, alwaysPaged = false }: PromptListProps) {
  const [params, change] = useListParams()
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(
    promptsPageQuery(source, params),
  )

  // A page that is no more is left once nothing lies over the list. Before, the dialog's closing and the list's leaving
  // would both start from the same address, and one of them would undo the other.
  const covered = useOpenPrompt() !== undefined

  // twelve cards are drawn in many small steps, so that no letter typed meanwhile waits for them
  const drawn = useDeferredValue(data)
  const pageCount = countPages(data?.total ?? 0, PAGE_SIZE)
  return (
    <>
      <ListControls params={params} onChange={change} />
      <p role="status" className="sr-only">
        {isPending && words.loading}
        {data && !isPlaceholderData && `${countInWords(data)}, page ${params.page} of ${pageCount}`}
      </p>
      {/* the same line while it loads and after, so that the cards stay where their places were kept */}
      <p aria-hidden className="mb-4 text-ink-soft empty:hidden">
        {isPending && words.loading}
        {data && data.total > 0 && countInWords(data)}
      </p>
      {isError && !data && (
        <ErrorState title={words.failed} detail={sentenceFor(error, '')} onRetry={refetch} />
      )}
      {isError && data && <StaleNotice onRetry={refetch} />}
      {!isError && !drawn && <LoadingCards />}
      {data && drawn && (
        <Paged
          page={params.page}
          pageSize={PAGE_SIZE}
          total={data.total}
          more={data.more}
          rows={data.prompts.length}
          settled={!isPlaceholderData && !covered}
          always={alwaysPaged}
          onPage={(page, options) => change({ page }, options)}
        >
          {drawn.prompts.length > 0 && (
            <Cards prompts={drawn.prompts} busy={isPlaceholderData || drawn !== data} />
          )}
          {drawn.prompts.length === 0 &&
            (data.more ? <PastTheEnd /> : empty(params.q.trim() !== '' || params.category !== 'All'))}
        </Paged>
      )}
    </>
  )
}

function countInWords({ total, more }: { total: number; more: boolean }): string {
  const number = total.toLocaleString('en-US')
  if (more) return `More than ${number} prompts found`
  return `${number} ${total === 1 ? 'prompt' : 'prompts'} found`
}

const Cards = memo(function Cards({ prompts, busy }: { prompts: readonly Prompt[]; busy: boolean }) {
  return (
    <ul
      aria-busy={busy}
      className={classNames(GRID, 'transition-opacity duration-150', busy && 'opacity-50')}
    >
      {prompts.map((prompt) => (
        // a long name must be cut, not widen the column
        <li key={prompt.id} className="min-w-0">
          <PromptCard prompt={prompt} />
        </li>
      ))}
    </ul>
  )
})

/** More matches than are counted leave open which page is the last. */
function PastTheEnd() {
  return (
    <EmptyState icon={SearchX} title="There are no more prompts.">
      <p>Go back a page, or search for something more specific.</p>
    </EmptyState>
  )
}

function LoadingCards() {
  return (
    <div className={GRID}>
      {Array.from({ length: PAGE_SIZE }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <PromptCardSkeleton key={place} />
      ))}
    </div>
  )
}
