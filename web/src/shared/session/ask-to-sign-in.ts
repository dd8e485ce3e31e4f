// What visitors are asked to sign in for, and the action that is completed afterward.
import { createStore } from '../lib/store.ts'

/** What visitors are asked to sign in for: follows “Sign in to”, and names what it’s about. */
type Purpose =
  | `${'upvote' | 'save' | 'clone' | 'share' | 'enhance' | 'open' | 'export'} this prompt`
  | `add this prompt to ${'a collection' | 'the library'}`
  | `${'create a' | 'export this'} collection`

/** The action to complete after the sign-in: open a page or form, or upvote or save a prompt. */
export type Intent = { goTo: string; state?: object } | { upvote: number } | { save: number }

interface SignInRequest {
  purpose: Purpose | 'session-ended'
  intent?: Intent | undefined
}

export const signInRequest = createStore<SignInRequest | undefined>(undefined)

/** Opens the sign-in dialog over the current page. */
export function askToSignIn(purpose: SignInRequest['purpose'], intent?: Intent): void {
  signInRequest.set({ purpose, intent })
}
