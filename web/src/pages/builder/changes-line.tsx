import { countOf } from '@prompt-library/domain/text/count-of'
import type { ReactNode } from 'react'
import type { Decision } from '../../shared/changes/part.ts'
import { Button } from '../../shared/ui/button.tsx'

interface ChangesLineProps {
  /** What is shown below. */
  text: string
  /** Which of several enhancements it is. */
  name: string | undefined
  actions?: ReactNode
  menu: ReactNode
}

/** The line above an enhanced version: what it shows, and what can be done with all of it. */
export function ChangesLine({ text, name, actions, menu }: ChangesLineProps) {
  return (
    <div className="-mt-2 flex items-start gap-x-1">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        <p className="py-1.5">
          {name && <span className="block text-sm text-ink-soft">{name}</span>}
          <span className="font-medium">{text}</span>
        </p>
        <div className="-mx-3 flex flex-wrap empty:hidden sm:mx-0">{actions}</div>
      </div>
      {menu}
    </div>
  )
}

interface DecideAllProps {
  decisions: readonly (Decision | null)[]
  onDecide: (decision: Decision) => void
}

export function DecideAll({ decisions, onDecide }: DecideAllProps) {
  return ALL.map(({ decision, label }) => (
    <Button
      key={decision}
      look="quiet"
      size="small"
      unavailable={decisions.every((one) => one === decision)}
      onClick={() => onDecide(decision)}
    >
      {label}
    </Button>
  ))
}

const ALL = [
  { decision: 'accepted', label: 'Accept all' },
  { decision: 'rejected', label: 'Reject all' },
] as const

/** “Enhancing made 5 changes.”, or “5 changes: 3 accepted, 2 rejected” once the user has decided. */
export function countText(decisions: readonly (Decision | null)[]): string {
  const total = countOf(decisions.length, 'change')
  if (decisions.every((one) => one === null)) return `Enhancing made ${total}. Reject what you don’t want.`
  const parts = COUNTED.flatMap(({ decision, label }) => {
    const count = decisions.filter((one) => one === decision).length
    return count === 0 ? [] : [`${count} ${label}`]
  })
  return `${total}: ${parts.join(', ')}`
}

const COUNTED = [
  { decision: 'accepted', label: 'accepted' },
  { decision: 'rejected', label: 'rejected' },
  { decision: null, label: 'not decided (included)' },
] as const
