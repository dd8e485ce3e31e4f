import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { ErrorState, StaleNotice } from '../../shared/ui/message.tsx'
import { Paged } from '../../shared/ui/paged.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

interface PagedQueueProps<Page extends { total: number }> {
  /** The page that the address names. */
  query: UseQueryResult<Page>
  pageSize: number
  /** How many there are, in what order. Also announced. */
  status: (total: number) => string
  /** The title if loading fails. */
  failed: string
  empty: ReactNode
  /** Its rows. They're busy while the next page is loading. */
  children: (page: Page, busy: boolean) => ReactNode
}

/** One tab of the Reviews page. */
export function PagedQueue<Page extends { total: number }>({
  query: { data, isPending, isError, error, isPlaceholderData, refetch },
  pageSize,
  status,
  failed,
  empty,
  children,
}: PagedQueueProps<Page>) {
  const [{ page }, change] = useListAddress({})
  return (
    <>
      <p role="status" className={data?.total === 0 ? 'sr-only' : 'mb-4 text-ink-soft'}>
        {isPending && 'Loading...'}
        {data && (data.total === 0 ? 'Nothing here' : status(data.total))}
      </p>
      {isPending && [1, 2, 3].map((number) => <Skeleton key={number} className="mb-3 h-28 rounded-xl" />)}
      {isError && data && <StaleNotice onRetry={refetch} />}
      {isError && !data && <ErrorState title={failed} error={error} onRetry={refetch} />}
      {data && (
        <Paged
          page={page}
          pageSize={pageSize}
          total={data.total}
          settled={!isPlaceholderData}
          onPage={(next, options) => change({ page: next }, options)}
        >
          {data.total === 0 ? empty : children(data, isPlaceholderData)}
        </Paged>
      )}
    </>
  )
}
