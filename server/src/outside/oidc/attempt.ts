import { createHmac } from 'node:crypto'

/** What the issuer gets when a browser starts to sign in, and what must match when it returns. */
interface Attempt {
  state: string
  nonce: string
  /** Of PKCE. */
  verifier: string
}

/**
 * Computed from the cookie that marks the browser, so that nothing is stored: anyone can start a sign-in, again and again. The
 * state and nonce are in addresses that others may see, and reveal neither the cookie nor the verifier. A response works
 * once because the issuer accepts each of its codes once.
 */
export function attemptOf(pending: string): Attempt {
  const derive = (purpose: string) => createHmac('sha256', pending).update(purpose).digest('base64url')
  return { state: derive('state'), nonce: derive('nonce'), verifier: derive('verifier') }
}
