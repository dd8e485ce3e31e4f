import { returnPath } from '@prompt-library/domain/return-path'
import { type Location, useLocation } from 'react-router'
import { useLeave } from '../../lib/dialog-history.ts'

/** What the location's state says of the form. */
export interface OpenedWith {
  prefill?: unknown
  /** The page that it lies over. */
  background?: Location
  fromSignIn?: boolean
}

/** Leaves the form at `/submit` for the page it was opened from. */
export function useLeaveSubmit(): (state?: object) => void {
  const { state } = useLocation()
  const { background, fromSignIn } = (state ?? {}) as OpenedWith
  const page = returnPath(background && background.pathname + background.search)
  return useLeave({ entries: fromSignIn ? 0 : 1, page })
}
