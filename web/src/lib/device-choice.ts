import { createStore } from './store.ts'

/** What a user has hidden on this device, named on <html> too so that styles apply before the app runs. */
const KEY = 'hidden'
const HIDEABLE = ['intro', 'featured'] as const
type Hideable = (typeof HIDEABLE)[number]

const hidden = createStore(read())
show()
window.addEventListener('storage', (event) => event.key === KEY && update(read()))

export function useIsHidden(part: Hideable): boolean {
  return hidden.use().includes(part)
}

export function setHidden(part: Hideable, isHidden: boolean): void {
  const others = hidden.get().filter((name) => name !== part)
  const next = isHidden ? [...others, part] : others
  try {
    localStorage.setItem(KEY, next.join(' '))
  } catch {
    // Storage is blocked, so the choice lasts until the page is closed.
  }
  update(next)
}

function update(next: readonly Hideable[]): void {
  hidden.set(next)
  show()
}

function show(): void {
  document.documentElement.dataset['hidden'] = hidden.get().join(' ')
}

function read(): readonly Hideable[] {
  try {
    const saved = localStorage.getItem(KEY)?.split(' ') ?? []
    return HIDEABLE.filter((name) => saved.includes(name))
  } catch {
    return []
  }
}
