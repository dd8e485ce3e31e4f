// What the browser stores in the tab and on the device. Works without storage, too.

/** `tab` survives a reload and the redirect to the sign-in service. `device` is shared by all tabs and survives closing them. */
export type Scope = 'tab' | 'device'

/** Reading the property itself fails where the browser blocks storage. */
function storageOf(scope: Scope): Storage {
  return scope === 'tab' ? sessionStorage : localStorage
}

export function readStored(scope: Scope, key: string): string | undefined {
  try {
    return storageOf(scope).getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text as it is, other values as JSON, and removes the key for undefined. False if storage is full or blocked. */
export function writeStored(scope: Scope, key: string, value: unknown): boolean {
  try {
    if (value === undefined) storageOf(scope).removeItem(key)
    else storageOf(scope).setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function keysOnDevice(prefix: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefix))
  } catch {
    return []
  }
}

/** Called on sign-out, so the next user of a shared computer doesn't find the texts. The page must be left afterwards. */
export function forgetTab(): void {
  clear()
  // Again after the router, which stores scroll positions as the page is left.
  window.addEventListener('pagehide', clear)
}

function clear(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
