import { Check, Copy, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface CopyLabelProps {
  copied: boolean
  icon?: LucideIcon
  /** For the text, without the icon. */
  className?: string
  children: ReactNode
}

/** The content of a button that says “Copied” in place. The wider text takes up room from the start, so that nothing moves. */
export function CopyLabel({ copied, icon, className, children }: CopyLabelProps) {
  const Icon = copied ? Check : (icon ?? Copy)
  return (
    <span className="inline-flex items-center gap-2">
      <Icon aria-hidden className="size-4" />
      <span className={classNames(STACKED, className)}>
        <span className={classNames(copied && 'invisible')}>{children}</span>
        {copied && <span>Copied</span>}
      </span>
    </span>
  )
}

const STACKED =
  "grid justify-items-start *:[grid-area:1/1] after:invisible after:[grid-area:1/1] after:content-['Copied']"
