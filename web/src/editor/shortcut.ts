const ON_MAC = /Mac|iP(?:hone|ad)/.test(navigator.platform)
const MAC_SIGNS: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' }

/** "Mod+Alt+1" as people know it: "Ctrl+Alt+1", on a Mac "⌘⌥1". */
export function shortcut(keys: string): string {
  return ON_MAC
    ? keys
        .split('+')
        .map((key) => MAC_SIGNS[key] ?? key)
        .join('')
    : keys.replace('Mod', 'Ctrl')
}

/** The same for assistive technology (`aria-keyshortcuts`). */
export function ariaShortcut(keys: string): string {
  return keys.replace('Mod', ON_MAC ? 'Meta' : 'Control')
}
