/** Keeps a text for this tab, over a reload and a trip to the sign-in service; false where the browser keeps nothing. */
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

/** Whoever comes next to this computer must not find what was written here. */
export function forgetTab(): void {
  try {
    sessionStorage.clear()
  } catch {
    // nothing was kept
  }
}
