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
    /** Put here by public/before-first-paint.js. */
    signInTicket?: string
  }
}

type SignIn = { step: 'none' } | { step: 'verifying' } | { step: 'failed'; message: string }

/** How far the sign-in has come that brought one to this page. */
export const signInProgress = createStore<SignIn>({ step: 'none' })

/** Called by whatever leads to the sign-in service, so that one comes back to where one was, or to what one wanted. */
export function rememberPlace(intent?: Intent): void {
  allowLeaving()
  begin()
  // whoever tries again after a failure still wants to go where they were going
  const { pathname, search, hash } = window.location
  if (signInProgress.get().step === 'failed' || troubleIn(search)) return
  // what lies over which page, and what it was opened with
  const state: unknown = (window.history.state as { usr?: unknown } | null)?.usr
  const here = { goTo: pathname + search + hash, state }
  const place = intent && 'goTo' in intent ? intent : here
  remember('return-to', place.goTo)
  remember('return-state', JSON.stringify(place.state ?? null))
  // a vote is never in the address, where a link could ask for one; and one of an earlier attempt does not count
  if (intent && 'upvote' in intent) remember('return-upvote', String(intent.upvote))
  else readOnce('return-upvote')
}

/** Marks this tab: a ticket that arrives in another one was not asked for there. */
function begin(): boolean {
  readOnce('sign-in-restarted')
  return remember('sign-in-begun', 'yes')
}

interface Parts {
  queryClient: QueryClient
  goTo: (path: string, state: object) => void
  upvote: (promptId: number) => void
}

/**
 * Redeems the ticket that the sign-in service sent along, if there is one. Called once, outside React: a ticket works
 * once, and an effect may run twice.
 */
export async function finishSignIn({ queryClient, goTo, upvote }: Parts): Promise<void> {
  const ticket = window.signInTicket
  delete window.signInTicket
  if (ticket === undefined) return
  signInProgress.set({ step: 'verifying' })
  try {
    const begun = readOnce('sign-in-begun') === null ? undefined : 'here'
    await callApi(verifyTicket, { query: { ticket, begun } })
    readOnce('sign-in-restarted')
    // one that was asked for before the ticket was redeemed would still say that nobody is signed in
    await queryClient.cancelQueries(sessionQuery)
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 })
    // Lists loaded before the sign-in finished show a visitor's votes, which is none.
    void queryClient.resetQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' })
    goTo(returnPath(readOnce('return-to')), returnState())
    signInProgress.set({ step: 'none' })
    const promptId = Number(readOnce('return-upvote'))
    if (promptId > 0) upvote(promptId)
  } catch (error) {
    // this tab has not asked for that ticket: perhaps it waited too long. Once more from the start, but only once,
    // because a browser that keeps no cookies would go round for ever
    const notBegun = error instanceof ApiError && error.status === 409
    if (
      notBegun &&
      readOnce('sign-in-restarted') === null &&
      begin() &&
      remember('sign-in-restarted', 'yes')
    ) {
      window.location.replace(LOGIN_PATH)
      return
    }
    console.warn('The sign-in failed:', error)
    signInProgress.set({ step: 'failed', message: messageOf(error) })
  }
}

/** The state of the place, with a mark: going back from there leads to the sign-in service, not to the page before. */
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

/** Whoever goes on to another page after a sign-in that failed has left it behind. */
export function leaveFailedSignIn(router: Router): void {
  let here = router.state.location
  // it also tells of what happens where one is
  router.subscribe(({ location }) => {
    if (location !== here && signInProgress.get().step === 'failed') signInProgress.set({ step: 'none' })
    here = location
  })
}

function messageOf(error: unknown): string {
  if (!(error instanceof ApiError)) return 'An error occurred during authentication.'
  return error.message || 'CAS authentication failed. Please try again.'
}
