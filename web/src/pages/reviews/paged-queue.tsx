import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { useListAddress } from '../../shared/lib/list-address.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { ErrorState, StaleNotice } from '../../shared/ui/message.tsx'
import { Paged } from '../../shared/ui/paged.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

/** The children are its entries. They're busy while the next page is loading. */
interface PagedQueueProps extends Pick<ComponentProps<'ul'>, 'ref' | 'onKeyDown' | 'children'> {
  /** The page that the address names. */
  query: UseQueryResult<{ total: number }>
  pageSize: number
  /** How many there are, in what order. Also announced. */
  status: (total: number) => string
  /** The title if loading fails. */
  failed: string
  empty: ReactNode
  /** Shown above the entries. */
  tools?: ReactNode
}

/** One tab of the Reviews page. */
export function PagedQueue({
  query: { data, isPending, isError, error, isPlaceholderData, refetch },
  pageSize,
  status,
  failed,
  empty,
  tools,
  ...list
}: PagedQueueProps) {
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
          {data.total === 0 ? (
            empty
          ) : (
            <>
              {tools}
              <ul
                {...list}
                aria-busy={isPlaceholderData}
                className={classNames('flex flex-col gap-3', isPlaceholderData && 'opacity-50')}
              />
            </>
          )}
        </Paged>
      )}
    </>
  )
}
