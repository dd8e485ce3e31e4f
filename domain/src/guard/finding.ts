/** Every kind of finding. Where two overlap, the kind listed first wins. */
export const FINDING_KINDS = [
  'secret',
  'card',
  'ssn',
  'email',
  'student_id',
  'phone',
  'grade',
  'health',
] as const

export type FindingKind = (typeof FINDING_KINDS)[number]

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
