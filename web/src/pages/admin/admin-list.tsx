import type { ExportName } from '@prompt-library/contract/admin'
import { ADMIN_PAGE_SIZE } from '@prompt-library/domain/limits'
import { groupedCount } from '@prompt-library/domain/text/count-of'
import type { UseQueryResult } from '@tanstack/react-query'
import { Download, SearchX } from 'lucide-react'
import { useRef } from 'react'
import { useExport } from '../../features/export/use-export.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { type Column, DataTable, DataTableSkeleton } from '../../shared/ui/data-table.tsx'
import { focusMain } from '../../shared/ui/focus-main.ts'
import { Select } from '../../shared/ui/input.tsx'
import { Menu, MenuItem } from '../../shared/ui/menu.tsx'
import { EmptyState } from '../../shared/ui/message.tsx'
import { MoreButton } from '../../shared/ui/more-button.tsx'
import { PagedQuery } from '../../shared/ui/paged-query.tsx'
import { SearchBox } from '../../shared/ui/search-box.tsx'
import type { AdminPage } from './api.ts'
import { ExportButton } from './export-button.tsx'

interface Params {
  q: string
  page: number
  sort?: string
  [choice: string]: string | number | undefined
}

interface AdminListProps<Row extends { id: number }> {
  label: string
  /** What a row is, singular and plural: 'user', 'users'. */
  nouns: readonly [string, string]
  /** Missing if the list can't be searched. */
  searchPlaceholder?: string
  params: Params
  onChange(changes: Partial<Params>, options?: { replace?: boolean }): void
  /** Shown next to the search box. Those with a choice '' are filters. */
  selects?: ListSelectsProps['selects']
  exportName?: ExportName
  query: UseQueryResult<AdminPage<Row>>
  columns: readonly Column<Row>[]
  isDimmed?: (row: Row) => boolean
  pageSize?: number
  /** What appears here, for a list that's empty without a search or filter. */
  emptyHint?: string
}

/** The searchable, paged table of the console. */
export function AdminList<Row extends { id: number }>({
  label,
  nouns,
  searchPlaceholder,
  params,
  onChange,
  selects = {},
  exportName,
  query,
  columns,
  isDimmed,
  pageSize = ADMIN_PAGE_SIZE,
  emptyHint,
}: AdminListProps<Row>) {
  const filters = Object.keys(selects).filter((name) => '' in (selects[name]?.names ?? {}))
  const isFiltered = filters.some((name) => params[name] !== '')
  const clear = isFiltered ? Object.fromEntries(filters.map((name) => [name, ''])) : { q: '' }
  const { data, isPending } = query
  const isSearched = isFiltered || params.q.trim() !== ''
  return (
    <>
      {searchPlaceholder && (isSearched || data?.total !== 0) && (
        <search className="mb-4 flex flex-wrap gap-2">
          <div className="flex min-w-0 flex-1 basis-full xl:basis-64">
            <SearchBox
              label={`Search ${nouns[1]}`}
              placeholder={searchPlaceholder}
              value={params.q}
              onChange={(q) => onChange({ q }, { replace: true })}
            />
          </div>
          {exportName && (
            <div className="flex min-w-0 flex-wrap gap-2 max-md:basis-full">
              <ListSelects selects={selects} params={params} onChange={onChange} />
              <ExportButton what={exportName} />
              {exportName === 'prompts' && <PublicExport />}
            </div>
          )}
        </search>
      )}
      <p role="status" className={data?.total === 0 ? 'sr-only' : 'mb-3 text-sm text-ink-soft'}>
        {isPending && 'Loading...'}
        {data && countLabel(data.total, nouns)}
      </p>
      <PagedQuery
        query={query}
        failed={`We couldn’t load the ${nouns[1]}.`}
        loading={<DataTableSkeleton />}
        page={params.page}
        pageSize={pageSize}
        onPage={(page, options) => onChange({ page }, options)}
      >
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState icon={SearchX} title={`No ${nouns[1]} found.`}>
              {isSearched ? (
                <Button
                  look="secondary"
                  onClick={() => {
                    onChange(clear)
                    focusMain()
                  }}
                >
                  {isFiltered ? 'Clear filters' : `Show all ${nouns[1]}`}
                </Button>
              ) : (
                emptyHint
              )}
            </EmptyState>
          ) : (
            <DataTable
              label={label}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              {...(isDimmed && { isDimmed })}
              sort={params['sort']}
              onSort={(sort) => onChange({ sort })}
            />
          )
        }
      </PagedQuery>
    </>
  )
}

function countLabel(total: number, [singular, plural]: readonly [string, string]): string {
  return `${groupedCount(total)} ${total === 1 ? singular : plural}`
}

/**
 * A select for each choice of a list: how it's sorted, and its filters. `names` has the name of each choice, in order. An order
 * that starts with a minus is chosen with the table's header, and listed only while it's chosen.
 */
export type Selects<Choices> = Record<
  keyof Choices,
  { label: string; names: Readonly<Record<string, string>> }
>

interface ListSelectsProps {
  selects: Selects<Record<string, unknown>>
  params: Readonly<Record<string, string | number | undefined>>
  onChange: (changes: Record<string, string>) => void
}

function ListSelects({ selects, params, onChange }: ListSelectsProps) {
  return Object.entries(selects).map(([name, { label, names }]) => (
    <Select
      key={name}
      aria-label={label}
      value={params[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      className="grow basis-32 md:w-auto md:grow-0 md:basis-auto"
    >
      {Object.entries(names)
        .filter(([choice]) => !choice.startsWith('-') || choice === params[name])
        .map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
    </Select>
  ))
}

/** The formats for other tools. The button beside it is for statistics. */
function PublicExport() {
  const button = useRef<HTMLButtonElement>(null)
  const [exportPrompts, exporting] = useExport({ of: 'public' }, button)
  return (
    <>
      <Menu trigger={<MoreButton ref={button} aria-label="More options" title="More options" />}>
        <MenuItem icon={Download} onClick={exportPrompts} label="Export public prompts…" />
      </Menu>
      {exporting}
    </>
  )
}
