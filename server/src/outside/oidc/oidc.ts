import { jwtVerify } from 'jose'
import * as client from 'openid-client'
import { AppError } from '../../errors.ts'
import type { OidcSettings } from '../../sign-in-settings.ts'
import { NotFromService, ServiceUnavailable, type SignIn } from '../sign-in.ts'
import { attemptOf } from './attempt.ts'
import { type Claims, isIncomplete, oidcGroups, oidcPerson, oidcRole } from './claims.ts'
import { describeError, failureOf, REFUSED } from './failures.ts'
import { CLOCK_TOLERANCE, createIssuer, type Issuer, SIGNATURES } from './issuer.ts'
import { readLogoutToken } from './logout-token.ts'

const CALLBACK_PATH = '/api/oidc/callback'
const LOGOUT_PATH = '/api/oidc/logout'
/** The parts of the issuer's response. The rest, such as a description of an error, could be anyone's words. */
const RESPONSE_PARTS = ['code', 'state', 'iss', 'error']
/** Codes of some issuers have two thousand characters. */
const RESPONSE_LENGTH_MAX = 8_192
/** As OpenID Connect has it. */
const SUBJECT_LENGTH_MAX = 255
/** An ID token that was issued in the future, by more than the tolerance, is refused as well. */
const ID_TOKEN_AGE_MAX = '1 hour'

interface Parts {
  settings: OidcSettings
  publicUrl: string
}

/**
 * Sign-in with the authorization code flow of OpenID Connect, with PKCE, state, and nonce: where browsers go, and which
 * responses are accepted.
 */
export function createOidc({ settings, publicUrl }: Parts): SignIn {
  const getIssuer = createIssuer(settings)
  const redirectUri = publicUrl + CALLBACK_PATH
  const afterSignOut = `${publicUrl}/`

  return {
    refused: REFUSED,

    begin: async ({ pending, isRetry }) => {
      const issuer = await getIssuer().catch((error) => {
        throw new ServiceUnavailable(new Error(describeError(error)))
      })
      const { state, nonce, verifier } = attemptOf(pending)
      const url = client.buildAuthorizationUrl(issuer.client, {
        redirect_uri: redirectUri,
        scope: settings.scopes.join(' '),
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...promptFor(issuer, { isRetry }),
        ...(settings.needsHostedDomain && settings.netIdDomain && { hd: settings.netIdDomain }),
      })
      return url.href
    },

    callback: {
      path: CALLBACK_PATH,
      // The library's page sends it back as it sends a ticket of CAS, with the mark of the tab that started the sign-in.
      ticketOf: (query) =>
        String(new URLSearchParams([...query].filter(([name]) => RESPONSE_PARTS.includes(name)))),
    },

    accepts: (ticket): ticket is string => {
      if (typeof ticket !== 'string' || ticket.length > RESPONSE_LENGTH_MAX) return false
      const response = new URLSearchParams(ticket)
      const [states, results] = [
        response.getAll('state'),
        [...response.getAll('code'), ...response.getAll('error')],
      ]
      return states.length === 1 && results.length === 1 && [...states, ...results].every(Boolean)
    },

    finish: async ({ ticket, pending, log }) => {
      const response = new URLSearchParams(ticket)
      const { state, nonce, verifier } = attemptOf(pending)
      if (response.get('state') !== state) throw new AppError(409, REFUSED)
      try {
        const issuer = await getIssuer()
        refuseOtherIssuer(response, issuer)
        const tokens = await client.authorizationCodeGrant(issuer.client, withQuery(redirectUri, response), {
          pkceCodeVerifier: verifier,
          expectedNonce: nonce,
          expectedState: state,
          idTokenExpected: true,
        })
        const idToken = tokens.id_token ?? ''
        const claims = await verifyIdToken(idToken, issuer)
        const { sid } = claims
        const subject = subjectOf(claims)
        const complete = await addUserInfo(claims, { issuer, subject, accessToken: tokens.access_token })
        return {
          person: oidcPerson(complete, settings),
          identity: { issuer: settings.issuer, subject },
          role: oidcRole(complete, settings),
          groups: oidcGroups(complete, settings, log),
          handle: typeof sid === 'string' && sid !== '' ? sid : undefined,
          idToken,
        }
      } catch (error) {
        throw failureOf(error, log)
      }
    },

    end: async ({ idToken }) => {
      const issuer = await getIssuer().catch(() => undefined)
      if (!issuer?.metadata.end_session_endpoint) return '/'
      return client.buildEndSessionUrl(issuer.client, {
        post_logout_redirect_uri: afterSignOut,
        ...(idToken !== null && { id_token_hint: idToken }),
      }).href
    },

    endElsewhere: {
      path: LOGOUT_PATH,
      refusedStatus: 400,
      read: async (form) => {
        const [token, ...others] = form.getAll('logout_token')
        if (!token || others.length > 0) throw new NotFromService('no logout token')
        return readLogoutToken(token, await getIssuer(), settings.clientId)
      },
    },
  }

  /** Whether the issuer asks who someone is, although they are signed in there. */
  function promptFor({ metadata }: Issuer, { isRetry }: { isRetry: boolean }): { prompt?: string } {
    const values = metadata['prompt_values_supported']
    const canChoose =
      settings.needsHostedDomain || (Array.isArray(values) && values.includes('select_account'))
    if (isRetry) return { prompt: canChoose ? 'select_account' : 'login' }
    // Signing out here can't end the session there, where the next person at this computer would find it.
    return canChoose && !metadata.end_session_endpoint ? { prompt: 'select_account' } : {}
  }

  /** The client checks everything except the signature, which TLS could replace, but only for a service behind no proxy. */
  async function verifyIdToken(idToken: string, { metadata, keys }: Issuer) {
    const { payload } = await jwtVerify(idToken, keys, {
      issuer: metadata.issuer,
      audience: settings.clientId,
      algorithms: SIGNATURES,
      clockTolerance: CLOCK_TOLERANCE,
      maxTokenAge: ID_TOKEN_AGE_MAX,
      requiredClaims: ['sub', 'exp'],
    })
    return payload
  }

  /** Many issuers put names into the ID token, and others only here. The ID token wins. */
  async function addUserInfo(
    claims: Claims,
    { issuer, subject, accessToken }: { issuer: Issuer; subject: string; accessToken: string },
  ): Promise<Claims> {
    if (!issuer.metadata.userinfo_endpoint || !isIncomplete(claims, settings)) return claims
    const { email, email_verified, ...others } = await client.fetchUserInfo(
      issuer.client,
      accessToken,
      subject,
    )
    // An email and whether it's verified come from the same place.
    return { ...others, ...(claims['email'] === undefined && { email, email_verified }), ...claims }
  }
}

/** Without a name for the user that no one else has, the next user would get the account of this one. */
function subjectOf({ sub }: Claims): string {
  if (typeof sub !== 'string' || sub.trim() === '' || sub.length > SUBJECT_LENGTH_MAX)
    throw new TypeError('The service sent no valid name for the user (sub).')
  return sub
}

/** Otherwise, a response of another issuer could send this one's code, or the user, to the wrong place. */
function refuseOtherIssuer(response: URLSearchParams, { metadata }: Issuer): void {
  const issuers = response.getAll('iss')
  const isExpected = issuers.length > 0 || metadata.authorization_response_iss_parameter_supported === true
  if (isExpected && (issuers.length !== 1 || issuers[0] !== metadata.issuer)) throw new AppError(401, REFUSED)
}

function withQuery(address: string, query: URLSearchParams): URL {
  return new URL(`${address}?${query}`)
}
