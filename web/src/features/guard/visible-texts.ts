import { withoutHiddenText } from '@prompt-library/domain/text/hidden-text'
import type { Edit, GuardedText } from './guarded-text.ts'

/** The texts as the server will store them. Invisible characters would hide private data from the rules. */
export function visibleTexts(texts: readonly GuardedText[]): GuardedText[] {
  return texts.map((one) => ({ ...one, text: withoutHiddenText(one.text) }))
}

/** Edits of the visible text, as edits of the original. What's invisible within an edit goes too. */
export function editsOfOriginal(original: string, visible: string, edits: readonly Edit[]): Edit[] {
  if (original === visible) return [...edits]
  let seen = 0
  let end = 0
  // The visible text is the original without some characters, so the next equal character is the same one.
  const endOf = (position: number) => {
    for (; seen <= position; seen += 1) end = original.indexOf(visible.charAt(seen), end) + 1
    return end
  }
  return edits.map((edit) => ({
    start: endOf(edit.start) - 1,
    end: endOf(edit.end - 1),
    text: edit.text,
  }))
}
