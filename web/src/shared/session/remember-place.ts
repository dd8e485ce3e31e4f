import { allowLeaving } from '../lib/leave-guard.ts'
import type { Intent } from './ask-to-sign-in.ts'
import { signInProgress } from './sign-in-progress.ts'
import { troubleIn } from './sign-in-trouble.ts'
import { readOnce, remember } from './tab-memory.ts'

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
  const place = intent && 'goTo' in intent ? intent : here
  remember('return-to', place.goTo)
  remember('return-state', JSON.stringify(place.state ?? null))
  // Never taken from the URL, where a link could forge a vote. Drop what's left over from an earlier attempt.
  if (intent && 'upvote' in intent) remember('return-upvote', String(intent.upvote))
  else readOnce('return-upvote')
  if (intent && 'save' in intent) remember('return-save', String(intent.save))
  else readOnce('return-save')
}

/** Marks this tab as the one that started the sign-in, so that a ticket arriving in another tab is rejected. */
export function markStarted(): boolean {
  readOnce('sign-in-restarted')
  return remember('sign-in-started', 'yes')
}
