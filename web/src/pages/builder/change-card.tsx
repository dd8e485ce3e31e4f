import { Check, CircleDashed, X } from 'lucide-react'
import { memo, useId } from 'react'
import type { ChangePart, Decision } from '../../shared/changes/part.ts'
import { MarkedText } from '../../shared/changes-view/marked-text.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'

interface ChangeCardProps {
  change: ChangePart
  index: number
  count: number
  decision: Decision | null
  /** Without it, the change is only shown. */
  onDecide: ((index: number, decision: Decision) => void) | undefined
}

/** One change in its place in the text, with its reason and what the user decided. */
export const ChangeCard = memo(function ChangeCard({
  change,
  index,
  count,
  decision,
  onDecide,
}: ChangeCardProps) {
  const id = useId()
  const name = `change ${index + 1} of ${count}`
  return (
    <fieldset
      data-change={index}
      tabIndex={-1}
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      className={classNames(
        'my-3 min-w-0 rounded-lg border border-l-4 bg-surface p-3 sm:p-4',
        decision === null && 'border-line border-l-line-strong',
        decision === 'accepted' && 'border-line border-l-success',
        decision === 'rejected' && 'border-line border-l-danger-ink',
      )}
    >
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={`${id}-name`} className="flex flex-wrap items-center gap-x-2 text-sm">
          <span className="font-semibold">
            Change {index + 1} of {count}
          </span>
          {onDecide && <State decision={decision} />}
        </p>
        {onDecide && (
          <div className="flex gap-2">
            <Button
              look="secondary"
              size="small"
              aria-label={`Accept ${name}`}
              aria-pressed={decision === 'accepted'}
              onClick={() => onDecide(index, 'accepted')}
              className="aria-pressed:border-success aria-pressed:bg-success-tint"
            >
              <Check aria-hidden className="size-4 text-success" strokeWidth={3} />
              Accept
            </Button>
            <Button
              look="secondary"
              size="small"
              aria-label={`Reject ${name}`}
              aria-pressed={decision === 'rejected'}
              onClick={() => onDecide(index, 'rejected')}
              className="aria-pressed:border-danger-ink aria-pressed:bg-danger-tint"
            >
              <X aria-hidden className="size-4 text-danger-ink" strokeWidth={3} />
              Reject
            </Button>
          </div>
        )}
      </div>
      <div id={`${id}-text`}>
        <div dir="auto" className="whitespace-pre-wrap">
          <MarkedText change={change} decision={decision} />
        </div>
        {change.reason && (
          <p className="mt-2 text-sm text-ink-soft">
            <span className="font-medium">Why:</span> <bdi>{change.reason}</bdi>
          </p>
        )}
      </div>
    </fieldset>
  )
})

function State({ decision }: { decision: Decision | null }) {
  const { icon: Icon, text, look } = STATES[decision ?? 'open']
  return (
    <span className={classNames('inline-flex items-center gap-1', look)}>
      <Icon aria-hidden className="size-4 shrink-0" />
      {text}
    </span>
  )
}

const STATES = {
  open: { icon: CircleDashed, text: 'Not decided', look: 'text-ink-soft' },
  accepted: { icon: Check, text: 'Accepted', look: 'font-medium text-success' },
  rejected: { icon: X, text: 'Rejected', look: 'font-medium text-danger-ink' },
}
