import { groupedCount } from '@prompt-library/domain/text/count-of'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { Button } from './button.tsx'

interface PagerProps {
  page: number
  pageCount: number
  /** Whether there's more than the pages show. */
  more?: boolean
  onPage: (page: number) => void
}

export function Pager({ page, pageCount, more = false, onPage }: PagerProps) {
  const first = page <= 1
  const last = page >= pageCount
  // Unlike `disabled`, `unavailable` keeps focus on the button when the last page is reached.
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-x-2 gap-y-3 sm:gap-x-4">
      <Button icon={ChevronLeft} look="secondary" unavailable={first} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <p className="text-ink-soft tabular-nums">
        Page {groupedCount(page)} of {groupedCount(pageCount)}
        {more && '+'}
      </p>
      <Button look="secondary" unavailable={last} onClick={() => onPage(page + 1)}>
        Next
        <ChevronRight aria-hidden className="size-4" />
      </Button>
    </nav>
  )
}
