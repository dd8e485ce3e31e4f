import { PAGE_SIZE } from '@prompt-library/domain/limits'
import { useQuery } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { EmptyState, ErrorState } from '../../ui/message.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Pager } from '../../ui/pager.tsx'
import { promptsPageQuery } from './api.ts'
import { PromptCard, PromptCardSkeleton } from './prompt-card.tsx'

const GRID = 'grid gap-6 sm:grid-cols-2 lg:grid-cols-3'

export function LibraryPage() {
  const [searchParams, setSearchParams] = useSearchParams()
  const page = readPage(searchParams.get('page'))
  const { data, isPending, isError, isPlaceholderData, error, refetch } = useQuery(promptsPageQuery(page))

  const goToPage = (next: number) => {
    setSearchParams(next === 1 ? {} : { page: String(next) })
    window.scrollTo({ top: 0 })
  }

  return (
    <>
      <PageHeading title="Discover & Share Prompts" documentTitle="Browse">
        Prompts that people at the university wrote, tried and shared. Find one that fits your work, or start
        your own.
      </PageHeading>
      {isPending && <LoadingCards />}
      {isError && <ErrorState title="Failed to load prompts." detail={error.message} onRetry={refetch} />}
      {data && (
        <>
          <p role="status" className="sr-only">
            {data.total.toLocaleString('en-US')} {data.total === 1 ? 'prompt' : 'prompts'} found
          </p>
          {data.prompts.length === 0 ? (
            <EmptyState icon={SearchX} title="No prompts found." />
          ) : (
            <ul className={GRID} aria-busy={isPlaceholderData}>
              {data.prompts.map((prompt) => (
                <li key={prompt.id}>
                  <PromptCard prompt={prompt} />
                </li>
              ))}
            </ul>
          )}
          <div className="mt-10">
            <Pager page={page} pageCount={Math.max(1, Math.ceil(data.total / PAGE_SIZE))} onPage={goToPage} />
          </div>
        </>
      )}
    </>
  )
}

function LoadingCards() {
  return (
    <div role="status">
      <span className="sr-only">Loading prompts…</span>
      <div className={GRID}>
        {Array.from({ length: PAGE_SIZE }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
          <PromptCardSkeleton key={place} />
        ))}
      </div>
    </div>
  )
}

/** What a pasted address holds may be anything; what is no page number means the first page. */
function readPage(text: string | null): number {
  const page = Number(text)
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
