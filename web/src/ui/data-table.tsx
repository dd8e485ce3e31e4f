// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop table semantics when CSS changes the display
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Can wrap. Other columns stay on one line. */
  long?: boolean
  /** Right-aligned. */
  numeric?: boolean
}

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  rowClass?: (row: Row) => string | undefined
  busy?: boolean
}

/** A table that turns rows into cards with labeled values on narrow screens. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowClass,
  busy = false,
}: DataTableProps<Row>) {
  return (
    // With very large text, the table can be wider than the window. Then the table scrolls, not the page.
    <div className="lg:overflow-x-auto lg:rounded-xl lg:border lg:border-line lg:bg-surface">
      <table
        role="table"
        aria-label={label}
        aria-busy={busy}
        className={classNames(
          'w-full text-left transition-opacity duration-150 max-lg:block',
          busy && 'opacity-50',
        )}
      >
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row" className="border-b border-line text-sm text-ink-soft">
            {columns.map(({ header, numeric }) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                className={classNames('px-4 py-3 font-medium whitespace-nowrap', numeric && 'lg:text-right')}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          role="rowgroup"
          className="max-lg:grid max-lg:grid-cols-[minmax(0,1fr)] max-lg:gap-3 md:max-lg:grid-cols-2"
        >
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              role="row"
              className={classNames(
                'border-line max-lg:block max-lg:rounded-xl max-lg:border max-lg:bg-surface max-lg:px-4 max-lg:py-3 lg:border-b lg:last:border-0',
                rowClass?.(row),
              )}
            >
              {columns.map(({ header, cell, numeric, long }) => (
                <td
                  key={header}
                  role="cell"
                  data-label={header}
                  className={classNames(
                    'lg:px-4 lg:py-3',
                    'max-lg:flex max-lg:flex-wrap max-lg:items-baseline max-lg:justify-between max-lg:gap-x-4 max-lg:py-1 max-lg:text-right',
                    'max-lg:before:shrink-0 max-lg:before:text-sm max-lg:before:text-ink-soft max-lg:before:content-[attr(data-label)]',
                    numeric && 'tabular-nums lg:text-right',
                    !long && 'lg:whitespace-nowrap',
                  )}
                >
                  {/* Keeps a very long word from squeezing the other columns. */}
                  <div className={classNames('min-w-0 max-lg:ml-auto', long && 'lg:max-w-md lg:min-w-40')}>
                    {cell(row)}
                  </div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
