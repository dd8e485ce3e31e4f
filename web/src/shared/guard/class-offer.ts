// Which data class the data guard's dialog offers to mark a prompt with.
import { DATA_CLASSES, type DataClass, isApprovedFor } from '@prompt-library/domain/data-class/data-class'
import type { FindingKind } from '@prompt-library/domain/guard/finding'
import { KIND_NAMES } from './kind-names.ts'
import type { Review } from './review.ts'

export interface ClassOffer {
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
