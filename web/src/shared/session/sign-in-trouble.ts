// Which problems with signing in the server can report in the address.
import { SIGN_IN_TROUBLE, SIGN_IN_TROUBLES, type SignInTrouble } from '@prompt-library/contract/pages'

export const NOT_SET_UP = 'Sign-in isn’t set up on this site yet.'

/** The problem the server reported in the URL, if it is a known one. */
export function troubleIn(search: string): SignInTrouble | undefined {
  const trouble = new URLSearchParams(search).get(SIGN_IN_TROUBLE)
  return SIGN_IN_TROUBLES.find((known) => known === trouble)
}
