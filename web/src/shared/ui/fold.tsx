import { ChevronRight } from 'lucide-react'
import { type ReactNode, useState } from 'react'

interface FoldProps {
  summary: ReactNode
  /** Open from the start. */
  startsOpen?: boolean
  /** A function is called only while it's open, for what takes long to draw. */
  children: ReactNode | (() => ReactNode)
}

/** What isn't needed most of the time, behind a line that opens it. */
export function Fold({ summary, startsOpen = false, children }: FoldProps) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <details className="group min-w-0" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="-ml-1 flex w-fit cursor-pointer list-none items-center gap-1 rounded-lg py-1 pr-2 font-medium hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 text-ink-soft transition-transform duration-150 group-open:rotate-90"
        />
        {summary}
      </summary>
      <div className="mt-3">{typeof children === 'function' ? open && children() : children}</div>
    </details>
  )
}
