import type { ReactNode } from 'react'

/** The heading of a step. It gets the focus, so that keyboard and screen reader users go on from there. */
export function StepHeading({ children }: { children: ReactNode }) {
  return (
    <h2 ref={focus} tabIndex={-1} className="text-xl font-semibold wrap-anywhere outline-none">
      {children}
    </h2>
  )
}

function focus(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true })
}
