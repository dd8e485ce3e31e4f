/** A text and the whitespace before it. */
export interface Piece {
  gap: string
  text: string
}

/** A part of a rewritten text. All parts in order are the text before and after. */
export type Part = SamePart | ChangePart

interface SamePart {
  kind: 'same'
  before: Piece
  /** Set if the whitespace differs. */
  after?: Piece | undefined
}

export interface ChangePart {
  kind: 'change'
  removed?: Piece | undefined
  added?: Piece | undefined
  /** Which words of a rewritten text differ. Missing if the texts have too little in common. */
  words?: MarkedWords[] | undefined
  reason?: string | undefined
  /** The suggestions that this change comes from, if that's known. */
  suggestions?: string[] | undefined
}

export interface MarkedWords {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** What the user decided about a change. */
export type Decision = 'accepted' | 'rejected'

export function changesOf(parts: readonly Part[]): ChangePart[] {
  return parts.filter((part) => part.kind === 'change')
}
