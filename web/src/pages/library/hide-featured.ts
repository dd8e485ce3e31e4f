// Remembers on this device that the user hid the featured collections.
import { createDeviceStore } from '../../shared/lib/device-store.ts'

const FEATURED = 'featured'

/** Whether the user hid Featured on this device. <html> names it too, so that styles apply before the app runs. */
export const isFeaturedHidden = createDeviceStore('hidden', (text) => text.includes(FEATURED))
isFeaturedHidden.subscribe(() => {
  document.documentElement.dataset['hidden'] = isFeaturedHidden.get() ? FEATURED : ''
})

export function hideFeatured(hides: boolean): void {
  isFeaturedHidden.save(hides ? FEATURED : '')
}
