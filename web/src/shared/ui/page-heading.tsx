// A page's heading, which also sets the title of the browser tab.
import type { ReactNode } from 'react'
import { PageTitle } from './page-title.tsx'

interface PageHeadingProps {
  title: string
  /** The browser tab's title, if it differs from the heading. */
  documentTitle?: string
  /** A one-line description of the page. */
  children?: ReactNode
  /** Shown beside the title, such as a menu. */
  actions?: ReactNode
}

export function PageHeading({ title, documentTitle, children, actions }: PageHeadingProps) {
  return (
    <header className="mb-6">
      <PageTitle>{documentTitle ?? title}</PageTitle>
      <div className="flex items-start justify-between gap-4">
        <h1 className="text-2xl font-semibold tracking-tight text-balance sm:text-3xl">{title}</h1>
        {actions}
      </div>
      {children && <p className="mt-2 reading-width text-pretty text-ink-soft">{children}</p>}
    </header>
  )
}
