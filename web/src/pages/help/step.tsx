import type { ReactNode } from 'react'

interface StepProps {
  number: number
  title: string
  children: ReactNode
}

/** A numbered step of a list. A line connects it with the next one. */
export function Step({ number, title, children }: StepProps) {
  return (
    <li className="relative flex gap-4 pb-6 not-last:before:absolute not-last:before:top-9 not-last:before:bottom-1 not-last:before:left-4 not-last:before:border-l not-last:before:border-line-strong last:pb-0">
      <span
        aria-hidden
        className="flex size-8 shrink-0 items-center justify-center rounded-full border-2 border-brand-ink font-semibold text-brand-ink tabular-nums"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h4 className="mb-1 text-lg leading-8 font-semibold">{title}</h4>
        {children}
      </div>
    </li>
  )
}
