import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'

export const createToken = () => randomBytes(32).toString('base64url')

/** Only the hash is stored, so a leaked database can't be used to sign in. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** Browsers accept a `__Host-` cookie only over https and only for this exact host. */
export function cookieRules({ publicUrl }: Pick<Config, 'publicUrl'>) {
  const https = publicUrl.startsWith('https:')
  const prefix = https ? '__Host-' : ''
  return {
    session: `${prefix}session`,
    pending: `${prefix}sign-in-pending`,
    flags: { path: '/', httpOnly: true, sameSite: 'lax', secure: https },
  } as const
}

/** Sessions from another sign-in service are invalid. */
export function sessionIssuer({ signIn }: Pick<Config, 'signIn'>): string {
  return signIn.kind === 'cas' ? signIn.baseUrl : signIn.kind
}
