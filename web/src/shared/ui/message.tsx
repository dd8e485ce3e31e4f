// What is shown instead of an empty list, of content that failed to load, and above what couldn't be refreshed.
import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { sentenceFor } from '../lib/api-client.ts'
import { namingOffline } from '../lib/offline.ts'
import { Button } from './button.tsx'
import { PageTitle } from './page-title.tsx'

interface EmptyStateProps {
  icon: LucideIcon
  title: string
  /** A sentence or link that says what to do next. */
  children?: ReactNode
}

/** Shown instead of an empty list. */
export function EmptyState({ icon: Icon, title, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-xl border border-dashed border-line px-6 py-12 text-center">
      <Icon aria-hidden className="size-10 text-brand-ink" strokeWidth={1.5} />
      <p className="text-lg font-medium">{title}</p>
      {children && <div className="reading-width text-ink-soft">{children}</div>}
    </div>
  )
}

interface PageMessageProps {
  icon: LucideIcon
  title: string
  text: string
  /** What to do next: links or buttons. */
  children: ReactNode
}

/** Shown instead of a whole page. */
export function PageMessage({ icon: Icon, title, text, children }: PageMessageProps) {
  return (
    <div className="mx-auto flex reading-width flex-col items-center gap-4 py-16 text-center">
      <PageTitle>{title}</PageTitle>
      <Icon aria-hidden className="size-12 text-brand-ink" strokeWidth={1.5} />
      <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
      <p className="text-lg text-ink-soft">{text}</p>
      <div className="flex flex-wrap items-center justify-center gap-3">{children}</div>
    </div>
  )
}

interface ErrorStateProps {
  title: string
  /** If the server said why, its sentence is the detail. */
  error?: unknown
  detail?: string | undefined
  onRetry: () => void
}

/** Shown instead of content that failed to load. */
export function ErrorState({ title, error, detail = sentenceFor(error, ''), onRetry }: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="flex flex-col items-center gap-3 rounded-xl border border-line bg-surface px-6 py-12 text-center"
    >
      <CircleAlert aria-hidden className="size-10 text-danger-ink" strokeWidth={1.5} />
      <p className="text-lg font-medium">{title}</p>
      {detail && detail !== title && <p className="reading-width text-ink-soft">{detail}</p>}
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}

/** Shown above what couldn't be refreshed. */
export function StaleNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <div
      role="status"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line-strong bg-surface px-4 py-2.5"
    >
      <CircleAlert aria-hidden className="size-5 shrink-0 text-danger-ink" />
      <p className="min-w-48 flex-1">{namingOffline('We couldn’t refresh this. It may be out of date.')}</p>
      <Button look="secondary" size="small" onClick={onRetry}>
        Try again
      </Button>
    </div>
  )
}
