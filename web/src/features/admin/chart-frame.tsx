import { ChartNoAxesColumn } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Skeleton } from '../../ui/skeleton.tsx'

interface ChartFrameProps {
  title: string
  /** What the chart shows, in a sentence for whoever can't see it. */
  summary: string
  /** The same figures as text, by column and row. */
  columns: readonly string[]
  rows: readonly (readonly string[])[]
  /** What to say in the chart's place where there is nothing to draw. */
  nothing: string | false
  children: ReactNode
}

/** A chart with its title, and the figures behind it as a table. */
export function ChartFrame({ title, summary, columns, rows, nothing, children }: ChartFrameProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-xl border border-line bg-surface p-5">
      <h2 id={id} className="mb-4 text-lg font-semibold">
        {title}
      </h2>
      {nothing ? (
        <div className="flex h-100 flex-col items-center justify-center gap-3 text-center">
          <ChartNoAxesColumn aria-hidden className="size-10 text-brand-ink" strokeWidth={1.5} />
          <p className="text-lg font-medium">{nothing}</p>
        </div>
      ) : (
        // a chart follows its window a moment later, and is as wide as before until then
        <div role="img" aria-label={summary} className="h-100 overflow-clip">
          {children}
        </div>
      )}
      <details className="mt-4">
        <summary className="cursor-pointer rounded-md text-brand-ink underline-offset-4 hover:underline">
          The figures as a table
        </summary>
        <table className="mt-3 w-full text-left">
          <thead>
            <tr className="border-b border-line text-sm text-ink-soft">
              {columns.map((column) => (
                <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...rest]) => (
              <tr key={first} className="border-b border-line last:border-0">
                <th scope="row" className="py-1.5 pr-4 font-normal">
                  {first}
                </th>
                {rest.map((value, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change
                  <td key={index} className="py-1.5 pr-4 tabular-nums">
                    {value}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

/** Keeps the place of a chart while it loads. */
export function ChartSkeleton({ title }: { title: string }) {
  return (
    <section className="rounded-xl border border-line bg-surface p-5">
      <h2 className="mb-4 text-lg font-semibold">{title}</h2>
      <Skeleton className="h-100" />
    </section>
  )
}
