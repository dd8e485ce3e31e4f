import { Braces, Check, Eraser } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../../ui/button.tsx'
import { type ExcerptPart, excerptOf } from './excerpt.ts'
import { type Decision, isOffered, type Review } from './review.ts'
import { itemName } from './review-texts.ts'

interface FindingRowProps {
  review: Review
  item: number
  decision: Decision | null
  /** Whether to say which text the finding is in. */
  showLabel: boolean
  /** The field that takes the finding's place. */
  name: string | undefined
  onDecide: (item: number, decision: Decision) => void
  onLeave: () => void
}

/** A finding in its line, and what can be done with it. */
export function FindingRow({ review, item, showLabel, decision, name, onDecide, onLeave }: FindingRowProps) {
  const id = useId()
  const { text: index = 0, finding } = review.items[item] ?? {}
  const source = review.texts[index]
  if (!finding || !source) return null
  const parts = excerptOf(source.text, review.findings[index] ?? [], finding)
  const choices = CHOICES.filter((choice) => isOffered(review, item, choice.decision))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3">
      {showLabel && <p className="w-full text-sm text-ink-soft">{source.label}</p>}
      <p id={id} dir="auto" className="min-w-48 flex-1 whitespace-pre-wrap wrap-anywhere max-sm:min-w-full">
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an excerpt stay the same
          <Part key={place} part={part} decision={decision} name={name} />
        ))}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {choices.map(({ decision: choice, label, separator, icon: Icon }) => (
          <Button
            key={choice}
            look="secondary"
            size="small"
            aria-label={`${label}${separator} ${itemName(review, item)}`}
            aria-pressed={decision === choice}
            aria-describedby={id}
            onClick={() => onDecide(item, choice)}
            className="aria-pressed:border-brand-ink aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
          >
            <Icon aria-hidden className="size-4 max-sm:hidden" />
            {label}
          </Button>
        ))}
        {source.offers.length === 0 && !source.onEdit && (
          <p className="text-sm text-ink-soft">{source.reason ?? 'To change this text, go back.'}</p>
        )}
        {source.onEdit && (
          <Button
            look="quiet"
            size="small"
            onClick={() => {
              onLeave()
              source.onEdit?.()
            }}
          >
            Edit prompt
          </Button>
        )}
      </div>
    </li>
  )
}

interface PartProps {
  part: ExcerptPart
  decision: Decision | null
  name: string | undefined
}

function Part({ part, decision, name }: PartProps) {
  if (part.kind === 'text') return part.text
  if (!part.isOwn) return <span className="rounded-sm bg-sunken text-ink-soft">{part.masked}</span>
  if (decision === 'field') return <span className="field-chip">{`{{${name}}}`}</span>
  if (decision === 'remove') return <del className="text-ink-soft">{part.masked}</del>
  return (
    <mark className="rounded-sm bg-brand-soft box-decoration-clone px-0.5 font-semibold text-ink">
      {part.masked}
    </mark>
  )
}

const CHOICES = [
  { decision: 'field', label: 'Replace with a field', separator: ':', icon: Braces },
  { decision: 'remove', label: 'Remove', separator: '', icon: Eraser },
  { decision: 'keep', label: 'Keep', separator: '', icon: Check },
] as const
