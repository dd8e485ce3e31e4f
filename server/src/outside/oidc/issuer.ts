import { createRemoteJWKSet, type JWTVerifyGetKey, customFetch as joseFetch } from 'jose'
import * as client from 'openid-client'
import type { OidcSettings } from '../../sign-in-settings.ts'
import { fetchLimited } from './fetch.ts'

const TIME_LIMIT_SECONDS = 5
/** How far the clocks of the issuer and this server may differ. */
export const CLOCK_TOLERANCE = 60
/** Signatures by the issuer's own key. Neither `none` nor a shared secret, which this server could forge itself. */
export const SIGNATURES = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')
const REFRESH_AFTER = 3_600_000
const MINUTES_BETWEEN_FORGERIES = 0.5

export interface Issuer {
  client: client.Configuration
  metadata: client.ServerMetadata
  /** Asks for new keys whenever it meets an unknown one. Only for tokens that came from the issuer itself. */
  keys: JWTVerifyGetKey
  /** Asks for new keys at most twice a minute, because anyone can send a token that has an unknown one. */
  keysForStrangers: JWTVerifyGetKey
}

/** The issuer is asked about itself at the first sign-in and then every hour. It may be down at any time. */
export function createIssuer(settings: OidcSettings) {
  let known: { issuer: Issuer; at: number } | undefined
  let asking: Promise<Issuer> | undefined

  const ask = () => {
    asking ??= discover(settings)
      .then((issuer) => {
        known = { issuer, at: performance.now() }
        return issuer
      })
      .finally(() => {
        asking = undefined
      })
    return asking
  }
  return async (): Promise<Issuer> => {
    if (!known) return ask()
    // An issuer that is down for a while, or slow, doesn't hold up anyone.
    if (performance.now() - known.at > REFRESH_AFTER) ask().catch(() => undefined)
    return known.issuer
  }
}

async function discover(settings: OidcSettings): Promise<Issuer> {
  const insecure = settings.issuer.startsWith('http:')
  const url = new URL(settings.issuer)
  const configuration = await client.discovery(
    url,
    settings.clientId,
    { [client.clockTolerance]: CLOCK_TOLERANCE },
    clientAuthentication(settings.clientSecret),
    {
      timeout: TIME_LIMIT_SECONDS,
      [client.customFetch]: fetchLimited,
      ...(insecure && { execute: [client.allowInsecureRequests] }),
    },
  )
  const metadata = configuration.serverMetadata()
  // The client accepts other issuers at Entra ID, where one tenant could then pose as another.
  if (new URL(metadata.issuer).href !== url.href)
    throw new TypeError(`OIDC_ISSUER must be ${metadata.issuer}, as the service calls itself.`)
  const address = URL.parse(metadata.jwks_uri ?? '')
  if (!address || (address.protocol !== 'https:' && !insecure))
    throw new TypeError('The service must publish its keys over https.')
  const options = { timeoutDuration: TIME_LIMIT_SECONDS * 1_000, [joseFetch]: fetchLimited }
  return {
    client: configuration,
    metadata,
    keys: createRemoteJWKSet(address, { ...options, cooldownDuration: 0 }),
    keysForStrangers: createRemoteJWKSet(address, {
      ...options,
      cooldownDuration: MINUTES_BETWEEN_FORGERIES * 60_000,
    }),
  }
}

/** In the body if the issuer lists that, or else in a header, which is what a list that is left out means. */
function clientAuthentication(secret: string): client.ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(secret), client.ClientSecretBasic(secret)]
  return (server, ...rest) => {
    const methods = server.token_endpoint_auth_methods_supported
    return (methods?.includes('client_secret_post') ? inBody : inHeader)(server, ...rest)
  }
}
