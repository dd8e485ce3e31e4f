// biome-ignore-all lint/a11y/noRedundantRoles: a browser may forget that what is laid out otherwise is a table
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** A text that may be long; everything else keeps to one line. */
  long?: boolean
  /** Numbers stand at the end, so that their digits are in line. */
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

/** A table; on a phone each row is a card with the column's name beside each value. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  rowClass,
  busy = false,
}: DataTableProps<Row>) {
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={busy}
      className={classNames(
        'w-full text-left transition-opacity duration-150 max-md:block',
        'md:rounded-xl md:border md:border-line md:bg-surface',
        busy && 'opacity-50',
      )}
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line text-sm text-ink-soft">
          {columns.map(({ header, numeric }) => (
            <th
              key={header}
              role="columnheader"
              scope="col"
              className={classNames('px-4 py-3 font-medium whitespace-nowrap', numeric && 'md:text-right')}
            >
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:flex max-md:flex-col max-md:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className={classNames(
              'border-line max-md:block max-md:rounded-xl max-md:border max-md:bg-surface max-md:px-4 max-md:py-3 md:border-b md:last:border-0',
              rowClass?.(row),
            )}
          >
            {columns.map(({ header, cell, numeric, long }) => (
              <td
                key={header}
                role="cell"
                data-label={header}
                className={classNames(
                  'md:px-4 md:py-3',
                  'max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:py-1 max-md:text-right',
                  'max-md:before:shrink-0 max-md:before:text-sm max-md:before:text-ink-soft max-md:before:content-[attr(data-label)]',
                  numeric && 'tabular-nums md:text-right',
                  !long && 'md:whitespace-nowrap',
                )}
              >
                <div className="min-w-0">{cell(row)}</div>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
