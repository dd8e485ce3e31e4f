import type { AspectCheck } from '@prompt-library/domain/strength/prompt-strength'
import { Check, Plus } from 'lucide-react'
import { useId } from 'react'
import { useDebounced } from '../lib/use-debounced.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Skeleton } from '../ui/skeleton.tsx'
import { ADD_ASPECT, type Strength, strengthPicture, strengthSummary, withStatus } from './strength-texts.ts'

/** Longer than a pause between words, so that a screen reader isn't interrupted at each one. */
const ANNOUNCE_MILLISECONDS = 1_500

interface StrengthPanelProps {
  /** Undefined until the first result arrives. */
  strength: Strength | undefined
  /** Adds an aspect that's missing: goes to its field, or inserts its phrase. */
  onAdd: (check: AspectCheck) => void
  /** Whether `onAdd` inserts the phrase of this aspect, which is then shown. */
  inserts: (check: AspectCheck) => boolean
  /** The level of its heading. */
  level?: 2 | 3
  className?: string
}

/** The prompt strength panel: what a prompt says, what it leaves open, and why that matters. */
export function StrengthPanel({ strength, onAdd, inserts, level = 3, className }: StrengthPanelProps) {
  const headingId = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  const checks = strength?.checks ?? []
  const missing = withStatus(checks, 'missing')
  const said = withStatus(checks, 'said')
  return (
    <section
      aria-labelledby={headingId}
      className={classNames('rounded-xl border border-line bg-surface p-4 sm:p-5', className)}
    >
      <Heading id={headingId} className="text-sm font-medium">
        Prompt strength
      </Heading>
      <Announcement strength={strength} />
      {missing.length + said.length > 0 && <Picture missing={missing.length} checks={checks} />}
      {strength ? (
        <p className="mt-2 text-sm text-ink-soft">{strengthSummary(strength)}</p>
      ) : (
        <Skeleton className="mt-3 h-4 w-2/3" />
      )}
      {missing.length > 0 && (
        <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
          {missing.map((check) => (
            <li key={check.name} className="py-3">
              <p className="text-sm font-medium">{check.label}</p>
              <p className="mt-0.5 text-sm text-pretty text-ink-soft">{check.why}</p>
              {inserts(check) && (
                <p className="mt-2 border-l-2 border-line pl-3 text-sm whitespace-pre-line text-ink-soft">
                  {check.phrase}
                </p>
              )}
              <Button
                look="quiet"
                size="small"
                aria-label={inserts(check) ? `Add this sentence: ${check.label}` : undefined}
                className="mt-1 -ml-3"
                onClick={() => onAdd(check)}
              >
                <Plus aria-hidden className="size-4" />
                {inserts(check) ? 'Add this sentence' : ADD_ASPECT[check.name]}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {said.length > 0 && (
        <ul className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
          {said.map(({ name, label }) => (
            <li key={name} className="flex items-center gap-1.5">
              <Check aria-hidden className="size-4 shrink-0 text-success" strokeWidth={3} />
              {label}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** One segment for each aspect that the task needs, filled if the prompt says it. */
function Picture({ missing, checks }: { missing: number; checks: readonly AspectCheck[] }) {
  const segments = checks.filter(({ status }) => status !== 'unneeded').length
  return (
    <div className="mt-3 flex gap-1">
      <p className="sr-only">{strengthPicture(checks)}</p>
      {Array.from({ length: segments }, (_, index) => (
        <span
          aria-hidden
          // biome-ignore lint/suspicious/noArrayIndexKey: segments are identified by their position
          key={index}
          className={classNames(
            'h-1.5 flex-1 rounded-full border transition-colors duration-150 forced-color-adjust-none',
            index < segments - missing
              ? 'border-success bg-success forced-colors:border-[CanvasText] forced-colors:bg-[CanvasText]'
              : 'border-line-strong bg-surface forced-colors:border-[CanvasText] forced-colors:bg-[Canvas]',
          )}
        />
      ))}
    </div>
  )
}

/** Announces the summary to screen readers after a pause in typing, and only if it changed. */
function Announcement({ strength }: Pick<StrengthPanelProps, 'strength'>) {
  const isNews = strength?.kind === 'checked' || strength?.kind === 'unavailable'
  const summary = isNews ? `Prompt strength: ${strengthSummary(strength)}` : ''
  return (
    <p role="status" className="sr-only">
      {useDebounced(summary, ANNOUNCE_MILLISECONDS)}
    </p>
  )
}
