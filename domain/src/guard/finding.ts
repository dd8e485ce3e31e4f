// The kinds of private data, and which one wins where two overlap.

/**
 * Every kind of finding. Where two overlap, the kind listed first wins.
 *
 * - `student_id` is what a mask describes, and a labeled number of a student or an employee.
 * - `personal_id` is any other labeled ID of a person: NetID, passport, license, national ID, medical record, insurance.
 * - `grade`, `health`, `discipline`, and `pay` (pay and financial aid) count only next to a person.
 * - `name` is someone whom another finding is about, or who is labeled as a person: "Student name: …".
 */
export const FINDING_KINDS = [
  'secret',
  'card',
  'ssn',
  'bank_account',
  'email',
  'personal_id',
  'student_id',
  'phone',
  'birth_date',
  'address',
  'pay',
  'grade',
  'health',
  'discipline',
  'name',
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

/** A grade or a health word says nothing without what's around it. */
export const NEEDS_LINE: ReadonlySet<FindingKind> = new Set(['grade', 'health', 'discipline', 'pay'])

/** A part of a text, as `slice` counts. */
export interface Span {
  start: number
  end: number
}

/** What the rules of one kind found. */
export interface Match extends Span {
  /** Enough to recognize the text, and no more. */
  masked: string
}

export interface Finding extends Match {
  kind: FindingKind
}

export const HIDDEN = '•••'
