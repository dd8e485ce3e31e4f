import { countPages } from '@prompt-library/domain/paging'
import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { Pager } from './pager.tsx'
import { QueryState, type QueryStateProps } from './query-state.tsx'

interface PagedQueryProps<Data>
  extends QueryStateProps<Data>,
    Pick<ComponentProps<typeof Paged>, 'page' | 'pageSize' | 'onPage'> {
  /** Shows the pager even if there's only one page, unless that is empty. */
  alwaysPaged?: boolean
  /** A dialog over the list has the address: leaving a page that no longer exists waits until it has closed. */
  isCovered?: boolean
}

/** A list with pages: loading, failed, out of date, or its rows and the pager. */
export function PagedQuery<Data extends { total: number; more?: boolean }>(props: PagedQueryProps<Data>) {
  const { page, pageSize, onPage, alwaysPaged = false, isCovered = false, children, ...state } = props
  return (
    <QueryState {...state}>
      {(data, busy) => (
        <Paged
          page={page}
          pageSize={pageSize}
          total={data.total}
          more={data.more ?? false}
          settled={!busy && !isCovered}
          always={alwaysPaged}
          onPage={onPage}
        >
          {children(data, busy)}
        </Paged>
      )}
    </QueryState>
  )
}

interface PagedProps {
  page: number
  pageSize: number
  total: number
  /** Whether there's more than `total`. */
  more?: boolean
  /** False while the previous page is still shown because this one is loading. */
  settled: boolean
  /** Shows the pager even if there's only one page, unless that is empty. */
  always?: boolean
  onPage: (page: number, options?: { replace: boolean }) => void
  children: ReactNode
}

/** One page of a list with a pager. A page past the end goes to the last one. */
export function Paged({
  page,
  pageSize,
  total,
  more = false,
  settled,
  always = false,
  onPage,
  children,
}: PagedProps) {
  const results = useRef<HTMLDivElement>(null)
  const pageCount = countPages(total, pageSize)
  const isBeyondEnd = settled && page > pageCount
  // An old link may point past the end, or the page's last row was deleted. Go to the last page.
  useEffect(() => {
    if (isBeyondEnd) onPage(pageCount, { replace: true })
  })
  const goToPage = (next: number) => {
    onPage(next)
    // Move scroll position and keyboard focus to the start of the new page.
    results.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <div ref={results} tabIndex={-1} className="outline-none">
      {children}
      {((always && total > 0) || pageCount > 1 || page > 1) && (
        <div className="mt-8">
          <Pager page={page} pageCount={pageCount} more={more} onPage={goToPage} />
        </div>
      )}
    </div>
  )
}
