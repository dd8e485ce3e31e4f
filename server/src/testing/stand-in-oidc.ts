import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

type Claims = Record<string, unknown>

interface Code {
  claims: Claims
  nonce: string
  challenge: string
  redirectUri: string
}

/** What tests can change about a response. Each applies until `behave` is called again. */
interface Misbehavior {
  discovery?: Claims
  /** Merged into the ID token's claims. Undefined removes one. */
  idToken?: Claims
  /** Replaces the ID token, given the one that would be sent. */
  forge?: (idToken: string) => string | Promise<string>
  /** Claims that only the UserInfo endpoint returns. */
  userInfo?: Claims
  /** Answers requests to this path. */
  at?: { path: string; respond: (request: IncomingMessage, response: ServerResponse) => void }
}

export const CLIENT = { id: 'prompt-library', secret: 'a secret' }
const LOGOUT_EVENT = 'http://schemas.openid.net/event/backchannel-logout'

/** A fake OpenID Connect issuer with the real HTTP protocol, which can misbehave in any way. */
export async function startStandInOidc() {
  const codes = new Map<string, Code>()
  const accessTokens = new Map<string, Claims>()
  const requests: string[] = []
  let keys = await newKeys()
  let misbehavior: Misbehavior = {}

  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://issuer')
    requests.push(url.pathname)
    if (misbehavior.at && url.pathname === misbehavior.at.path)
      return misbehavior.at.respond(request, response)
    if (url.pathname === '/.well-known/openid-configuration')
      return sendJson(response, { ...metadata, ...misbehavior.discovery })
    if (url.pathname === '/keys') return sendJson(response, { keys: [keys.publicJwk] })
    if (url.pathname === '/userinfo') {
      const claims = accessTokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
      return sendJson(response, { sub: claims?.['sub'], ...misbehavior.userInfo })
    }
    if (url.pathname === '/token') return void redeem(request, response)
    return response.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/keys`,
    end_session_endpoint: `${issuer}/end`,
    authorization_response_iss_parameter_supported: true,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  }

  async function redeem(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = new URLSearchParams(await textOf(request))
    const code = codes.get(body.get('code') ?? '')
    codes.delete(body.get('code') ?? '')
    const [, basic = ''] = /^Basic (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const [id, secret] = Buffer.from(basic, 'base64').toString().split(':').map(decodeForm)
    if (id !== CLIENT.id || secret !== CLIENT.secret)
      return sendJson(response, { error: 'invalid_client' }, 400)
    const challenge = createHash('sha256')
      .update(body.get('code_verifier') ?? '')
      .digest('base64url')
    if (code?.challenge !== challenge || code.redirectUri !== body.get('redirect_uri'))
      return sendJson(response, { error: 'invalid_grant' }, 400)
    const accessToken = randomBytes(12).toString('hex')
    accessTokens.set(accessToken, code.claims)
    const idToken = await sign({ nonce: code.nonce, ...code.claims, ...misbehavior.idToken })
    sendJson(response, {
      access_token: accessToken,
      token_type: 'Bearer',
      id_token: (await misbehavior.forge?.(idToken)) ?? idToken,
    })
  }

  /** Undefined claims are left out. */
  const sign = (claims: Claims, header: Claims = {}) => {
    const now = Math.floor(Date.now() / 1000)
    const all = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, ...claims }
    return new SignJWT(JSON.parse(JSON.stringify(all)) as JWTPayload)
      .setProtectedHeader({ alg: 'RS256', kid: keys.kid, ...header })
      .sign(keys.privateKey)
  }

  return {
    issuer,
    settings: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT.id, OIDC_CLIENT_SECRET: CLIENT.secret },
    /** The paths of the requests it received. */
    requests,
    sign,
    /** What the issuer adds to the callback's address after the user has signed in. */
    respond: (authorizationUrl: string, claims: Claims): URLSearchParams => {
      const query = new URL(authorizationUrl).searchParams
      const code = randomBytes(12).toString('hex')
      codes.set(code, {
        claims,
        nonce: query.get('nonce') ?? '',
        challenge: query.get('code_challenge') ?? '',
        redirectUri: query.get('redirect_uri') ?? '',
      })
      return new URLSearchParams({ code, state: query.get('state') ?? '', iss: issuer })
    },
    logoutToken: (claims: Claims, header?: Claims) =>
      sign({ jti: randomBytes(8).toString('hex'), events: { [LOGOUT_EVENT]: {} }, ...claims }, header),
    rotateKeys: async () => {
      keys = await newKeys()
    },
    behave: (next: Misbehavior = {}) => {
      misbehavior = next
    },
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function newKeys() {
  const { privateKey, publicKey } = await generateKeyPair('RS256')
  const kid = randomBytes(4).toString('hex')
  return { privateKey, kid, publicJwk: { ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' } }
}

export function sendJson(response: ServerResponse, body: object, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const part of request) text += part
  return text
}

function decodeForm(text: string): string {
  return decodeURIComponent(text.replaceAll('+', ' '))
}
