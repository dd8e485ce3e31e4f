// What closing a dialog with its own address does to the browser's history.
import { type To, useLocation, useNavigate } from 'react-router'

/** The location state of a dialog that has its own URL. */
interface DialogState {
  /** The number of history entries between the dialog and the page it was opened over. */
  entriesAbovePage?: number
  /** The previous history entry is the sign-in service. */
  fromSignIn?: boolean
}

function entriesAbovePage(state: unknown): number {
  const { entriesAbovePage = 0, fromSignIn = false } = (state ?? {}) as DialogState
  return fromSignIn ? 0 : entriesAbovePage
}

/** The location state for a dialog opened from the current page or from another dialog. */
export function useDialogState({ overDialog }: { overDialog: boolean }): DialogState | undefined {
  const above = entriesAbovePage(useLocation().state)
  // The current dialog wasn't opened from its page (for example, by a link), so there's no entry to go back to.
  if (overDialog && above === 0) return undefined
  return { entriesAbovePage: above + 1 }
}

/** Closes the dialog in the URL, which shows the page below it. */
export function useCloseDialog(page: To): () => void {
  const leave = useLeave({ entries: entriesAbovePage(useLocation().state), page })
  return () => leave()
}

let goingBack = false

/**
 * Returns to the page below: goes back `entries` entries so the history doesn't grow, or replaces the current entry if
 * that's not possible. Passes `state` to the page, if given.
 */
export function useLeave({ entries, page }: { entries: number; page: To }): (state?: object) => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return (state) => {
    const replace = () => void navigate(page, { replace: true, preventScrollReset: true, state })
    // A save that finishes after its dialog was closed must not navigate away from the current page.
    if (keyOfEntry() !== key) return
    if (!canGoBack(entries, window.history.state)) return replace()
    // Going back is asynchronous. A second click before it happens would go back too far.
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

/** Whether the last `entries` history entries belong to the app, so going back doesn't leave the site. */
export function canGoBack(entries: number, entry: { idx?: number | null } | null): boolean {
  // The router numbers its entries from 0.
  return entries > 0 && (entry?.idx ?? 0) >= entries
}

/** The router's key for the browser's current entry. */
function keyOfEntry(): string {
  return (window.history.state as { key?: string } | null)?.key ?? 'default'
}
