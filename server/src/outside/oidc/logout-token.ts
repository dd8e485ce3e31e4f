import { errors, jwtVerify } from 'jose'
import { NotFromService, type SessionsToEnd } from '../sign-in.ts'
import { CLOCK_TOLERANCE, type Issuer, SIGNATURES } from './issuer.ts'

const EVENT = 'http://schemas.openid.net/event/backchannel-logout'
const AGE_MAX_SECONDS = 120

/**
 * When a message that someone signed out at the OpenID Connect service is believed: it's at most two minutes old, and
 * verified as OpenID Connect Back-Channel Logout 1.0 asks.
 */
export async function readLogoutToken(
  token: string,
  { metadata, keysForStrangers }: Issuer,
  clientId: string,
): Promise<SessionsToEnd> {
  const claims = await verified()
  const { sub: subject, sid: handle, events, jti } = claims
  const event = (events as Record<string, unknown> | undefined)?.[EVENT]
  if (typeof event !== 'object' || event === null) throw new NotFromService('a token of another kind')
  if ('nonce' in claims) throw new NotFromService('an ID token')
  if (handle !== undefined && typeof handle !== 'string') throw new NotFromService('an odd session')
  if (subject === undefined && handle === undefined) throw new NotFromService('no session')
  return { handle, subject, requestId: jti ?? '' }

  async function verified() {
    try {
      const { payload } = await jwtVerify(token, keysForStrangers, {
        issuer: metadata.issuer,
        audience: clientId,
        algorithms: SIGNATURES,
        clockTolerance: CLOCK_TOLERANCE,
        maxTokenAge: AGE_MAX_SECONDS,
        requiredClaims: ['jti', 'events'],
      })
      return payload
    } catch (error) {
      if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError)) throw error
      throw new NotFromService(error.code)
    }
  }
}
