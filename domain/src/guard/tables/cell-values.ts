// Whether the value of a cell is what its column holds: a name, an ID, a grade, or an amount, and not a total or a dash.
import type { FindingKind } from '../finding.ts'
import { GRADE_VALUE } from '../grade-words.ts'
import { isAnonymous } from '../is-name.ts'
import { SUMMARY } from './column-words.ts'

/** What's in a column. `name?` holds names that can be those of cities, and `number` can be grades beside others. */
export type Held =
  | 'name'
  | 'name part'
  | 'name?'
  | 'staff'
  | 'username'
  | 'email'
  | 'id'
  | 'id?'
  | 'personal'
  | 'grade'
  | 'grade?'
  | 'pay'
  | 'health'
  | 'discipline'
  | 'birth date'
  | 'sentences'
  | 'number'
  | 'other'

/** A name after a header that says so, also one that we don't know and in small letters. */
export function isName(value: string): boolean {
  return (
    value.length <= 60 &&
    /^(?:\p{L}[\p{L}\p{M}.'’‘()-]*,? ?){1,6}$/u.test(value) &&
    !SUMMARY.test(value) &&
    !isAnonymous(value)
  )
}

export function isUsername(value: string): boolean {
  return /^#?[a-z][\w.-]{1,24}$/i.test(value) && !SUMMARY.test(value)
}

export function isId(value: string): boolean {
  if (value.length > 20 || /^\d{4}-\d\d-\d\d/.test(value)) return false
  return /^#?[A-Z\d][A-Z\d./-]*$/i.test(value) && value.replace(/\D/g, '').length >= 4
}

/** An amount, or a word that stands for one. */
const isAmount = (value: string) =>
  /^[^\p{L}\d]{0,3}(?:[A-Z]{3} ?)?-?\d/u.test(value) || /^(?:full|partial|yes|pell)/i.test(value)

const says = (value: string) =>
  /\p{L}{3}|\d/u.test(value) && !/^(?:no|none|n\/?a|tbd|no known.*|nkda)\.?$/i.test(value)

/** The kind of finding that a cell is, in a row about a person. */
export function kindOfCell(held: Held, value: string): FindingKind | undefined {
  if (value === '' || value === '-' || SUMMARY.test(value)) return undefined
  if (held === 'name' || held === 'name part') return isName(value) ? 'name' : undefined
  if (held === 'username') return isUsername(value) ? 'personal_id' : isId(value) ? 'student_id' : undefined
  if (held === 'id') return isId(value) ? 'student_id' : undefined
  if (held === 'birth date') return /\d\d/.test(value) ? 'birth_date' : undefined
  if (held === 'grade') return GRADE_VALUE.test(value) ? 'grade' : undefined
  if (held === 'pay') return isAmount(value) ? 'pay' : undefined
  if (held === 'health' || held === 'discipline') return says(value) ? held : undefined
  return undefined
}
