import { returnPath } from '@prompt-library/domain/return-path'
import { type Location, useLocation } from 'react-router'
import { useLeave } from '../../shared/lib/dialog-history.ts'

/** The location state of `/submit`. */
export interface SubmitLocationState {
  prefill?: unknown
  /** The page below the form when it opens as a dialog. */
  background?: Location
  fromSignIn?: boolean
}

/** Returns from `/submit` to the page it was opened from. */
export function useLeaveSubmit(): (state?: object) => void {
  const { state } = useLocation()
  const { background, fromSignIn } = (state ?? {}) as SubmitLocationState
  const page = returnPath(background && background.pathname + background.search)
  return useLeave({ entries: fromSignIn ? 0 : 1, page })
}
