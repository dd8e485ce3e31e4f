// How a phrase of the checklist is added at the end of a prompt.

interface Insertion {
  /** Where to insert. */
  at: number
  text: string
  /** Where the phrase is afterwards. */
  from: number
  to: number
}

/** Adds a phrase as a new paragraph. */
export function paragraphInsertion(text: string, phrase: string): Insertion {
  const lineBreaks = /\n{0,2}$/.exec(text)?.[0].length ?? 0
  const before = text.trim() === '' ? '' : '\n'.repeat(2 - lineBreaks)
  const from = text.length + before.length
  return { at: text.length, text: before + phrase, from, to: from + phrase.length }
}

/** Inserts a phrase the way typing does, so that Undo removes it, and selects it. */
export function insertPhrase(box: HTMLTextAreaElement, phrase: string): void {
  const { at, text, from, to } = paragraphInsertion(box.value, phrase)
  box.focus()
  box.setSelectionRange(at, at)
  // Deprecated, but nothing else adds to the undo history of a text box.
  if (!document.execCommand('insertText', false, text)) {
    box.setRangeText(text, at, at)
    box.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }
  box.setSelectionRange(from, to)
}
