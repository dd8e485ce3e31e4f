import { SIGN_IN_TROUBLE, SIGN_IN_TROUBLES, type SignInTrouble } from '@prompt-library/contract/pages'
import { createStore } from '../lib/store.ts'

type SignIn = { step: 'none' } | { step: 'verifying' } | { step: 'failed'; message: string }

/** The state of the sign-in that led to this page load. */
export const signInProgress = createStore<SignIn>({ step: 'none' })

export const SIGN_IN_FAILED = 'An error occurred during authentication.'

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

export const NOT_SET_UP = 'Sign-in isn’t set up on this site yet.'

/** The problem the server reported in the URL, if it is a known one. */
export function troubleIn(search: string): SignInTrouble | undefined {
  const trouble = new URLSearchParams(search).get(SIGN_IN_TROUBLE)
  return SIGN_IN_TROUBLES.find((known) => known === trouble)
}
