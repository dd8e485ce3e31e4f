// What each column of a table holds, from the words of its header and from its values.
import { GRADE_VALUE } from '../grade-words.ts'
import { isPersonLabel, knowsName } from '../is-name.ts'
import { type Held, isId, isName, isUsername } from './cell-values.ts'
import * as words from './column-words.ts'

/** What a header says by itself. */
export function heldBy(header: string): Held {
  const text = words.headerWords(header)
  if (text === '') return 'number'
  for (const [pattern, held] of HEADERS) if (pattern.test(text)) return held
  return 'number'
}

const HEADERS: readonly (readonly [RegExp, Held])[] = [
  [words.PERSON_NAME, 'name'],
  [words.NAME_PART, 'name part'],
  [words.ANY_NAME, 'name?'],
  [words.STAFF_NAME, 'staff'],
  [words.USERNAME, 'username'],
  [words.EMAIL, 'email'],
  [words.PERSON_ID, 'id'],
  [words.ANY_ID, 'id?'],
  [words.PERSONAL, 'personal'],
  [words.BIRTH_DATE, 'birth date'],
  [words.ABOUT_GRADES, 'other'],
  [words.HEALTH, 'health'],
  [words.PAY, 'pay'],
  [words.GRADE, 'grade'],
  [words.DISCIPLINE, 'discipline'],
  [words.SENTENCES, 'sentences'],
  [words.NOTHING_PRIVATE, 'other'],
  [words.GRADE_BESIDE_OTHERS, 'grade?'],
]

const PEOPLE: ReadonlySet<Held> = new Set([
  'name',
  'name part',
  'name?',
  'username',
  'email',
  'id',
  'id?',
  'personal',
  'birth date',
])

/** Whether a header says that the rows are about people, as far as it goes. */
export const isOfPeople = (held: Held) => PEOPLE.has(held)

export interface Columns {
  held: readonly Held[]
  /** Whether its rows are about people. */
  arePeople: boolean
}

interface TableValues {
  headers: readonly string[]
  /** The texts of each column. */
  values: readonly (readonly string[])[]
  /** A row such as "Points Possible", or a text about grades before the table. */
  isGradebook: boolean
}

/** What the columns hold, once their values are known. */
export function decideColumns({ headers, values, isGradebook }: TableValues): Columns {
  const byHeader = headers.map((header) => heldBy(header))
  const held = byHeader
    .map((one, index) => checked(one, values[index] ?? []))
    .map((one, index) => (one === 'number' && areNames(values[index] ?? []) ? 'name?' : one))
  const has = (...some: Held[]) => held.some((one) => some.includes(one))
  const arePeople =
    has('name', 'name part', 'id') ||
    (has('username') && (has('email', 'id?', 'personal', 'grade', 'pay') || haveDigits(held, values))) ||
    (has('id?', 'email') && has('grade', 'pay', 'health', 'discipline', 'staff')) ||
    (has('name?') &&
      (has('email', 'personal', 'birth date') ||
        arePrivate(headers, held) ||
        haveKnownNames(held, values))) ||
    (has('staff') && has('pay'))
  if (!arePeople) return { held: held.map((one) => (one === 'sentences' ? one : 'other')), arePeople }
  const hasPay = has('pay')
  const hasGrades = isGradebook || has('grade')
  return {
    arePeople,
    held: held.map((one, index) => {
      const header = words.headerWords(headers[index] ?? '')
      if (one === 'name?') return 'name'
      if (one === 'id?') return 'id'
      if (one === 'staff') return has('name', 'name part', 'name?') ? 'other' : 'name'
      if (one !== 'grade?' && one !== 'number') return one
      if (hasPay && words.PAY_BESIDE_OTHERS.test(header)) return 'pay'
      if (!hasGrades || (hasPay && !isGradebook)) return 'other'
      return areGrades(values[index] ?? [], one === 'number' ? IS_NUMBER : GRADE_VALUE) ? 'grade' : 'other'
    }),
  }
}

/** In code, words follow the word "username". */
const haveDigits = (held: readonly Held[], values: readonly (readonly string[])[]) =>
  values[held.indexOf('username')]?.some((value) => /\d/.test(value)) === true

/** A header that only a list of people has: not "Score" or "Points", which restaurants and teams have, too. */
const arePrivate = (headers: readonly string[], held: readonly Held[]) =>
  held.some(
    (one, index) =>
      one === 'pay' ||
      one === 'health' ||
      one === 'discipline' ||
      (one === 'grade' &&
        !/^(?:scores?|marks?|grades?|tests?|reports?)$/.test(words.headerWords(headers[index] ?? ''))),
  )

/** Whether a column whose header says something else has names: "Camper", "Pickup adult". */
function areNames(values: readonly string[]): boolean {
  const some = values.filter((value) => value !== '' && value !== '-' && !words.SUMMARY.test(value))
  const isKnown = (value: string) => knowsName(value) || LAST_FIRST.test(value)
  return some.length > 1 && some.every(isPersonLabel) && some.filter(isKnown).length * 3 >= some.length
}

/** "OKONKWO, CHIDINMA", and not "Boston, MA" */
const LAST_FIRST = /^\p{Lu}[\p{L}'’ -]+,\s?\p{Lu}\p{L}{2}/u

/** Whether the names are people's: one in five has a first name that we know, or most are written "Last, First". */
function haveKnownNames(held: readonly Held[], values: readonly (readonly string[])[]): boolean {
  const names = values[held.indexOf('name?')] ?? []
  const known = names.filter((name) => knowsName(name) || LAST_FIRST.test(name))
  return known.length > 0 && known.length * 5 >= names.length
}

/** A column whose values are something else than its header says holds nothing: "Students" with numbers. */
function checked(held: Held, values: readonly string[]): Held {
  const check = CHECKS[held]
  const some = values.filter((value) => value !== '' && value !== '-' && !words.SUMMARY.test(value))
  if (some.length === 0) return held
  if (MAYBE_SENTENCES.has(held) && some.every((value) => value.split(' ').length > 3)) return 'sentences'
  // The German for a grade, and the English for something else.
  if (held === 'grade' && !some.some((value) => GRADE_VALUE.test(value))) return 'sentences'
  if (!check) return held
  return some.filter((value) => check(value)).length * 2 >= some.length ? held : 'other'
}

const MAYBE_SENTENCES: ReadonlySet<Held> = new Set(['number', 'other', 'grade', 'grade?'])

const CHECKS: Partial<Record<Held, (value: string) => boolean>> = {
  name: isName,
  'name part': isName,
  'name?': (value) => isPersonLabel(value) || /\p{L}{2},\s?\p{L}{2}/u.test(value),
  staff: isName,
  username: isUsername,
  email: (value) => value.includes('@'),
  id: isId,
  'id?': (value) => /^#?(?:[A-Z]{0,2}\d{5,10}|\d{2}[A-Z]{2,3}\d{4})$/.test(value),
}

const IS_NUMBER = /^\d{1,3}(?:[.,]\d{1,3})?%?$/

const areGrades = (values: readonly string[], pattern: RegExp) => {
  const some = values.filter((value) => value !== '' && value !== '-')
  return some.length > 0 && some.filter((value) => pattern.test(value)).length * 2 >= some.length
}
