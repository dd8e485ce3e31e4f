import type { ReactNode } from 'react'
import { STEP_HEADING_ID } from './use-builder-step.ts'

interface StepFrameProps {
  title: string
  intro?: string
  /** Shown next to the heading. */
  actions?: ReactNode
  children: ReactNode
}

/** The layout of every step: a focusable heading, an intro, and the content. */
export function StepFrame({ title, intro, actions, children }: StepFrameProps) {
  return (
    <section aria-labelledby={STEP_HEADING_ID}>
      <header className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h2
            id={STEP_HEADING_ID}
            tabIndex={-1}
            className="rounded-sm text-2xl font-semibold tracking-tight focus-visible:outline-offset-4"
          >
            {title}
          </h2>
          {intro && <p className="mt-1 reading-width text-pretty text-ink-soft">{intro}</p>}
        </div>
        {actions}
      </header>
      {children}
    </section>
  )
}

/** The buttons at the end of a step's form, with what they would replace. */
export function StepButtons({ note, children }: { note: string | undefined; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-3 border-t border-line pt-6 max-sm:flex-col max-sm:items-stretch">
      {note && <p className="mr-auto flex-1 basis-60 text-sm text-ink-soft">{note}</p>}
      {children}
    </div>
  )
}
