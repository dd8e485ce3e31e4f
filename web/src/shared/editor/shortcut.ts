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
