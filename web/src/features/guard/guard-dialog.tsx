import { pages } from '@prompt-library/contract/pages'
import {
  classOf,
  classOfKinds,
  type DataClass,
  type DataClasses,
} from '@prompt-library/domain/data-class/data-class'
import type { FindingKind } from '@prompt-library/domain/guard/finding'
import { type RefObject, useState } from 'react'
import { useDataClasses } from '../../entities/prompt/data-classes.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialog.tsx'
import { Checkbox } from '../../shared/ui/field.tsx'
import { KindDecisions } from './decision-select.tsx'
import { KIND_NAMES } from './kind-names.ts'
import { Passages } from './passages.tsx'
import { type Decision, decide, fieldNamesOf, keepAll, type Review } from './review.ts'
import { continueLabel, foundText } from './review-texts.ts'

interface GuardDialogProps {
  open: boolean
  /** The findings, with what happens to them unless the user decides otherwise. */
  found: Review
  /** A sentence that says who will see the text. */
  notice: string
  action: string
  /** What the prompt is marked for now. Undefined if the text isn't a prompt's. */
  dataClass: string | undefined
  finalFocus: RefObject<HTMLElement | null> | undefined
  /** The class is what the prompt is to be marked for, if the user chose to raise it. */
  onContinue: (review: Review, raisedClass?: string) => void
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
  const classes = useDataClasses()
  const offer = classOffer(review, classes, dataClass)
  const names = fieldNamesOf(review)
  const kept = keepAll(review)
  const onDecide = (items: readonly number[], decision: Decision) =>
    setReview(decide(review, items, decision))
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
            onClick={() => onContinue(review, raises ? offer?.dataClass.id : undefined)}
          >
            {continueLabel(review, action)}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-soft">
        <strong className="font-medium text-ink">{notice}</strong> The check runs in your browser. It can miss
        things, and what it finds may be harmless.{' '}
        <a
          href={pages.tools.path}
          target="_blank"
          className="text-brand-ink underline underline-offset-4"
          rel="noopener"
        >
          {pages.tools.title}
        </a>
      </p>
      {/* Above what may be a long list, so no one has to scroll to it. */}
      {offer && <ClassOfferField offer={offer} checked={raises} onChange={setRaises} />}
      <KindDecisions review={review} onDecide={onDecide} />
      <Passages review={review} names={names} onDecide={onDecide} onLeave={onGoBack} />
    </Dialog>
  )
}

interface ClassOffer {
  dataClass: DataClass
  /** Why: the kinds of data that people will enter. */
  kinds: FindingKind[]
}

/** The class of the data that the new fields will hold, if a prompt isn't marked for it yet. */
function classOffer(
  { items, decisions }: Review,
  classes: DataClasses,
  current: string | undefined,
): ClassOffer | undefined {
  if (current === undefined) return undefined
  const replaced = items.filter((_, item) => decisions[item] === 'field').map(({ finding }) => finding.kind)
  const dataClass = classOfKinds(classes, replaced)
  if (!dataClass || classes.indexOf(dataClass) <= classes.indexOf(classOf(classes, current))) return undefined
  const kinds = new Set(replaced.filter((kind) => dataClass.kinds.includes(kind)))
  return { dataClass, kinds: [...kinds] }
}

interface ClassOfferFieldProps {
  offer: ClassOffer
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Offers to mark the prompt for what its new fields will hold. */
function ClassOfferField({ offer, checked, onChange }: ClassOfferFieldProps) {
  const kinds = offer.kinds.map((kind) => KIND_NAMES[kind].many)
  // More would be longer than the list of findings.
  const named = kinds.length > 3 ? [...kinds.slice(0, 2), 'other private data'] : kinds
  return (
    <div className="mt-4 rounded-lg border border-info-line bg-info-tint px-4 py-3">
      <Checkbox
        label={`Mark this prompt “For ${offer.dataClass.name} data”`}
        hint={`People will fill in ${new Intl.ListFormat('en-US').format(named)}.`}
        checked={checked}
        onChange={onChange}
      />
    </div>
  )
}
