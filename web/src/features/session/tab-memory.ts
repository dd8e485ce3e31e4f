type Key = 'return-to' | 'return-state' | 'sign-in-begun' | 'sign-in-restarted'

/** Keeps something for this tab over a trip to the sign-in service; false where the browser keeps nothing. */
export function remember(key: Key, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch {
    return false
  }
}

/** Gives what was kept, and forgets it. */
export function readOnce(key: Key): string | null {
  try {
    const value = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    return value
  } catch {
    return null
  }
}
