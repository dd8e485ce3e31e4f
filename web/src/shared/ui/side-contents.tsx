import type { ReactNode } from 'react'

interface SideContentsProps {
  /** List items with links that have the class `CONTENTS_LINK`. */
  children: ReactNode
  /** Below the list. */
  action?: ReactNode
}

/** The sections of a long page: beside the text on wide screens, where it stays in view, and above it on others. */
export function SideContents({ children, action }: SideContentsProps) {
  return (
    <div className="print:hidden">
      {/* The list scrolls by itself where it's taller than the window. */}
      <div className="lg:sticky lg:top-20 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto">
        <nav aria-labelledby="on-this-page">
          <p id="on-this-page" className="px-3 text-sm font-semibold max-lg:px-0">
            On this page
          </p>
          <ol className="mt-1 grid gap-x-4 max-lg:grid-fit-36 lg:grid-cols-1 lg:border-l lg:border-line">
            {children}
          </ol>
        </nav>
        {action}
      </div>
    </div>
  )
}

export const CONTENTS_LINK =
  'block wrap-anywhere py-1 text-sm leading-6 text-ink-soft -outline-offset-2 hover:text-brand-ink max-lg:underline max-lg:decoration-line-strong max-lg:underline-offset-4 lg:px-3'

/** The grid of a page with `SideContents` and a column of text. */
export const WITH_SIDE_CONTENTS =
  'grid gap-x-12 gap-y-8 lg:grid-cols-[min(13rem,25%)_minmax(0,1fr)] print:block'
