import { allowLeaving } from '../lib/leave-guard.ts'
import { writeStored } from '../lib/storage.ts'
import type { Intent } from './ask-to-sign-in.ts'
import { signInProgress, troubleIn } from './sign-in-progress.ts'

/** Where the tab keeps the page and the intent during the redirect to the sign-in service. */
export const RETURN_PLACE = 'return-place'
/** Set in the tab that started the sign-in, so that a ticket arriving in another tab is rejected. */
export const STARTED = 'sign-in-started'
export const RESTARTED = 'sign-in-restarted'

/** Call before leaving for the sign-in service, so that the user returns to this page or completes the intent. */
export function rememberPlace(intent?: Intent): void {
  allowLeaving()
  markStarted()
  // A retry after a failed sign-in keeps the original destination.
  const { pathname, search, hash } = window.location
  if (signInProgress.get().step === 'failed' || troubleIn(search)) return
  // React Router's location state, such as the page below a dialog.
  const state: unknown = (window.history.state as { usr?: unknown } | null)?.usr
  const here = { goTo: pathname + search + hash, state }
  // The intent is never taken from the URL, where a link could forge a vote.
  writeStored('tab', RETURN_PLACE, intent && 'goTo' in intent ? intent : { ...here, ...intent })
}

/** False if the browser blocks storage. */
export function markStarted(): boolean {
  writeStored('tab', RESTARTED, undefined)
  return writeStored('tab', STARTED, 'yes')
}
