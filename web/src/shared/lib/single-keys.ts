import { createDeviceStore } from './device-store.ts'

/** Whether shortcuts of a single character work. Speech and switch users can turn them off (WCAG 2.1.4). */
export const singleKeys = createDeviceStore('single-keys', (text) => text !== 'off')

export function setSingleKeys(on: boolean): void {
  singleKeys.save(on ? 'on' : 'off')
}
