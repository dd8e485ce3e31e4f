import { createDeviceStore } from './device-store.ts'

const PARTS = ['intro', 'featured'] as const
type Part = (typeof PARTS)[number]

/** What was hidden on this device, named on <html> too so that styles apply before the app runs. */
const hidden = createDeviceStore('hidden', (text) => PARTS.filter((part) => text.split(' ').includes(part)))
hidden.subscribe(() => {
  document.documentElement.dataset['hidden'] = hidden.get().join(' ')
})

export function useIsHidden(part: Part): boolean {
  return hidden.use().includes(part)
}

export function setHidden(part: Part, isHidden: boolean): void {
  const others = hidden.get().filter((name) => name !== part)
  hidden.save((isHidden ? [...others, part] : others).join(' '))
}
