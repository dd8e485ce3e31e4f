import { createStore } from '../../lib/store.ts'

const KEY = 'single-keys'

/** Whether shortcuts of a single character work. Speech and switch users can turn them off (WCAG 2.1.4). */
export const singleKeys = createStore(isStoredOn())

// Another tab changed the setting.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) singleKeys.set(isStoredOn())
})

export function setSingleKeys(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off')
  } catch {
    // Storage is blocked, so the choice lasts until the page is closed.
  }
  singleKeys.set(on)
}

function isStoredOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off'
  } catch {
    return true
  }
}
