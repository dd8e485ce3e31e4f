import { Skeleton } from '../../ui/skeleton.tsx'

/** The grid for the tiles. */
export const TILES = 'grid gap-4 grid-fit-64'

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
    <div className="flex flex-col gap-1 rounded-xl border border-line bg-surface px-5 py-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="text-3xl font-semibold tabular-nums">
        {value ?? <Skeleton className="h-9 w-24" />}
        {hint && <span className="block text-sm font-normal text-ink-soft">{hint}</span>}
      </dd>
    </div>
  )
}
