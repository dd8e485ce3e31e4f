// Which data class the data guard's dialog offers to mark a prompt with.
import { DATA_CLASSES, type DataClass, isApprovedFor } from '@prompt-library/domain/data-class/data-class'
import type { FindingKind } from '@prompt-library/domain/guard/finding'
import { useClassTexts } from '../../entities/prompt/data-classes.ts'
import { Checkbox } from '../../shared/ui/field.tsx'
import { KIND_NAMES } from './kind-names.ts'
import type { Review } from './review.ts'

interface ClassOffer {
  dataClass: DataClass
  /** Why: the kinds of data that people will enter. */
  kinds: FindingKind[]
}

/** The class of the data that the new fields will hold, if a prompt isn't marked for it yet. */
export function classOffer(
  { items, decisions }: Review,
  current: DataClass | undefined,
): ClassOffer | undefined {
  if (!current) return undefined
  const replaced = items.filter((_, item) => decisions[item] === 'field').map(({ finding }) => finding.kind)
  const dataClass = DATA_CLASSES.findLast((one) =>
    replaced.some((kind) => KIND_NAMES[kind].dataClass === one),
  )
  if (!dataClass || isApprovedFor(current, dataClass)) return undefined
  const kinds = new Set(replaced.filter((kind) => KIND_NAMES[kind].dataClass === dataClass))
  return { dataClass, kinds: [...kinds] }
}

interface ClassOfferFieldProps {
  offer: ClassOffer
  checked: boolean
  onChange: (checked: boolean) => void
}

/** Offers to mark the prompt for what its new fields will hold. */
export function ClassOfferField({ offer, checked, onChange }: ClassOfferFieldProps) {
  const { name } = useClassTexts()[offer.dataClass]
  const kinds = offer.kinds.map((kind) => KIND_NAMES[kind].many)
  // More would be longer than the list of findings.
  const named = kinds.length > 3 ? [...kinds.slice(0, 2), 'other private data'] : kinds
  return (
    <div className="mt-4 rounded-lg border border-info-line bg-info-tint px-4 py-3">
      <Checkbox
        label={`Mark this prompt “For ${name} data”`}
        hint={`People will fill in ${new Intl.ListFormat('en-US').format(named)}.`}
        checked={checked}
        onChange={onChange}
      />
    </div>
  )
}
