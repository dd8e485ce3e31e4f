import { useSyncExternalStore } from 'react'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const listeners = new Set<() => void>()

// public/theme.js has set the theme before the first paint; from here on it follows the person and the system
systemIsDark.addEventListener('change', apply)
window.addEventListener('storage', (event) => event.key === KEY && apply())

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(subscribe, chosenTheme), chooseTheme]
}

let unsaved: Theme | undefined

function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
    unsaved = undefined
  } catch {
    unsaved = theme // storage is blocked: the choice holds until the page is left
  }
  apply()
}

function chosenTheme(): Theme {
  if (unsaved) return unsaved
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY)) ?? 'system'
  } catch {
    return 'system'
  }
}

function apply(): void {
  const theme = chosenTheme()
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark.matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
