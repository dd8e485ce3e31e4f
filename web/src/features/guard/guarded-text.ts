import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'

/** A text that’s about to be saved, shared, enhanced, or opened in an AI tool. */
export interface GuardedText {
  /** What the screen calls it, such as “Notes”. */
  label: string
  text: string
  /** What can be done with a finding besides keeping it. Only the text of a prompt has fields. */
  offers: readonly ('field' | 'remove')[]
  /** Names that a new field can't have, besides those of the fields in the text. */
  taken?: readonly string[]
  /** Why a finding can only be kept here. Without it, the dialog says to go back and change the text. */
  reason?: string | undefined
  /** Opens the form in which the text can be changed, if that isn't where the user came from. */
  onEdit?: (() => void) | undefined
}

/** Replaces a part of a text, as `slice` counts. */
export interface Edit {
  start: number
  end: number
  text: string
}

/** The texts as the server will store them. Invisible characters would hide private data from the rules. */
export function visibleTexts(texts: readonly GuardedText[]): GuardedText[] {
  return texts.map((one) => ({ ...one, text: withoutHiddenText(one.text) }))
}

/** Applies edits of the visible text. Without edits, what's invisible stays. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return edits.length === 0 ? text : replaceParts(withoutHiddenText(text), edits)
}

/** The edits are in order and don't overlap. */
export function replaceParts(text: string, edits: readonly Edit[]): string {
  let end = 0
  let result = ''
  for (const edit of edits) {
    result += text.slice(end, edit.start) + edit.text
    end = edit.end
  }
  return result + text.slice(end)
}
