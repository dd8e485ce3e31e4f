import type { DataClass } from '@prompt-library/domain/data-class/data-class'
import { type RefObject, useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { ClassOfferField, classOffer } from './class-offer.tsx'
import { FindingGroup } from './finding-group.tsx'
import { decide, fieldNamesOf, groupsOf, keepAll, type Review } from './review.ts'
import { continueLabel, foundText } from './review-texts.ts'

interface GuardDialogProps {
  open: boolean
  /** The findings, with what happens to them unless the user decides otherwise. */
  found: Review
  /** A sentence that says who will see the text. */
  notice: string
  action: string
  /** What the prompt is marked for now. Undefined if the text isn't a prompt's. */
  dataClass: DataClass | undefined
  finalFocus: RefObject<HTMLElement | null> | undefined
  /** The class is what the prompt is to be marked for, if the user chose to raise it. */
  onContinue: (review: Review, raisedClass?: DataClass) => void
  onGoBack: () => void
}

/** The data guard's dialog: what takes the place of each finding. One button replaces them all and continues. */
export function GuardDialog({
  open,
  found,
  notice,
  action,
  dataClass,
  finalFocus,
  onContinue,
  onGoBack,
}: GuardDialogProps) {
  const [review, setReview] = useState(found)
  const [raises, setRaises] = useState(false)
  const offer = classOffer(review, dataClass)
  const names = fieldNamesOf(review)
  const kept = keepAll(review)
  const changesNothing = review.decisions.every((decision) => decision === 'keep')
  return (
    <Dialog
      open={open}
      finalFocus={finalFocus}
      onClose={onGoBack}
      width="large"
      title="Check for private data"
      subtitle={foundText(review)}
      footer={
        <>
          <Button look="quiet" className="mr-auto -ml-4" onClick={onGoBack}>
            Go back
          </Button>
          {!changesNothing && (
            <Button look="quiet" onClick={() => onContinue(kept)}>
              {continueLabel(kept, action)}
            </Button>
          )}
          <Button
            className="max-sm:w-full"
            onClick={() => onContinue(review, raises ? offer?.dataClass : undefined)}
          >
            {continueLabel(review, action)}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        <strong className="font-medium text-ink">{notice}</strong> The check runs in your browser. It can miss
        things, and what it finds may be harmless.
      </p>
      {/* Above what may be a long list, so no one has to scroll to it. */}
      {offer && <ClassOfferField offer={offer} checked={raises} onChange={setRaises} />}
      {groupsOf(review).map((group) => (
        <FindingGroup
          key={group.kind}
          review={review}
          group={group}
          names={names}
          onDecide={(items, decision) => setReview(decide(review, items, decision))}
          onLeave={onGoBack}
        />
      ))}
    </Dialog>
  )
}
