import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Decision } from '../../shared/changes/part.ts'
import { Button } from '../../shared/ui/button.tsx'
import { SegmentedControl } from '../../shared/ui/segmented-control.tsx'
import { UndoRedo } from '../../shared/ui/undo-redo.tsx'

export type ChangesMode = 'changes' | 'result'

interface ChangesBarProps extends ComponentProps<typeof UndoRedo> {
  decisions: readonly (Decision | null)[]
  mode: ChangesMode
  onMode: (mode: ChangesMode) => void
  onMove: (by: 1 | -1) => void
  onDecideAll: (decision: Decision) => void
}

/** How many changes are decided, and what can be done with all of them. */
export function ChangesBar({ decisions, mode, steps, ...on }: ChangesBarProps) {
  const isAll = (decision: Decision) => decisions.every((one) => one === decision)
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p>
          <span className="font-medium">{countText(decisions)}</span>
          {decisions.includes(null) && (
            <span className="block text-sm text-ink-soft">Changes you haven’t decided on are included.</span>
          )}
        </p>
        <SegmentedControl label="Show" choices={MODES} value={mode} onChange={on.onMode} />
      </div>
      <div className="-mx-3 flex flex-wrap gap-1">
        {mode === 'changes' && (
          <>
            <Button look="plain" size="small" aria-label="Previous change" onClick={() => on.onMove(-1)}>
              <ArrowUp aria-hidden className="size-4" />
              Previous
            </Button>
            <Button look="plain" size="small" aria-label="Next change" onClick={() => on.onMove(1)}>
              <ArrowDown aria-hidden className="size-4" />
              Next
            </Button>
          </>
        )}
        <Button
          look="plain"
          size="small"
          unavailable={isAll('accepted')}
          onClick={() => on.onDecideAll('accepted')}
        >
          Accept all
        </Button>
        <Button
          look="plain"
          size="small"
          unavailable={isAll('rejected')}
          onClick={() => on.onDecideAll('rejected')}
        >
          Reject all
        </Button>
        <UndoRedo steps={steps} onStep={on.onStep} />
      </div>
    </div>
  )
}

const MODES = [
  { value: 'changes', label: 'Changes' },
  { value: 'result', label: 'Result' },
] as const

/** “5 changes: 3 accepted, 2 rejected” */
export function countText(decisions: readonly (Decision | null)[]): string {
  const total = decisions.length === 1 ? '1 change' : `${decisions.length} changes`
  const counts = [
    ['accepted', 'accepted'],
    ['rejected', 'rejected'],
    [null, 'not decided'],
  ] as const
  const parts = counts.flatMap(([decision, word]) => {
    const count = decisions.filter((one) => one === decision).length
    return count === 0 ? [] : [`${count} ${word}`]
  })
  return `${total}: ${parts.join(', ')}`
}
