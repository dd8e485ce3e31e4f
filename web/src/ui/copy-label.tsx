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

/** The content of a button that says “Copied” in place. Both labels take up room, so that nothing next to it moves. */
export function CopyLabel({ copied, icon: Icon = Copy, className, children }: CopyLabelProps) {
  return (
    <span className="grid justify-items-center">
      <span className={classNames(LABEL, copied && 'invisible')}>
        <Icon aria-hidden className="size-4" />
        <span className={className}>{children}</span>
      </span>
      <span className={classNames(LABEL, !copied && 'invisible')}>
        <Check aria-hidden className="size-4" />
        <span className={className}>Copied</span>
      </span>
    </span>
  )
}

const LABEL = 'col-start-1 row-start-1 inline-flex items-center gap-2'
