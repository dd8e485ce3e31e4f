import { createDeviceStore } from './device-store.ts'

/** Whether / and ? are shortcuts. People who use speech input or a switch can turn them off, as WCAG 2.1.4 demands. */
export const singleKeys = createDeviceStore('single-keys', (text) => text !== 'off')

export function setSingleKeys(on: boolean): void {
  singleKeys.save(on ? 'on' : 'off')
}
