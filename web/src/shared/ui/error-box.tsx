import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

/** Shows why a form was rejected. */
export function ErrorBox({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      ref={bringIntoView}
      role="alert"
      className={classNames(
        'rounded-lg border border-danger-ink bg-danger-tint px-4 py-3 text-danger-ink',
        className,
      )}
    >
      <p className="font-semibold">Error</p>
      <p>{children}</p>
    </div>
  )
}

/** The submit button can be far below. Called only when the box appears, because the function stays the same. */
function bringIntoView(box: HTMLDivElement | null): void {
  box?.scrollIntoView({ block: 'nearest' })
}
