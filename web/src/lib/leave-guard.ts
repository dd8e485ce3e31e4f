import { useEffect } from 'react'

let leavingOnPurpose = false

/** Called before the app leads away from the site itself, with what was typed kept for the way back. */
export function allowLeaving(): void {
  leavingOnPurpose = true
}

/** Lets the browser ask before a reload or a closed tab loses what was typed. */
export function useUnloadGuard(unsaved: boolean): void {
  useEffect(() => {
    if (!unsaved) return
    leavingOnPurpose = false
    const ask = (event: BeforeUnloadEvent) => {
      if (!leavingOnPurpose) event.preventDefault()
    }
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [unsaved])
}
