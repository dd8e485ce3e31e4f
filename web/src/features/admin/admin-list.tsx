import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { EmptyState, ErrorState } from '../../ui/message.tsx'
import { Pager } from '../../ui/pager.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AdminPage } from './api.ts'

interface AdminListProps<Row extends { id: number }> {
  label: string
  /** What the rows are, one and several: 'person', 'people'. */
  things: readonly [string, string]
  searchPlaceholder: string
  params: { q: string; page: number }
  onChange: (changes: { q?: string; page?: number }, options?: { replace?: boolean }) => void
  /** Beside the search box: a sort, an export. */
  controls?: ReactNode
  query: UseQueryResult<AdminPage<Row>>
  columns: readonly Column<Row>[]
  rowClass?: (row: Row) => string | undefined
}

/** A searched, sorted and paged table, as three tabs of the console have it. */
export function AdminList<Row extends { id: number }>({
  label,
  things,
  searchPlaceholder,
  params,
  onChange,
  controls,
  query,
  columns,
  rowClass,
}: AdminListProps<Row>) {
  const { data, isPending, isError, error, isPlaceholderData, refetch } = query
  const results = useRef<HTMLDivElement>(null)
  const pageCount = Math.max(1, Math.ceil((data?.total ?? 0) / ADMIN_PAGE_SIZE))
  const beyond = data && !isPlaceholderData && params.page > pageCount
  // an old link may ask for a page that is no more, or the last row of one went: the last page is meant
  useEffect(() => {
    if (beyond) onChange({ page: pageCount }, { replace: true })
  })
  const goToPage = (page: number) => {
    onChange({ page })
    results.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }
  return (
    <>
      <search className="mb-4 flex flex-col gap-3 md:flex-row md:items-center">
        <SearchBox
          label={`Search the ${things[1]}`}
          placeholder={searchPlaceholder}
          value={params.q}
          onChange={(q) => onChange({ q }, { replace: true })}
        />
        {controls}
      </search>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {isPending && 'Loading...'}
        {data && countInWords(data.total, things)}
      </p>
      {isPending && <LoadingRows />}
      {isError && (
        <ErrorState
          title={`Failed to load the ${things[1]}.`}
          detail={sentenceFor(error, '')}
          onRetry={refetch}
        />
      )}
      {data && (
        <div ref={results} tabIndex={-1} className="outline-none">
          {data.rows.length === 0 ? (
            <EmptyState icon={SearchX} title={`No ${things[1]} found.`} />
          ) : (
            <DataTable
              label={label}
              columns={columns}
              rows={data.rows}
              rowKey={({ id }) => id}
              {...(rowClass && { rowClass })}
              busy={isPlaceholderData}
            />
          )}
          {pageCount > 1 && (
            <div className="mt-6">
              <Pager page={params.page} pageCount={pageCount} onPage={goToPage} />
            </div>
          )}
        </div>
      )}
    </>
  )
}

function countInWords(total: number, [one, several]: readonly [string, string]): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? one : several}`
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: 8 }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the places never change
        <Skeleton key={place} className="h-12" />
      ))}
    </div>
  )
}
