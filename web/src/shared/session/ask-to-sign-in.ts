import { createStore } from '../lib/store.ts'

/** Why the user is asked to sign in: the action requires it, or the session has ended. */
type Reason = 'members-only' | 'session-ended'

/** The action to complete after the sign-in: open a page or form, or upvote or save a prompt. */
export type Intent = { goTo: string; state?: object } | { upvote: number } | { save: number }

export const signInRequest = createStore<{ reason: Reason; intent?: Intent | undefined } | undefined>(
  undefined,
)

/** Opens the sign-in dialog over the current page. */
export function askToSignIn(reason: Reason, intent?: Intent): void {
  signInRequest.set({ reason, intent })
}
