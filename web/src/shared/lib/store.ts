import { useSyncExternalStore } from 'react'

/** A value outside React that components can subscribe to. `prerendered` is the value that prerendered pages show. */
export function createStore<Value>(initial: Value, prerendered = initial) {
  let value = initial
  const listeners = new Set<() => void>()
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    subscribe,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, get, () => prerendered),
  }
}
