// The light and dark theme: the user's choice, or the system's.
import { createDeviceStore } from './device-store.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const systemIsDark = matchMedia('(prefers-color-scheme: dark)')
const chosen = createDeviceStore<Theme>('theme', (text) => THEMES.find((theme) => theme === text) ?? 'system')

// public/before-first-paint.js already set the theme. From here on, it follows the user and the system.
apply()
systemIsDark.addEventListener('change', apply)
chosen.subscribe(apply)

export function useTheme(): [Theme, (theme: Theme) => void] {
  return [chosen.use(), chosen.save]
}

function apply(): void {
  const theme = chosen.get()
  const shown = theme === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : theme
  document.documentElement.dataset['theme'] = shown
  // The browser's toolbar must match the chosen theme, not the system's.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'))
    meta.media = meta.dataset['for'] === shown ? 'all' : 'not all'
}
