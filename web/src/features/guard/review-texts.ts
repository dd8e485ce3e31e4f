// The sentences and button of the data guard's dialog: “We found 3 things that look private.”, “Replace all and Share”.
import { countOf, groupedCount } from '@prompt-library/domain/text/count-of'
import { KIND_NAMES } from './kind-names.ts'
import type { Review } from './review.ts'

/** “We found 3 things that look private.” */
export function foundText({ items }: Review): string {
  return items.length === 1
    ? 'We found 1 thing that looks private.'
    : `We found ${countOf(items.length, 'thing')} that look private.`
}

/** “Replace all and Submit Prompt”, “Remove 1 of 3 and Share”, or “Restore as is”. */
export function continueLabel({ decisions }: Review, action: string): string {
  const total = decisions.length
  const changed = decisions.filter((decision) => decision !== 'keep').length
  const verb = decisions.includes('field') ? 'Replace' : 'Remove'
  if (changed > 0 && changed < total)
    return `${verb} ${groupedCount(changed)} of ${groupedCount(total)} and ${action}`
  if (changed === 0) return `${action} as is`
  return `${verb} ${total === 1 ? 'it' : 'all'} and ${action}`
}

/** “email address j•••@pitt.edu” */
export function itemName({ items }: Review, item: number): string {
  const finding = items[item]?.finding
  return finding ? `${KIND_NAMES[finding.kind].one} ${finding.masked}` : ''
}
