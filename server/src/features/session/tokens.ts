import { createHash, randomBytes } from 'node:crypto'
import { MINUTE } from '@prompt-library/domain/durations'
import type { Config } from '../../config.ts'
import type { Identity } from '../../outside/sign-in.ts'

export const createToken = () => randomBytes(32).toString('base64url')

/** Only the hash is stored, so a leaked database can't be used to sign in. */
export function hashToken(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** How long someone can take at the sign-in service. */
export const ATTEMPT_LIFE = 10 * MINUTE

/**
 * The value of the cookie that marks a browser as the one that starts a sign-in, with the time. A page of the library remembers
 * in its tab that it started the sign-in, and says so when it finishes. The cookie isn't enough: all tabs share it, and another
 * site could open a second tab to have it set.
 */
export function createPending({ byPage, now }: { byPage: boolean; now: Date }): string {
  return `${byPage ? STARTED_BY_PAGE : 'direct.'}${now.getTime()}.${createToken()}`
}

const STARTED_BY_PAGE = 'page.'

/** Whether this browser can finish a sign-in: it started one within the last ten minutes, and in the same tab if a page did. */
export function canFinish(pending: string, { byPage, now }: { byPage: boolean; now: Date }): boolean {
  const startedAt = Number(pending.split('.')[1])
  const isRecent = now.getTime() - startedAt < ATTEMPT_LIFE
  return isRecent && (byPage || !pending.startsWith(STARTED_BY_PAGE))
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
