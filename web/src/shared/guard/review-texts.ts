import { countOf } from '@prompt-library/domain/text/count-of'
import { capitalized, KIND_NAMES } from './kind-names.ts'
import {
  type AllGroups,
  type Decision,
  decisionsOf,
  fieldNamesOf,
  type Group,
  type Review,
} from './review.ts'

/** “We found 3 things that look private.” */
export function foundText({ items }: Review): string {
  return items.length === 1
    ? 'We found 1 thing that looks private.'
    : `We found ${countOf(items.length, 'thing')} that look private.`
}

/** What the user hasn't decided on is kept, and the button says so. */
export function continueLabel(review: Review, action: string): string {
  const decisions = decisionsOf(review)
  const open = decisions.filter((decision) => decision === null).length
  if (open === 0) return action
  return `Keep ${decisions.length === 1 ? 'it' : open.toLocaleString('en-US')} and ${action}`
}

/** “the email address j•••@pitt.edu” */
export function itemName({ items }: Review, item: number): string {
  const finding = items[item]?.finding
  return finding ? `the ${KIND_NAMES[finding.kind].one} ${finding.masked}` : ''
}

/** What happened to an item, for screen readers. */
export function decisionText(review: Review, item: number): string {
  return `${capitalized(itemName(review, item))}: ${outcome(review, item)}. ${progressText(review)}.`
}

function outcome(review: Review, item: number): string {
  const decision = decisionsOf(review)[item] ?? null
  if (decision === null) return 'not decided'
  if (decision === 'keep') return 'kept'
  return decision === 'remove' ? 'removed' : `replaced with {{${fieldNamesOf(review).get(item)}}}`
}

const DONE: Record<Decision, string> = { field: 'replaced', remove: 'removed', keep: 'kept' }

/** What happened to a group, or to all, for screen readers. */
export function groupText(review: Review, { kind, items }: Group | AllGroups, decision: Decision): string {
  const decisions = decisionsOf(review)
  const count = items.filter((item) => decisions[item] === decision).length
  const name = kind ? capitalized(KIND_NAMES[kind].many) : 'All findings'
  return `${name}: ${count.toLocaleString('en-US')} ${DONE[decision]}. ${progressText(review)}.`
}

/** “3 of 5 decided” */
export function progressText(review: Review): string {
  const decisions = decisionsOf(review)
  const open = decisions.filter((decision) => decision === null).length
  if (open === 0)
    return decisions.length === 1
      ? '1 of 1 decided'
      : `All ${decisions.length.toLocaleString('en-US')} decided`
  return `${(decisions.length - open).toLocaleString('en-US')} of ${decisions.length.toLocaleString('en-US')} decided`
}
