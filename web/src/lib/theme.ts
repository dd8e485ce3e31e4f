import { createStore } from './store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const KEY = 'theme'
const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const chosen = createStore<Theme>(savedTheme() ?? 'system')

// public/before-first-paint.js already set the theme. From here on, it follows the user and the system.
apply()
systemIsDark.addEventListener('change', apply)
window.addEventListener('storage', (event) => {
  if (event.key === KEY) show(savedTheme() ?? 'system')
})

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [chosen.use(), chooseTheme]
}

function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme)
  } catch {
    // Storage is blocked, so the choice lasts until the page is closed.
  }
  show(theme)
}

function savedTheme(): Theme | undefined {
  try {
    return THEMES.find((theme) => theme === localStorage.getItem(KEY))
  } catch {
    return undefined
  }
}

function show(theme: Theme): void {
  chosen.set(theme)
  apply()
}

function apply(): void {
  const theme = chosen.get()
  const shown = theme === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : theme
  document.documentElement.dataset['theme'] = shown
  // The browser's toolbar must match the chosen theme, not the system's.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset['for'] === shown ? 'all' : 'not all'
}
