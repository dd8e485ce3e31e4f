import { Skeleton } from '../../shared/ui/skeleton.tsx'

/**
 * The grid for the tiles: two columns on phones, up to four on wider screens, and one with very large text. On phones, an
 * odd last tile is as wide as two.
 */
export const TILES =
  'grid gap-3 max-sm:[&>:last-child:nth-child(odd)]:col-span-full grid-fit-32 min-[28rem]:grid-fit-48 sm:gap-4 sm:grid-cols-[repeat(auto-fit,minmax(max(8rem,calc((100%_-_3rem)/4)),1fr))]'

/** A labeled figure. `value` is undefined while loading. */
export function FigureTile({
  label,
  value,
  hint,
}: {
  label: string
  value: string | undefined
  hint?: string
}) {
  return (
    // The figure is on top, so figures in a row line up even if a label wraps.
    <div className="flex flex-col rounded-xl border border-line bg-surface px-3 py-3 sm:px-5 sm:py-4">
      <dt className="order-2 text-sm text-ink-soft">{label}</dt>
      <dd className="order-1 text-2xl font-semibold tabular-nums sm:text-3xl">
        {value ?? <Skeleton className="my-1 h-6 w-20 sm:h-7" />}
      </dd>
      {hint && <dd className="order-3 text-xs text-ink-soft">{hint}</dd>}
    </div>
  )
}
