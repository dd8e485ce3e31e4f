import { createStore } from '../../lib/store.ts'

/** Why one is asked to sign in: for something that only members do, or because the session has ended. */
type Reason = 'members-only' | 'session-ended'

export const signInRequest = createStore<Reason | undefined>(undefined)

/** Asks in a dialog over the page, which stays as it is. */
export function askToSignIn(reason: Reason): void {
  signInRequest.set(reason)
}
