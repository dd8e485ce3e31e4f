export const ON_MAC = /Mac|iP(?:hone|ad)/.test(navigator.platform)
const MAC_SIGNS: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** Formats "Mod+Alt+1" for display: "Ctrl+Alt+1", or "⌘⌥1" on a Mac. */
export function shortcut(keys: string): string {
  return ON_MAC
    ? keys
        .split('+')
        .map((key) => MAC_SIGNS[key] ?? key)
        .join('')
    : keys.replace('Mod', 'Ctrl')
}

/** The same shortcut in the syntax of `aria-keyshortcuts`. */
export function ariaShortcut(keys: string): string {
  return keys.replace('Mod', ON_MAC ? 'Meta' : 'Control')
}

/** The keys of the toolbar's buttons, in their order. Not with the buttons: lists of shortcuts don't load the editor. */
export const EDITOR_KEYS = {
  'Heading 1': 'Mod+Alt+1',
  'Heading 2': 'Mod+Alt+2',
  Bold: 'Mod+B',
  Italic: 'Mod+I',
  Underline: 'Mod+U',
  Link: 'Mod+K',
  Quote: 'Mod+Shift+B',
  'Code block': 'Mod+Alt+C',
  'Numbered list': 'Mod+Shift+7',
  'Bulleted list': 'Mod+Shift+8',
  'Add blank': 'Mod+Alt+F',
  Undo: 'Mod+Z',
  Redo: 'Mod+Shift+Z',
} as const
