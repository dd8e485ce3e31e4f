/** Stores a text in this tab, across reloads and the redirect to the sign-in service. False if storage is unavailable. */
export function keepInTab(key: string, text: string | undefined): boolean {
  try {
    if (text === undefined) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function readFromTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Called on sign-out, so the next user of a shared computer doesn't find the texts. The page must be left afterwards. */
export function forgetTab(): void {
  clear()
  // Again after everything else that listens for this: a form may store its text as the page is left.
  window.addEventListener('pagehide', clear)
}

function clear(): void {
  try {
    sessionStorage.clear()
  } catch {
    // Storage is unavailable, so nothing was stored.
  }
}
