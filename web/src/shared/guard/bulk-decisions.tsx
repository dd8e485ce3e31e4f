import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { type Decision, isOffered, type Review } from './review.ts'

interface BulkDecisionsProps {
  review: Review
  items: readonly number[]
  /** What the items are called, such as “email addresses”. */
  name: string
  /** Whether the labels say how many findings each button decides on. */
  counts?: boolean
  decisions: readonly (Decision | null)[]
  onDecide: (decision: Decision) => void
  className: string
}

/** Buttons that decide on several findings at once. */
export function BulkDecisions({ review, items, name, counts, decisions, ...rest }: BulkDecisionsProps) {
  const { onDecide, className } = rest
  const choices = BULK.map((choice) => ({
    ...choice,
    offered: items.filter((item) => isOffered(review, item, choice.decision)),
  }))
  return (
    <div className={classNames('flex flex-wrap', className)}>
      {choices
        .filter(({ offered }) => offered.length > 0)
        .map(({ decision, offered, verb, result }) => {
          const label = counts ? `${verb} all ${offered.length.toLocaleString('en-US')}` : `${verb} all`
          return (
            <Button
              key={decision}
              look="quiet"
              size="small"
              aria-label={`${label} ${name}${result}`}
              unavailable={offered.every((item) => decisions[item] === decision)}
              onClick={() => onDecide(decision)}
            >
              {label}
            </Button>
          )
        })}
    </div>
  )
}

const BULK = [
  { decision: 'field', verb: 'Replace', result: ' with fields' },
  { decision: 'remove', verb: 'Remove', result: '' },
  { decision: 'keep', verb: 'Keep', result: '' },
] as const
