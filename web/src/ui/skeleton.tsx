import { classNames } from './class-names.ts'

/** A grey shape that keeps the place of what is loading. */
export function Skeleton({ className }: { className: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-sunken', className)} />
}
