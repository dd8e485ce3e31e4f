import { createStore } from './store.ts'

/** A choice that this browser keeps, in every tab. `parse` reads the stored text, which may be missing or wrong. */
export function createDeviceStore<Value>(key: string, parse: (text: string) => Value) {
  const read = () => {
    try {
      return parse(localStorage.getItem(key) ?? '')
    } catch {
      return parse('')
    }
  }
  const store = createStore(read())
  window.addEventListener('storage', (event) => {
    // Without a key, the whole storage was cleared.
    if (event.key === key || event.key === null) store.set(read())
  })
  return {
    ...store,
    save: (text: string) => {
      try {
        localStorage.setItem(key, text)
      } catch {
        // Storage is blocked, so the choice lasts until the page is closed.
      }
      store.set(parse(text))
    },
  }
}
