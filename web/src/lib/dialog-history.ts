import { type To, useLocation, useNavigate } from 'react-router'

/** What the state of a location says about the dialog that its address opens. */
interface DialogState {
  /** How many history entries back the page is that the dialog was opened over. */
  entriesAbovePage?: number
  /** The entry before this one is the sign-in service. */
  fromSignIn?: boolean
}

function entriesAbovePage(state: unknown): number {
  const { entriesAbovePage = 0, fromSignIn = false } = (state ?? {}) as DialogState
  return fromSignIn ? 0 : entriesAbovePage
}

/** The state for the entry of a dialog that is opened from here: from the page, or from another dialog over it. */
export function useDialogState({ overDialog }: { overDialog: boolean }): DialogState | undefined {
  const above = entriesAbovePage(useLocation().state)
  // Nobody came to this dialog from its page (a link, a reload of one), so there is no entry to go back to.
  if (overDialog && above === 0) return undefined
  return { entriesAbovePage: above + 1 }
}

/** Closes the dialog that the address opens, which shows the page beneath it. */
export function useCloseDialog(page: To): () => void {
  const leave = useLeave({ entries: entriesAbovePage(useLocation().state), page })
  return () => leave()
}

let goingBack = false

/**
 * Leaves for the page beneath: back by so many entries, so that the history doesn't grow, or by replacing this entry
 * where the page has none. The new page gets `state`, if any.
 */
export function useLeave({ entries, page }: { entries: number; page: To }): (state?: object) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (state) => {
    const replace = () => void navigate(page, { replace: true, preventScrollReset: true, state })
    // A save that ends after its dialog was closed must not lead away from the page the person is on by now.
    if (keyOfEntry() !== key) return
    if (!canGoBack(entries, window.history.state)) return replace()
    // The browser goes back a moment later. A second press until then would go back once more, off the page.
    if (goingBack) return
    goingBack = true
    const arrive = () => {
      goingBack = false
      if (state) replace()
    }
    window.addEventListener('popstate', arrive, { once: true })
    void navigate(-entries)
  }
}

/** Whether so many entries before this one are the app's own: further back is another site, or nothing. */
export function canGoBack(entries: number, entry: { idx?: number | null } | null): boolean {
  // the router counts its entries from 0
  return entries > 0 && (entry?.idx ?? 0) >= entries
}

/** The router's key of the entry that the browser is at. */
function keyOfEntry(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default'
}
