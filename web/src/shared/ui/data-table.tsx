// biome-ignore-all lint/a11y/noRedundantRoles: browsers drop table semantics when CSS changes the display
// Tables with sortable columns, which become cards on a phone.
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Skeletons } from './skeleton.tsx'

export interface Column<Row> {
  header: string
  cell: (row: Row) => ReactNode
  /** Can wrap. Other columns stay on one line. */
  long?: boolean
  /** Right-aligned. */
  numeric?: boolean
  /**
   * The place in a card, where the first column is the title. Only `wide` and `half`, the default, have a label. `corner`
   * and `footer` are for buttons.
   */
  card?: 'subtitle' | 'wide' | 'half' | 'corner' | 'footer'
  /** The orders that its header offers: the first at once, the second if the table is already sorted by the first. */
  orders?: readonly [Order, Order]
}

interface Order {
  sort: string
  direction: 'ascending' | 'descending'
}

const LABELED =
  'max-lg:before:block max-lg:before:text-xs max-lg:before:text-ink-soft max-lg:before:content-[attr(data-label)]'

/** What a value looks like in a card. */
const PLACES = {
  title: 'max-lg:col-span-full',
  subtitle: 'max-lg:col-span-full max-lg:-mt-3 max-lg:text-sm max-lg:text-ink-soft',
  corner: 'max-lg:absolute max-lg:top-3 max-lg:right-3',
  wide: `max-lg:col-span-full ${LABELED}`,
  footer: 'max-lg:col-span-full',
  half: `max-lg:min-w-0 max-lg:text-sm ${LABELED}`,
} satisfies Record<string, string>

interface DataTableProps<Row> {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
  /** Grayed out. */
  isDimmed?: (row: Row) => boolean
  /** How the rows are sorted, if columns have orders. */
  sort?: string | undefined
  onSort?: (sort: string) => void
}

/** A table that turns rows into cards on narrow screens. */
export function DataTable<Row>({
  label,
  columns,
  rows,
  rowKey,
  isDimmed,
  sort,
  onSort,
}: DataTableProps<Row>) {
  const hasCorner = columns.some(({ card }) => card === 'corner')
  return (
    // With very large text, the table can be wider than the window. Then the table scrolls, not the page.
    <div className="lg:overflow-x-auto lg:rounded-xl lg:border lg:border-line lg:bg-surface">
      <table role="table" aria-label={label} className="w-full text-left max-lg:block">
        <thead role="rowgroup" className="max-lg:sr-only">
          <tr role="row" className="border-b border-line text-sm text-ink-soft">
            {columns.map(({ header, numeric, orders }) => (
              <th
                key={header}
                role="columnheader"
                scope="col"
                aria-sort={orders?.find((order) => order.sort === sort)?.direction}
                className={classNames('px-4 py-3 font-medium whitespace-nowrap', numeric && 'lg:text-right')}
              >
                {orders && onSort ? (
                  <SortButton header={header} orders={orders} sort={sort} onSort={onSort} />
                ) : (
                  header
                )}
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
                'border-line max-lg:relative max-lg:grid max-lg:content-start max-lg:grid-fit-28 max-lg:gap-x-4 max-lg:gap-y-3 max-lg:rounded-xl max-lg:border max-lg:p-4 lg:border-b lg:last:border-0',
                isDimmed?.(row) ? 'bg-sunken text-ink-soft' : 'bg-surface',
              )}
            >
              {columns.map(({ header, cell, numeric, long, card }, index) => (
                <td
                  key={header}
                  role="cell"
                  data-label={header}
                  className={classNames(
                    'lg:px-4 lg:py-3',
                    PLACES[index === 0 ? 'title' : (card ?? 'half')],
                    hasCorner && (index === 0 || card === 'subtitle') && 'max-lg:pr-12',
                    numeric && 'tabular-nums lg:text-right',
                    !long && 'lg:whitespace-nowrap',
                  )}
                >
                  {/* Keeps a very long word from squeezing the other columns. */}
                  <div className={classNames('min-w-0', long && 'lg:max-w-md lg:min-w-40')}>{cell(row)}</div>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface SortButtonProps {
  header: string
  orders: readonly [Order, Order]
  sort: string | undefined
  onSort: (sort: string) => void
}

/** Cards have no headers, so there only screen readers get the name of the column. */
function SortButton({ header, orders: [first, second], sort, onSort }: SortButtonProps) {
  const current = [first, second].find((order) => order.sort === sort)
  const Icon = current ? ICONS[current.direction] : ChevronsUpDown
  return (
    <>
      <button
        type="button"
        onClick={() => onSort((current === first ? second : first).sort)}
        className={classNames(
          '-mx-2 -my-1 inline-flex min-h-8 items-center gap-1 rounded-md px-2 hover:bg-sunken hover:text-ink max-lg:hidden',
          current && 'font-semibold text-ink',
        )}
      >
        {header}
        <Icon aria-hidden className={classNames('size-4 shrink-0', !current && 'opacity-60')} />
      </button>
      <span className="lg:hidden">{header}</span>
    </>
  )
}

const ICONS = { ascending: ArrowUp, descending: ArrowDown }

/** A placeholder for a loading table. */
export function DataTableSkeleton() {
  return (
    <div className="grid gap-3 md:max-lg:grid-cols-2 lg:gap-2 lg:pt-11">
      <Skeletons count={8} className="h-46 rounded-xl lg:h-13" />
    </div>
  )
}
