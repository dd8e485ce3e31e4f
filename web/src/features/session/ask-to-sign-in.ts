import { createStore } from '../../lib/store.ts'

/** Why one is asked to sign in: for something that only members do, or because the session has ended. */
type Reason = 'members-only' | 'session-ended'

/** What one was about to do when asked to sign in, and does after that sign-in: open a form, or vote for a prompt. */
export type Intent = { goTo: string; state?: object } | { upvote: number }

export const signInRequest = createStore<{ reason: Reason; intent?: Intent | undefined } | undefined>(
  undefined,
)

/** Asks in a dialog over the page, which stays as it is. */
export function askToSignIn(reason: Reason, intent?: Intent): void {
  signInRequest.set({ reason, intent })
}
