export type Shortcut = 'search' | 'help' | 'commands' | 'submit'

/** The part of a `KeyboardEvent` that matters. */
export type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'isComposing' | 'defaultPrevented'
>

export interface Place {
  /** Where the focus is: in a control that takes text, in the rich-text editor, or elsewhere. */
  focus: 'page' | 'control' | 'editor'
  /** What covers the page. */
  over: 'nothing' | 'commands' | 'other'
  singleKeys: boolean
  onMac: boolean
}

/** Which key does what, and where it does nothing: in text boxes, behind dialogs, or if single keys are turned off. */
export function shortcutForKey(key: Key, place: Place): Shortcut | undefined {
  // Another part of the page already used the key, or it's part of a character that's being composed.
  if (key.defaultPrevented || key.isComposing) return undefined
  if (key.ctrlKey || key.metaKey || key.altKey) return withModifier(key, place)
  if (!place.singleKeys || place.focus !== 'page' || place.over !== 'nothing') return undefined
  // Some keyboards need Shift for the slash.
  if (key.key === '/') return 'search'
  return key.key === '?' ? 'help' : undefined
}

function withModifier(key: Key, { focus, over, onMac }: Place): Shortcut | undefined {
  if (key.altKey || key.shiftKey || key.ctrlKey === key.metaKey) return undefined
  if (key.key === 'Enter') return 'submit'
  const isModifier = onMac ? key.metaKey : key.ctrlKey
  // In the editor, the same key adds a link. A form in a dialog may have unsaved text.
  const isPossible = focus !== 'editor' && (over === 'nothing' || over === 'commands')
  return isModifier && isPossible && letterOf(key) === 'k' ? 'commands' : undefined
}

/** The letter of a key, with Caps Lock too. Keyboards with another alphabet have it in the same place. */
function letterOf({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string {
  return /^[ -~]*$/.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase()
}
