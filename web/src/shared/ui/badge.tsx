import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const LOOKS = {
  plain: 'bg-sunken text-ink-soft border-line',
  brand: 'bg-brand-tint text-brand-ink border-brand-soft',
  /** For new items that need attention. */
  solid: 'border-transparent bg-brand text-white',
} as const

export function Badge({ look = 'plain', children }: { look?: keyof typeof LOOKS; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full border px-2 py-0.5 text-xs font-medium',
        LOOKS[look],
      )}
    >
      {children}
    </span>
  )
}
