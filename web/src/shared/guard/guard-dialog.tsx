import { ShieldAlert } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { moveBy, type StepBy, stepByKey } from '../lib/steps.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { UndoRedo } from '../ui/undo-redo.tsx'
import { BulkDecisions } from './bulk-decisions.tsx'
import { FindingGroup } from './finding-group.tsx'
import {
  type AllGroups,
  type Decision,
  decide,
  decisionsOf,
  fieldNamesOf,
  type Group,
  groupsOf,
  type Review,
} from './review.ts'
import { continueLabel, decisionText, foundText, groupText, progressText } from './review-texts.ts'

interface GuardDialogProps {
  open: boolean
  /** The findings, without decisions. */
  found: Review
  /** A sentence that says who will see the text. */
  notice: string
  action: string
  finalFocus: RefObject<HTMLElement | null> | undefined
  onContinue: (review: Review) => void
  onGoBack: () => void
}

/** Shows each finding in its place, and what can be done with it. */
export function GuardDialog({
  open,
  found,
  notice,
  action,
  finalFocus,
  onContinue,
  onGoBack,
}: GuardDialogProps) {
  const [review, setReview] = useState(found)
  const [announcement, setAnnouncement] = useState({ id: 0, text: '' })
  const announce = (text: string) => setAnnouncement(({ id }) => ({ id: id + 1, text }))
  const decisions = decisionsOf(review)
  const names = fieldNamesOf(review)

  const groups = groupsOf(review)
  const everything = { items: [...review.items.keys()] }

  const decideOne = (item: number, decision: Decision | null) => {
    const next = decide(review, [item], decision)
    setReview(next)
    announce(decisionText(next, item))
  }
  const decideAll = (group: Group | AllGroups, decision: Decision) => {
    const next = decide(review, group.items, decision)
    setReview(next)
    announce(groupText(next, group, decision))
  }
  const step = (by: StepBy) => {
    const next = moveBy(review, by)
    if (next === review) return
    setReview(next)
    announce(`${by < 0 ? 'Undone' : 'Redone'}. ${progressText(next)}.`)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const by = stepByKey(event)
    if (!by) return
    event.preventDefault()
    // The form around this dialog may have its own Undo.
    event.stopPropagation()
    step(by)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: React passes on the keys pressed anywhere in the dialog
    <div className="contents" onKeyDown={onKeyDown}>
      <Dialog
        open={open}
        finalFocus={finalFocus}
        onClose={onGoBack}
        width="large"
        title="Check for private data"
        subtitle={foundText(review)}
        footer={
          <>
            <Button look="secondary" onClick={onGoBack}>
              Go back
            </Button>
            <Button onClick={() => onContinue(review)}>{continueLabel(review, action)}</Button>
          </>
        }
      >
        <p className="flex items-start gap-2.5 rounded-lg border border-info-line bg-info-tint px-4 py-3 text-info-ink">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong className="font-semibold">{notice}</strong> The check runs in your browser. It can miss
            things, and what it finds may be harmless.
          </span>
        </p>
        <div className="-mr-3 mt-3 flex flex-wrap items-center gap-1">
          <p className="mr-auto text-sm text-ink-soft">{progressText(review)}</p>
          {groups.length > 1 && (
            <BulkDecisions
              review={review}
              items={everything.items}
              name="findings"
              counts
              className="max-sm:order-last max-sm:-ml-3 max-sm:w-full"
              decisions={decisions}
              onDecide={(decision) => decideAll(everything, decision)}
            />
          )}
          <UndoRedo steps={review} onStep={step} />
        </div>
        {groups.map((group) => (
          <FindingGroup
            key={group.kind}
            review={review}
            group={group}
            decisions={decisions}
            names={names}
            onDecide={decideOne}
            onDecideAll={(decision) => decideAll(group, decision)}
            onLeave={onGoBack}
          />
        ))}
        <p role="status" className="sr-only">
          {/* A new element, so that screen readers announce the same text again. */}
          <span key={announcement.id}>{announcement.text}</span>
        </p>
      </Dialog>
    </div>
  )
}
