import { Braces, Check, Eraser } from 'lucide-react'
import { useId } from 'react'
import { Button } from '../ui/button.tsx'
import { type ExcerptPart, excerptOf } from './excerpt.ts'
import type { GuardedText } from './guarded-text.ts'
import { type Decision, isOffered, type Review } from './review.ts'
import { itemName } from './review-texts.ts'

interface FindingRowProps {
  review: Review
  item: number
  decision: Decision | null
  /** Says which text the finding is in, and how to change a text that can't be changed here. */
  isFirstOfText: boolean
  /** The field that takes the finding's place. */
  name: string | undefined
  onDecide: (item: number, decision: Decision | null) => void
  onLeave: () => void
}

/** A finding in its line, and what can be done with it. */
export function FindingRow({
  review,
  item,
  isFirstOfText,
  decision,
  name,
  onDecide,
  onLeave,
}: FindingRowProps) {
  const id = useId()
  const { text: index = 0, finding } = review.items[item] ?? {}
  const source = review.texts[index]
  if (!finding || !source) return null
  const parts = excerptOf(source.text, review.findings[index] ?? [], finding)
  const choices = CHOICES.filter((choice) => isOffered(review, item, choice.decision))
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3">
      {isFirstOfText && (review.texts.length > 1 || source.offers.length === 0) && (
        <TextHeading source={source} onLeave={onLeave} />
      )}
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
            onClick={({ detail }) => {
              // Pressing again takes the decision back, but not as the second click of a double click.
              if (decision !== choice) onDecide(item, choice)
              else if (detail <= 1) onDecide(item, null)
            }}
            className="aria-pressed:border-brand-ink aria-pressed:bg-brand-tint aria-pressed:text-brand-ink"
          >
            <Icon aria-hidden className="size-4 max-sm:hidden" />
            {label}
          </Button>
        ))}
      </div>
    </li>
  )
}

/** Above the first finding in a text. */
function TextHeading({ source, onLeave }: { source: GuardedText; onLeave: () => void }) {
  const id = useId()
  const { label, offers, onEdit, reason = 'To change this text, go back.' } = source
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-x-4 text-sm text-ink-soft">
      <p id={id}>{label}</p>
      {offers.length === 0 && !onEdit && <p>{reason}</p>}
      {onEdit && (
        <Button
          look="quiet"
          size="small"
          className="-mr-3"
          aria-describedby={id}
          onClick={() => {
            onLeave()
            onEdit()
          }}
        >
          Edit prompt
        </Button>
      )}
    </div>
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
