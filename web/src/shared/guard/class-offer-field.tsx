import { Checkbox } from '../ui/field.tsx'
import type { ClassOffer } from './class-offer.ts'
import { KIND_NAMES } from './kind-names.ts'
import { useClassTexts } from './use-class-texts.ts'

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
