import { groupedCount } from '@prompt-library/domain/text/count-of'
import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '../../shared/ui/class-names.ts'
import { Fold } from '../../shared/ui/fold.tsx'
import { LoadedPart } from '../../shared/ui/load-failure.tsx'
import { Skeleton } from '../../shared/ui/skeleton.tsx'

interface ChartFrameProps {
  title: string
  /** What it shows. For screen readers, the data follow. */
  summary: string
  /** Of the table with the same data. */
  columns: readonly string[]
  /** Undefined while they load. */
  rows: readonly ChartRow[] | undefined
  /** The message to show instead of the chart if there's no data. */
  empty: string | false | undefined
  children: ReactNode
}

/** A label, and a figure for each other column. */
type ChartRow = readonly [label: string, ...figures: string[]]

/** A part of the dashboard. The hint says what its counts are about. */
export function Panel({ title, hint, children }: { title: string; hint?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="mb-4 text-lg leading-snug font-semibold text-balance">
          {title}
        </h2>
        {hint && <p className="text-sm text-ink-soft">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

/** A chart with its title and its data as a table. */
export function ChartFrame({ title, summary, columns, rows, empty, children }: ChartFrameProps) {
  const loading = <Skeleton className="h-100" />
  if (!rows) return <Panel title={title}>{loading}</Panel>
  return (
    <Panel title={title}>
      {empty ? (
        <div className="flex flex-col items-center gap-3 py-8 text-center">
          <ChartNoAxesColumn aria-hidden className="size-10 text-brand-ink" strokeWidth={1.5} />
          <p className="text-lg font-medium">{empty}</p>
        </div>
      ) : (
        <>
          {/* The chart resizes a moment after the window. Until then, it would overflow. */}
          <div className="mb-4 h-100">
            <LoadedPart fallback={loading}>
              <div role="img" aria-label={`${summary}: ${textOf(rows)}`} className="h-full overflow-clip">
                {children}
              </div>
            </LoadedPart>
          </div>
          <Fold summary="View as table">
            <table className="w-full text-left">
              <thead>
                <tr className="border-b border-line text-sm text-ink-soft">
                  {columns.map((column, index) => (
                    <th
                      key={column}
                      scope="col"
                      className={classNames('py-1.5 font-medium', index > 0 && 'pl-4 text-right')}
                    >
                      {column}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([first, ...rest]) => (
                  <tr key={first} className="border-b border-line last:border-0">
                    <th scope="row" className="py-1.5 font-normal">
                      {first}
                    </th>
                    {rest.map((value, index) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                      <td key={index} className="py-1.5 pl-4 text-right tabular-nums">
                        {value}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </Fold>
        </>
      )}
    </Panel>
  )
}

export interface Point {
  label: string
  count: number
}

/** For the table behind a chart. */
export function rowsOf(points: readonly Point[] | undefined): ChartRow[] | undefined {
  return points?.map(({ label, count }) => [label, groupedCount(count)])
}

function textOf(rows: readonly ChartRow[]): string {
  return rows.map(([label, ...figures]) => `${label} ${figures.join(' for ')}`).join(', ')
}
