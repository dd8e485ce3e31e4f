import { SIGN_IN_TROUBLE, SIGN_IN_TROUBLES, type SignInTrouble } from '@prompt-library/contract/session'

export const NOT_SET_UP = 'Nobody can sign in here: no sign-in service is set up.'

/** What to tell whom the server could not lead to the sign-in service, or away from it. */
export const TROUBLE_SENTENCES: Record<SignInTrouble, string> = {
  unavailable: 'The library is not available just now. Please try again in a moment.',
  'not-set-up': NOT_SET_UP,
  'sign-out':
    'You are signed out in this browser. The library could not end your session on the server just now; it ends by itself within 12 hours.',
}

/** The trouble that the server wrote into the address; what it does not know counts as none. */
export function troubleIn(search: string): SignInTrouble | undefined {
  const trouble = new URLSearchParams(search).get(SIGN_IN_TROUBLE)
  return SIGN_IN_TROUBLES.find((known) => known === trouble)
}
