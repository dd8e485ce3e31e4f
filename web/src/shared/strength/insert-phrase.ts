// Where a suggested phrase is inserted: a role at the start, everything else at the end.
import type { AspectName } from '@prompt-library/domain/strength/prompt-strength'

/** A role comes first, because it sets the scene. Everything else is added at the end. */
export function placeOf(aspect: AspectName): 'start' | 'end' {
  return aspect === 'role' ? 'start' : 'end'
}

interface Insertion {
  /** Where to insert. */
  at: number
  text: string
  /** Where the phrase is afterwards. */
  from: number
  to: number
}

/** Inserts a phrase as a new paragraph. */
export function paragraphInsertion(text: string, phrase: string, place: 'start' | 'end'): Insertion {
  if (place === 'start') {
    const after = text === '' ? '' : '\n\n'
    return { at: 0, text: phrase + after, from: 0, to: phrase.length }
  }
  const lineBreaks = /\n{0,2}$/.exec(text)?.[0].length ?? 0
  const before = text.trim() === '' ? '' : '\n'.repeat(2 - lineBreaks)
  const from = text.length + before.length
  return { at: text.length, text: before + phrase, from, to: from + phrase.length }
}

/** Inserts a phrase the way typing does, so that Undo removes it, and selects it. */
export function insertPhrase(box: HTMLTextAreaElement, phrase: string, place: 'start' | 'end'): void {
  const { at, text, from, to } = paragraphInsertion(box.value, phrase, place)
  box.focus()
  box.setSelectionRange(at, at)
  // Deprecated, but nothing else adds to the undo history of a text box.
  if (!document.execCommand('insertText', false, text)) {
    box.setRangeText(text, at, at)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  box.setSelectionRange(from, to)
}
