import { LOGIN_PATH, verifyTicket } from '@prompt-library/contract/session'
import { returnPath } from '@prompt-library/domain/return-path'
import type { QueryClient } from '@tanstack/react-query'
import { ApiError, callApi } from '../../lib/api-client.ts'
import { allowLeaving } from '../../lib/leave-guard.ts'
import { createStore } from '../../lib/store.ts'
import { sessionQuery } from './api.ts'
import type { Intent } from './ask-to-sign-in.ts'
import { troubleIn } from './sign-in-trouble.ts'
import { readOnce, remember } from './tab-memory.ts'

declare global {
  interface Window {
    /** Set by public/before-first-paint.js. */
    signInTicket?: string
  }
}

type SignIn = { step: 'none' } | { step: 'verifying' } | { step: 'failed'; message: string }

/** The state of the sign-in that led to this page load. */
export const signInProgress = createStore<SignIn>({ step: 'none' })

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
  // Votes are never taken from the URL, where a link could forge one. Drop a vote left over from an earlier attempt.
  if (intent && 'upvote' in intent) remember('return-upvote', String(intent.upvote))
  else readOnce('return-upvote')
}

/** Marks this tab as the one that started the sign-in, so that a ticket arriving in another tab is rejected. */
function markStarted(): boolean {
  readOnce('sign-in-restarted')
  return remember('sign-in-begun', 'yes')
}

interface Parts {
  queryClient: QueryClient
  goTo: (path: string, state: object) => void
  upvote: (promptId: number) => void
}

/** Verifies the ticket from the sign-in service, if any. Runs outside React: a ticket works once, and effects can run twice. */
export async function finishSignIn({ queryClient, goTo, upvote }: Parts): Promise<void> {
  const ticket = window.signInTicket
  delete window.signInTicket
  if (ticket === undefined) return
  signInProgress.set({ step: 'verifying' })
  try {
    const begun = readOnce('sign-in-begun') === null ? undefined : 'here'
    await callApi(verifyTicket, { query: { ticket, begun } })
    readOnce('sign-in-restarted')
    // A session request sent before the ticket was verified would still report a visitor.
    await queryClient.cancelQueries(sessionQuery)
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // Lists loaded before the sign-in finished don't include the user's votes.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    goTo(returnPath(readOnce('return-to')), returnState())
    signInProgress.set({ step: 'none' })
    const promptId = Number(readOnce('return-upvote'))
    if (promptId > 0) upvote(promptId)
  } catch (error) {
    // This tab didn't start the sign-in, or started it too long ago. Restart it, but only once: a browser without
    // cookies would loop forever.
    const notStartedHere = error instanceof ApiError && error.status === 409
    if (
      notStartedHere &&
      readOnce('sign-in-restarted') === null &&
      markStarted() &&
      remember('sign-in-restarted', 'yes')
    ) {
      window.location.replace(LOGIN_PATH)
      return
    }
    console.warn('Sign-in failed:', error)
    signInProgress.set({ step: 'failed', message: messageOf(error) })
  }
}

/** The saved location state, plus a flag: from here, Back leads to the sign-in service instead of the previous page. */
function returnState(): object {
  try {
    return { ...JSON.parse(readOnce('return-state') ?? 'null'), fromSignIn: true }
  } catch {
    return { fromSignIn: true }
  }
}

interface Router {
  state: { location: object }
  subscribe: (listener: (state: { location: object }) => void) => void
}

/** Clears a failed sign-in when the user navigates to another page. */
export function leaveFailedSignIn(router: Router): void {
  let current = router.state.location
  // The router also notifies about changes within the same location.
  router.subscribe(({ location }) => {
    if (location !== current && signInProgress.get().step === 'failed') signInProgress.set({ step: 'none' })
    current = location
  })
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An error occurred during authentication.'
  return error.message || 'CAS authentication failed. Please try again.'
}
