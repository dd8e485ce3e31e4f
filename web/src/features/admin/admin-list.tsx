import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import type { UseQueryResult } from '@tanstack/react-query'
import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../lib/api-client.ts'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { focusMain } from '../../ui/focus-main.ts'
import { EmptyState, ErrorState, StaleNotice } from '../../ui/message.tsx'
import { Paged } from '../../ui/paged.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { AdminPage } from './api.ts'

interface AdminListProps<Row extends { id: number }> {
  label: string
  /** What a row is, singular and plural: 'user', 'users'. */
  nouns: readonly [string, string]
  searchPlaceholder: string
  params: { q: string; page: number }
  onChange: (changes: { q?: string; page?: number }, options?: { replace?: boolean }) => void
  /** Shown next to the search box, such as a sort select. */
  controls?: ReactNode
  query: UseQueryResult<AdminPage<Row>>
  columns: readonly Column<Row>[]
  rowClass?: (row: Row) => string | undefined
}

/** The searchable, paged table used by three tabs of the console. */
export function AdminList<Row extends { id: number }>({
  label,
  nouns,
  searchPlaceholder,
  params,
  onChange,
  controls,
  query,
  columns,
  rowClass,
}: AdminListProps<Row>) {
  const { data, isPending, isError, error, isPlaceholderData, refetch } = query
  return (
    <>
      <search className="mb-4 flex flex-col gap-3 md:flex-row md:items-center">
        <SearchBox
          label={`Search ${nouns[1]}`}
          placeholder={searchPlaceholder}
          value={params.q}
          onChange={(q) => onChange({ q }, { replace: true })}
        />
        {controls}
      </search>
      <p role="status" className="mb-3 text-sm text-ink-soft">
        {isPending && 'Loading...'}
        {data && countLabel(data.total, nouns)}
      </p>
      {isPending && <LoadingRows />}
      {isError && data && <StaleNotice onRetry={refetch} />}
      {isError && !data && (
        <ErrorState
          title={`We couldn’t load the ${nouns[1]}.`}
          detail={sentenceFor(error, '')}
          onRetry={refetch}
        />
      )}
      {data && (
        <Paged
          page={params.page}
          pageSize={ADMIN_PAGE_SIZE}
          total={data.total}
          settled={!isPlaceholderData}
          onPage={(page, options) => onChange({ page }, options)}
        >
          {data.rows.length === 0 ? (
            <EmptyState icon={SearchX} title={`No ${nouns[1]} found.`}>
              {params.q.trim() !== '' && (
                <Button
                  look="secondary"
                  onClick={() => {
                    onChange({ q: '' })
                    focusMain()
                  }}
                >
                  Show all {nouns[1]}
                </Button>
              )}
            </EmptyState>
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
        </Paged>
      )}
    </>
  )
}

function countLabel(total: number, [singular, plural]: readonly [string, string]): string {
  return `${total.toLocaleString('en-US')} ${total === 1 ? singular : plural}`
}

function LoadingRows() {
  return (
    <div className="flex flex-col gap-2">
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <Skeleton key={index} className="h-12" />
      ))}
    </div>
  )
}
