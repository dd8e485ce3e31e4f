import { readStored, writeStored } from './storage.ts'
import { createStore } from './store.ts'

/** A choice that this browser keeps, in every tab. `parse` reads the stored text, which may be missing or wrong. */
export function createDeviceStore<Value>(key: string, parse: (text: string) => Value) {
  const read = () => parse(readStored('device', key) ?? '')
  const store = createStore(read(), parse(''))
  window.addEventListener('storage', (event) => {
    // Without a key, the whole storage was cleared.
    if (event.key === key || event.key === null) store.set(read())
  })
  return {
    ...store,
    /** Undefined deletes it. */
    save: (text: string | undefined) => {
      writeStored('device', key, text)
      // Not read again: where storage is blocked, the choice lasts until the page is closed.
      store.set(parse(text ?? ''))
    },
  }
}
