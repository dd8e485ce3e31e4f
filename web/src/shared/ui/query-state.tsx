import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { ErrorState, StaleNotice } from './message.tsx'

export interface QueryStateProps<Data> {
  /** The result of `useQuery`. */
  query: {
    data: Data | undefined
    isError: boolean
    error: unknown
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  /** “We couldn’t load your notifications.” */
  failed: string
  /** Until there is an answer. */
  loading: ReactNode
  /** `busy` while the previous page is still shown because this one is loading. */
  children: (data: Data, busy: boolean) => ReactNode
}

/** What a query shows: that it's loading, why it failed, or its data, and that they may be out of date. */
export function QueryState<Data>(props: QueryStateProps<Data>) {
  const { query, failed, loading, children } = props
  const { data, isError, error, isPlaceholderData, refetch } = query
  if (data === undefined)
    return isError ? <ErrorState title={failed} error={error} onRetry={refetch} /> : loading
  return (
    <>
      {isError && <StaleNotice onRetry={refetch} />}
      <div
        aria-busy={isPlaceholderData}
        className={classNames('transition-opacity duration-150', isPlaceholderData && 'opacity-50')}
      >
        {children(data, isPlaceholderData)}
      </div>
    </>
  )
}
