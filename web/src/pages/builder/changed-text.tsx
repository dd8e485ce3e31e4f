import { Check, X } from 'lucide-react'
import { memo, useId } from 'react'
import { type ChangePart, changesOf, type Decision, type Part } from '../../shared/changes/part.ts'
import { MarkedText } from '../../shared/changes-view/marked-text.tsx'
import { UnchangedText } from '../../shared/changes-view/unchanged-text.tsx'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'

interface ChangedTextProps {
  parts: readonly Part[]
  /** The name of the version it's compared with. */
  with: string
  decisions: readonly (Decision | null)[]
  onDecide: (index: number, decision: Decision) => void
}

/** A text with its changes in place. */
export function ChangedText({ parts, with: name, decisions, onDecide }: ChangedTextProps) {
  const changesBefore = (index: number) => changesOf(parts.slice(0, index)).length
  const count = changesBefore(parts.length)
  // A part of a code block doesn't say that it's code, and code isn't Markdown.
  const isMarkdown = !parts.some((part) => textsOf(part).some((text) => /^ *(?:`{3}|~{3})/m.test(text)))
  return (
    <section
      aria-label={`Changes from ${name}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must be able to scroll this
      tabIndex={0}
      className="max-h-[48rem] scroll-py-3 overflow-y-auto rounded-xl border border-line bg-surface px-4 py-4 print:max-h-none sm:px-5 sm:py-5"
    >
      {parts.map((part, index) => {
        const number = changesBefore(index)
        return part.kind === 'change' ? (
          <ChangeCard
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
            key={index}
            change={part}
            index={number}
            count={count}
            decision={decisions[number] ?? null}
            isMarkdown={isMarkdown}
            onDecide={onDecide}
          />
        ) : (
          <UnchangedText
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts don't change
            key={index}
            text={(part.after ?? part.before).text}
            isAfterChange={number > 0}
            isBeforeChange={number < count}
            isMarkdown={isMarkdown}
          />
        )
      })}
    </section>
  )
}

function textsOf(part: Part): string[] {
  const pieces = part.kind === 'change' ? [part.removed, part.added] : [part.before, part.after]
  return pieces.map((piece) => piece?.text ?? '')
}

interface ChangeCardProps {
  change: ChangePart
  index: number
  count: number
  decision: Decision | null
  isMarkdown: boolean
  onDecide: (index: number, decision: Decision) => void
}

/** One change in its place in the text, with its reason and what the user decided. */
const ChangeCard = memo(function ChangeCard({
  change,
  index,
  count,
  decision,
  isMarkdown,
  onDecide,
}: ChangeCardProps) {
  const id = useId()
  const name = `change ${index + 1} of ${count}`
  return (
    <fieldset
      aria-labelledby={`${id}-name`}
      aria-describedby={`${id}-text`}
      className={classNames(
        'my-3 min-w-0 rounded-sm border-l-4 py-0.5 pl-3',
        decision === null && 'border-line-strong',
        decision === 'accepted' && 'border-success',
        decision === 'rejected' && 'border-danger-ink',
      )}
    >
      <p id={`${id}-name`} className="sr-only">
        Change {index + 1} of {count}. {STATES[decision ?? 'open']}
      </p>
      <div className="flex gap-x-4 max-sm:flex-col">
        <div id={`${id}-text`} className="min-w-0 flex-1">
          <div dir="auto" className="whitespace-pre-wrap">
            <MarkedText change={change} decision={decision} isMarkdown={isMarkdown} />
          </div>
          {change.reason && (
            <p className="mt-1 text-sm text-ink-soft">
              <span className="font-medium">Why:</span> <bdi>{change.reason}</bdi>
            </p>
          )}
        </div>
        <div className="-my-1 flex items-start gap-1 max-sm:my-0 max-sm:-ml-3 print:hidden">
          <Button
            look="plain"
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
            look="plain"
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
      </div>
    </fieldset>
  )
})

const STATES = { open: 'Not decided', accepted: 'Accepted', rejected: 'Rejected' }
