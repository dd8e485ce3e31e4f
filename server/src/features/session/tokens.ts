import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'

export const createToken = () => randomBytes(32).toString('base64url')

/** Only this is stored: whoever reads the database can't sign in with it. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** Names and flags of our cookies. Browsers take a `__Host-` cookie only over https, from this site, for all of it. */
export function cookieRules({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const https = publicUrl.startsWith('https:')
  const prefix = https ? '__Host-' : ''
  return {
    session: `${prefix}session`,
    pending: `${prefix}sign-in-pending`,
    flags: { path: '/', httpOnly: true, sameSite: 'lax', secure: https },
  } as const
}

/** Who vouched for a session: one that another sign-in service vouched for is worthless here. */
export function sessionIssuer({ signIn }: Pick<Config, 'signIn'>): string {
  return signIn.kind === 'cas' ? signIn.baseUrl : signIn.kind
}
