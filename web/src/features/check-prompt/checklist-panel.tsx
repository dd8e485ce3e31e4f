import type { ChecklistPart } from '@prompt-library/domain/strength/checklist'
import { Check, Circle, Plus } from 'lucide-react'
import { useId } from 'react'
import { useDebounced } from '../../shared/lib/use-debounced.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { Skeleton } from '../../shared/ui/skeleton.tsx'
import { type CheckedPrompt, checklistSummary, highlighted } from './checklist-texts.ts'

/** Longer than a pause between words, so that a screen reader isn't interrupted at each one. */
const ANNOUNCE_MILLISECONDS = 1_500

interface ChecklistPanelProps {
  /** Undefined until the first result arrives. */
  checked: CheckedPrompt | undefined
  /** Goes to the field for a part, or inserts its phrase. */
  onAdd: (part: ChecklistPart) => void
  /** The level of its heading. */
  level?: 2 | 3
  className?: string
}

/** The parts of a clear prompt, each ticked if the prompt has it. It isn't a grade: only the author knows what matters. */
export function ChecklistPanel({ checked, onAdd, level = 3, className }: ChecklistPanelProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const parts = checked?.parts ?? []
  const first = highlighted(parts)
  return (
    <section
      aria-labelledby={headingId}
      className={classNames('rounded-xl border border-line bg-surface p-4 sm:p-5', className)}
    >
      <Heading id={headingId} className="text-sm font-medium">
        Checklist
      </Heading>
      <Announcement checked={checked} />
      {checked ? (
        <p className="mt-1 text-sm text-pretty text-ink-soft">{checklistSummary(checked)}</p>
      ) : (
        <Skeleton className="mt-3 h-4 w-2/3" />
      )}
      {first && (
        <p className="mt-3 rounded-lg bg-brand-tint px-3 py-2 text-sm wrap-anywhere text-pretty">
          {first.highlight}
        </p>
      )}
      {parts.length > 0 && (
        <ul className="mt-3 flex flex-col divide-y divide-line border-t border-line">
          {parts.map((part) => (
            <Row key={part.name} part={part} onAdd={() => onAdd(part)} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ part: { label, hint, isFound }, onAdd }: { part: ChecklistPart; onAdd: () => void }) {
  const Icon = isFound ? Check : Circle
  return (
    <li className="flex min-h-11 items-center gap-2 py-1.5 text-sm">
      <Icon
        aria-hidden
        className={classNames('size-4 shrink-0', isFound ? 'text-success' : 'text-line-strong')}
        strokeWidth={isFound ? 3 : 2}
      />
      <div className="min-w-0 flex-1">
        <p>
          {label}
          <span className="sr-only">{isFound ? ': found' : ': not found'}</span>
        </p>
        {!isFound && <p className="text-ink-soft">{hint}</p>}
      </div>
      {!isFound && (
        <Button icon={Plus} look="quiet" size="small" className="-mr-3" onClick={onAdd}>
          Add
          <span className="sr-only"> {label.toLowerCase()}</span>
        </Button>
      )}
    </li>
  )
}

/** Announces the summary to screen readers after a pause in typing, and only if it changed. */
function Announcement({ checked }: Pick<ChecklistPanelProps, 'checked'>) {
  const isNews = checked?.kind === 'checked' || checked?.kind === 'unavailable'
  const highlight = highlighted(checked?.parts ?? [])?.highlight ?? ''
  const summary = isNews ? `Checklist: ${checklistSummary(checked)} ${highlight}` : ''
  return (
    <p role="status" className="sr-only">
      {useDebounced(summary.trim(), ANNOUNCE_MILLISECONDS)}
    </p>
  )
}
