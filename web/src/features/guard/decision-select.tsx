import { groupedCount } from '@prompt-library/domain/text/count-of'
import { capitalized } from '../../shared/lib/capitalized.ts'
import { Select } from '../../shared/ui/input.tsx'
import { KIND_NAMES } from './kind-names.ts'
import { type Decision, groupsOf, isOffered, type Review } from './review.ts'

interface DecisionsProps {
  review: Review
  onDecide: (items: readonly number[], decision: Decision) => void
}

/** Decides on all findings of a kind, where there are several. */
export function KindDecisions({ review, onDecide }: DecisionsProps) {
  const repeated = groupsOf(review).filter(({ items }) => items.length > 1)
  return repeated.map(({ kind, items }) => {
    const { many } = KIND_NAMES[kind]
    return (
      <div key={kind} className="mt-3 flex min-h-8 flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="font-semibold">{capitalized(`${many} · ${groupedCount(items.length)}`)}</h3>
        <DecisionSelect review={review} items={items} label={`All ${many}`} onDecide={onDecide} />
      </div>
    )
  })
}

interface DecisionSelectProps extends DecisionsProps {
  items: readonly number[]
  /** What the decision is on, for screen readers. */
  label: string
  describedBy?: string
}

/** What happens to a finding, or to all of a kind. Nothing for what can only be kept here. */
export function DecisionSelect({ review, items, label, describedBy, onDecide }: DecisionSelectProps) {
  const choices = CHOICES.filter(({ decision }) => items.some((item) => isOffered(review, item, decision)))
  if (choices.length < 2) return null
  const [value, ...others] = new Set(items.map((item) => review.decisions[item]))
  const isMixed = others.length > 0
  return (
    <Select
      aria-label={label}
      aria-describedby={describedBy}
      value={isMixed ? '' : value}
      onChange={({ target }) => {
        const chosen = choices.find(({ decision }) => decision === target.value)
        if (chosen) onDecide(items, chosen.decision)
      }}
      className="max-w-36"
    >
      {isMixed && <option value="">Varies</option>}
      {choices.map(({ decision, one, all }) => (
        <option key={decision} value={decision}>
          {items.length === 1 ? one : all}
        </option>
      ))}
    </Select>
  )
}

const CHOICES = [
  { decision: 'field', one: 'Replace', all: 'Replace all' },
  { decision: 'remove', one: 'Remove', all: 'Remove all' },
  { decision: 'keep', one: 'Keep', all: 'Keep all' },
] as const
