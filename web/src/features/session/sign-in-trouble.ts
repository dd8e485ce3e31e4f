import { SIGN_IN_TROUBLE, SIGN_IN_TROUBLES, type SignInTrouble } from '@prompt-library/contract/session'

export const NOT_SET_UP = 'Sign-in isn’t set up on this site yet.'

/** Shown when the server couldn't redirect to the sign-in service, or couldn't finish signing out. */
export const TROUBLE_TEXTS: Record<SignInTrouble, string> = {
  unavailable: 'The library isn’t available right now. Please try again in a moment.',
  'not-set-up': NOT_SET_UP,
  'sign-out':
    'You’re signed out in this browser, but we couldn’t end your session on the server. It will expire within 12 hours.',
}

/** The problem the server reported in the URL, if it is a known one. */
export function troubleIn(search: string): SignInTrouble | undefined {
  const trouble = new URLSearchParams(search).get(SIGN_IN_TROUBLE)
  return SIGN_IN_TROUBLES.find((known) => known === trouble)
}
