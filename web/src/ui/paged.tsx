import { countPages } from '@prompt-library/domain/paging'
import { type ReactNode, useEffect, useRef } from 'react'
import { Pager } from './pager.tsx'

interface PagedProps {
  page: number
  pageSize: number
  total: number
  /** What is shown is of this page, not of the one before while this one loads. */
  settled: boolean
  /** The pager stands there even when there is only one page. */
  always?: boolean
  onPage: (page: number, options?: { replace: boolean }) => void
  children: ReactNode
}

/** One page of a list, with the way to the others. */
export function Paged({ page, pageSize, total, settled, always = false, onPage, children }: PagedProps) {
  const results = useRef<HTMLDivElement>(null)
  const pageCount = countPages(total, pageSize)
  const beyond = settled && page > pageCount
  // an old link may ask for a page that is no more, or the last row of one went: the last page is meant
  useEffect(() => {
    if (beyond) onPage(pageCount, { replace: true })
  })
  const goToPage = (next: number) => {
    onPage(next)
    // the new page begins at the top, for the eye and for the keyboard
    results.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <div ref={results} tabIndex={-1} className="outline-none">
      {children}
      {(always || pageCount > 1 || page > 1) && (
        <div className="mt-8">
          <Pager page={page} pageCount={pageCount} onPage={goToPage} />
        </div>
      )}
    </div>
  )
}
