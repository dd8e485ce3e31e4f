// Session cookies: their names and rules, and that only a hash is stored.
import { createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../config.ts'
import type { Identity } from '../../outside/sign-in.ts'

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
    refused: `${prefix}sign-in-refused`,
    flags: { path: '/', httpOnly: true, sameSite: 'lax', secure: https },
  } as const
}

/** Sessions from another sign-in service are invalid. */
export function sessionIssuer({ signIn }: Pick<Config, 'signIn'>): string {
  if (signIn.kind === 'cas') return signIn.baseUrl
  return signIn.kind === 'oidc' ? signIn.issuer : signIn.kind
}

/** Whose sign-ins are counted together. By NetID alone, someone could use up the sign-ins of its owner. */
export function signInSubject({
  netid,
  identity,
}: {
  netid: string
  identity: Identity | undefined
}): string {
  if (!identity) return netid
  return Buffer.from(hashToken(`${identity.issuer}\n${identity.subject}`)).toString('base64url')
}
