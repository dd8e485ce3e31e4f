import { classNames } from './class-names.ts'

/** A gray placeholder for loading content. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-sunken', className)} />
}

/** Placeholders for the rows or cards of a list. */
export function Skeletons({ count, className }: { count: number; className: string }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
  return Array.from({ length: count }, (_, index) => <Skeleton key={index} className={className} />)
}
