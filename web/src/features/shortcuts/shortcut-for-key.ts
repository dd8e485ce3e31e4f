import { letterOf } from '../../shared/lib/letter-of-key.ts'

export type Shortcut =
  | 'search'
  | 'help'
  | 'next'
  | 'previous'
  | 'use'
  | 'copy'
  | 'save'
  | 'commands'
  | 'submit'

/** The part of a `KeyboardEvent` that matters. */
export type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>

export interface Place {
  /** Where the focus is: in a control that takes text, in the rich-text editor, or elsewhere. */
  focus: 'page' | 'control' | 'editor'
  /** What covers the page. `prompt` is the dialog that shows a prompt. */
  over: 'nothing' | 'prompt' | 'commands' | 'other'
  singleKeys: boolean
  onMac: boolean
}

const LETTERS: Record<string, Shortcut> = { j: 'next', k: 'previous', u: 'use', c: 'copy', s: 'save' }

/** Which key does what, and where it does nothing: in text boxes, behind dialogs, or if single keys are turned off. */
export function shortcutForKey(key: Key, place: Place): Shortcut | undefined {
  // Another part of the page already used the key, or it's part of a character that's being composed.
  if (key.defaultPrevented || key.isComposing) return undefined
  if (key.ctrlKey || key.metaKey || key.altKey) return withModifier(key, place)
  if (!place.singleKeys || place.focus !== 'page') return undefined
  const letter = key.shiftKey ? undefined : LETTERS[letterOf(key)]
  if (place.over === 'prompt' && letter === 'save') return letter
  if (place.over !== 'nothing') return undefined
  // Some keyboards need Shift for the slash.
  if (key.key === '/') return 'search'
  if (key.key === '?') return 'help'
  return letter
}

function withModifier(key: Key, { focus, over, onMac }: Place): Shortcut | undefined {
  if (key.altKey || key.shiftKey || key.ctrlKey === key.metaKey) return undefined
  if (key.key === 'Enter') return 'submit'
  const isModifier = onMac ? key.metaKey : key.ctrlKey
  // In the editor, the same key adds a link. A form in a dialog may have unsaved text.
  const isPossible = focus !== 'editor' && (over === 'nothing' || over === 'commands')
  return isModifier && isPossible && letterOf(key) === 'k' ? 'commands' : undefined
}
