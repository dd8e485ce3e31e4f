// What the programs of AI tools call: where they register (RFC 7591), and where they get tokens and give them up (RFC 6749, 7009).
import { randomUUID } from 'node:crypto'
import { MCP_PATH, RESOURCE_METADATA_PATH } from '@prompt-library/contract/mcp'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Config } from '../../config.ts'
import { inTransaction } from '../../db/database.ts'
import { sendError, TooManyRequests } from '../../errors.ts'
import type { Count } from '../../plugins/call-limits.ts'
import { addressSubject } from '../../plugins/limits.ts'
import { allowsTools, type FeatureParts } from '../settings/settings.ts'
import { isResource } from './check-request.ts'
import { isAllowed, readMetadata } from './client-metadata.ts'
import { REGISTER_PATH, REVOKE_PATH, resourceMetadata, serverMetadata, TOKEN_PATH } from './metadata.ts'
import { OAuthError } from './oauth-error.ts'
import * as queries from './queries.ts'
import { exchangeCode, exchangeRefreshToken, revokeToken, type Tokens } from './tokens.ts'

interface Parts extends FeatureParts {
  config: Pick<Config, 'publicUrl'>
  count: Count
}

const BODY_LIMIT = 16_384
const OPTIONS = { schema: { hide: true }, bodyLimit: BODY_LIMIT }

export async function oauthEndpoints(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings, config } = parts
  await app.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: BODY_LIMIT },
      async (_request: FastifyRequest, body: string) => readForm(body),
    )
    scope.setErrorHandler(sendOAuthError)
    scope.addHook('onRequest', async (_request, reply) => {
      if (!allowsTools((await settings.read()).settings)) return reply.callNotFound()
      reply.header('cache-control', 'no-store')
    })
    for (const path of [RESOURCE_METADATA_PATH, '/.well-known/oauth-protected-resource'])
      scope.get(path, OPTIONS, async () => {
        const { campus } = (await settings.read()).settings
        return resourceMetadata(config.publicUrl, campus.site_title)
      })
    scope.get('/.well-known/oauth-authorization-server', OPTIONS, async () =>
      serverMetadata(config.publicUrl),
    )
    registerEndpoint(scope, parts)
    tokenEndpoint(scope, parts)
    revokeEndpoint(scope, parts)
  })
}

/** Tools that have no document register. Nothing that they say is checked, so the page that asks the user shows their host. */
function registerEndpoint(scope: FastifyInstance, { db, clock, count }: Parts): void {
  scope.post(REGISTER_PATH, OPTIONS, async ({ body, ip }, reply) => {
    const id = randomUUID()
    const { name, redirect_uris } = readMetadata(id, body)
    await count('new-tool-address', addressSubject(ip))
    await count('new-tool', 'all')
    const now = clock()
    await queries.saveClient(db, { id, name, redirect_uris, created_at: now, read_at: null })
    return reply.status(201).send({
      client_id: id,
      client_id_issued_at: Math.floor(now.getTime() / 1_000),
      client_name: name,
      redirect_uris,
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    })
  })
}

function tokenEndpoint(scope: FastifyInstance, parts: Parts): void {
  const { db, config, count } = parts
  const resource = config.publicUrl + MCP_PATH
  scope.post(TOKEN_PATH, OPTIONS, async ({ body, ip }) => {
    await count('write-address', addressSubject(ip))
    const sent = tokenRequest.parse(body)
    const client = await queries.findClient(db, sent.client_id ?? '')
    if (!client) throw new OAuthError('invalid_client', 'This client isn’t known.')
    if (!isResource(sent.resource, config.publicUrl))
      throw new OAuthError('invalid_target', `The resource must be ${resource}.`)
    const tokens = await exchange(sent, client.id, parts)
    if (tokens) return tokens
    throw new OAuthError('invalid_grant', 'This code or token is wrong, expired, or was used before.')
  })
}

async function exchange(
  sent: TokenRequest,
  clientId: string,
  { db, clock, settings }: Parts,
): Promise<Tokens | undefined> {
  const { grant_type, code, code_verifier: verifier, redirect_uri: redirectUri, refresh_token } = sent
  const common = { clientId, now: clock() }
  if (grant_type === 'authorization_code' && code !== undefined && verifier !== undefined)
    return inTransaction(db, (tx) => exchangeCode(tx, { ...common, code, verifier, redirectUri }))
  if (grant_type === 'refresh_token' && refresh_token !== undefined) {
    const { settings: current } = await settings.read()
    return inTransaction(db, (tx) =>
      exchangeRefreshToken(tx, {
        ...common,
        refreshToken: refresh_token,
        isAllowed: (tool) => isAllowed(current, tool),
      }),
    )
  }
  const isKnown = grant_type === 'authorization_code' || grant_type === 'refresh_token'
  throw new OAuthError(
    isKnown ? 'invalid_request' : 'unsupported_grant_type',
    'A parameter is missing or unknown.',
  )
}

function revokeEndpoint(scope: FastifyInstance, { db, clock, count }: Parts): void {
  scope.post(REVOKE_PATH, OPTIONS, async ({ body, ip }) => {
    await count('write-address', addressSubject(ip))
    const { token, client_id: clientId } = tokenRequest.parse(body)
    if (token === undefined || clientId === undefined)
      throw new OAuthError('invalid_request', 'token and client_id are needed.')
    await inTransaction(db, (tx) => revokeToken(tx, { token, clientId, now: clock() }))
    return {}
  })
}

const parameter = z.optional(z.string())
const tokenRequest = z.object({
  grant_type: parameter,
  client_id: parameter,
  code: parameter,
  code_verifier: parameter,
  redirect_uri: parameter,
  refresh_token: parameter,
  resource: parameter,
  token: parameter,
})
type TokenRequest = z.output<typeof tokenRequest>

/** A parameter that's sent twice could mean either. */
function readForm(body: string): Record<string, string> {
  const entries = [...new URLSearchParams(body)]
  const form = Object.fromEntries(entries)
  if (Object.keys(form).length < entries.length)
    throw new OAuthError('invalid_request', 'A parameter was sent twice.')
  return form
}

function sendOAuthError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const status = 'statusCode' in error ? Number(error.statusCode) : 500
  const isUnreadable = error instanceof z.core.$ZodError || (status >= 400 && status < 500)
  if (error instanceof OAuthError) reply.status(error.status).send(failure(error.code, error.message))
  else if (error instanceof TooManyRequests)
    reply
      .header('retry-after', error.seconds)
      .status(429)
      .send(failure('temporarily_unavailable', error.message))
  else if (isUnreadable) reply.status(400).send(failure('invalid_request', 'The request couldn’t be read.'))
  else sendError(error, request, reply)
}

const failure = (error: string, error_description: string) => ({ error, error_description })
