import {
  Client as Client2,
  type OAuthClientProvider,
  StreamableHTTPClientTransport as Transport2,
} from '@modelcontextprotocol/client'
import { Client as Client1 } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as Transport1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { listKeys, revokeKey } from '@prompt-library/contract/keys'
import { connectTool, getToolRequest } from '@prompt-library/contract/oauth'
import { saveSettings } from '@prompt-library/contract/settings'
import { HOUR } from '@prompt-library/domain/durations'
import * as openid from 'openid-client'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { freePort } from '../../testing/free-port.ts'
import type { User } from '../../testing/signed-in-user.ts'
import { startTool } from '../../testing/stand-in-tool.ts'
import { createTestApp } from '../../testing/test-app.ts'

// The official clients, with their own OAuth parts, and a client for OAuth that knows nothing of MCP connect from nothing.

const tool = await startTool()
const document = tool.serve('/client.json', {
  // As ChatGPT describes itself.
  token_endpoint_auth_method: 'private_key_jwt',
  token_endpoint_auth_methods_supported: ['none', 'private_key_jwt'],
})
const port = await freePort()
const PUBLIC_URL = `http://127.0.0.1:${port}`
const { app, db, clock, newUser } = await createTestApp({ PUBLIC_URL }, { readDocument: tool.readDocument })
await app.listen({ host: '127.0.0.1', port })
const admin = await newUser({ role: 'admin' })
await admin.read(saveSettings, { hosted_tools: 'any' })
const author = await newUser({ display_name: 'Ada Author' })
const plan = await createPrompt(db, {
  author_id: author.id,
  title: 'Study plan',
  html: '<p>Plan for {{course}}</p>',
})
const serverUrl = new URL('/mcp', PUBLIC_URL)
const redirectUrl = `${tool.origin}/callback`

/** What the page does when the user clicks Connect, without the page. */
async function consent(user: User, address: URL, allow: 'read' | 'write' = 'write'): Promise<URL> {
  const request = Object.fromEntries(address.searchParams)
  const asked = await user.read(getToolRequest, request)
  expect(asked).toMatchObject({ host: tool.host, refusal: null })
  return new URL((await user.read(connectTool, { ...request, allow })).url)
}

/** What a program keeps. */
function createProvider(clientMetadataUrl?: string) {
  const kept = new Map<string, unknown>()
  const get = (name: string) => kept.get(name) as never
  const keep = (name: string) => (value: unknown) => void kept.set(name, value)
  const provider: OAuthClientProvider = {
    redirectUrl,
    clientMetadata: {
      client_name: 'Stand-in',
      redirect_uris: [redirectUrl],
      token_endpoint_auth_method: 'none',
      grant_types: ['authorization_code', 'refresh_token'],
    },
    ...(clientMetadataUrl && { clientMetadataUrl }),
    state: () => 'some state',
    clientInformation: () => get('client'),
    saveClientInformation: keep('client'),
    tokens: () => get('tokens'),
    saveTokens: keep('tokens'),
    redirectToAuthorization: keep('address'),
    saveCodeVerifier: keep('verifier'),
    codeVerifier: () => get('verifier'),
    invalidateCredentials: (what) => void (what === 'all' ? kept.clear() : kept.delete(what)),
    saveDiscoveryState: keep('discovery'),
    discoveryState: () => get('discovery'),
  }
  return { provider, kept, address: (): URL => get('address') }
}

const CLIENTS = {
  '2.4, negotiated': (provider: OAuthClientProvider) => {
    const transport = new Transport2(serverUrl, { authProvider: provider })
    const client = new Client2({ name: 'test', version: '1' })
    return { transport, client, connect: () => client.connect(transport) }
  },
  '1.x': (provider: OAuthClientProvider) => {
    const transport = new Transport1(serverUrl, { authProvider: provider as never })
    const client = new Client1({ name: 'test', version: '1' })
    return { transport, client, connect: () => client.connect(transport as never) }
  },
}

const textOf = (result: unknown) => (result as { content: [{ text: string }] }).content[0].text

describe.each(Object.keys(CLIENTS) as (keyof typeof CLIENTS)[])('the client from npm, %s', (which) => {
  it.each(['by registering', 'by its document'])('connects %s, and works as the user', async (how) => {
    const user = await newUser({ last_login_at: clock.now })
    const { provider, kept, address } = createProvider(how === 'by its document' ? document : undefined)
    const first = CLIENTS[which](provider)
    await expect(first.connect()).rejects.toThrow(/Unauthorized/)
    expect(address().origin + address().pathname).toBe(`${PUBLIC_URL}/authorize`)
    expect(address().searchParams.get('resource')).toBe(`${PUBLIC_URL}/mcp`)
    const back = await consent(user, address())
    expect(back.searchParams.get('state')).toBe('some state')
    if (first.transport instanceof Transport2) await first.transport.finishAuth(back.searchParams)
    else await first.transport.finishAuth(back.searchParams.get('code') ?? '')

    const { client, transport, connect } = CLIENTS[which](provider)
    await connect()
    expect((await client.listTools()).tools).toHaveLength(5)
    const call = async (name: string, values: Record<string, unknown>) =>
      JSON.parse(textOf(await client.callTool({ name, arguments: values })))
    expect(await call('search_prompts', { query: 'study plan' })).toMatchObject({ total: 1 })
    expect(await call('fill_prompt', { id: plan.id, values: { course: 'BIO 101' } })).toMatchObject({
      text: 'Plan for BIO 101',
    })
    expect(await call('save_prompt', { title: 'Mine', text: 'Do it.', category: 'Teach' })).toMatchObject({
      visibility: 'private',
    })

    // The access token expires, and the program gets another one without asking anyone.
    const before = kept.get('tokens')
    clock.now = new Date(clock.now.getTime() + HOUR)
    expect(await call('search_prompts', { where: 'mine' })).toMatchObject({ prompts: [{ title: 'Mine' }] })
    expect(kept.get('tokens')).not.toEqual(before)

    const [listed] = await user.read(listKeys)
    expect(listed).toMatchObject({ name: 'Stand-in', host: tool.host, scope: 'write' })
    await user.read(revokeKey, { key_id: listed?.id })
    await expect(client.callTool({ name: 'search_prompts', arguments: {} })).rejects.toThrow()
    await transport.close()
  })
})

it('a client for OAuth in general connects, refreshes, and revokes', async () => {
  const user = await newUser({ last_login_at: clock.now })
  const config = await openid.dynamicClientRegistration(
    new URL(PUBLIC_URL),
    { client_name: 'Generic', redirect_uris: [redirectUrl] },
    openid.None(),
    { algorithm: 'oauth2', execute: [openid.allowInsecureRequests] },
  )
  const pkceCodeVerifier = openid.randomPKCECodeVerifier()
  const resource = serverUrl.href
  const address = openid.buildAuthorizationUrl(config, {
    redirect_uri: redirectUrl,
    scope: 'read',
    state: 'x',
    resource,
    code_challenge: await openid.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  })
  const back = await consent(user, address, 'read')
  const tokens = await openid.authorizationCodeGrant(
    config,
    back,
    { pkceCodeVerifier, expectedState: 'x' },
    { resource },
  )
  expect(tokens).toMatchObject({ token_type: 'bearer', expires_in: 3_600, scope: 'read' })
  const refreshed = await openid.refreshTokenGrant(config, tokens.refresh_token ?? '', { resource })
  const list = (token: string) =>
    openid.fetchProtectedResource(
      config,
      token,
      serverUrl,
      'POST',
      JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
      new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' }),
    )
  expect((await list(refreshed.access_token)).status).toBe(200)
  await openid.tokenRevocation(config, refreshed.refresh_token ?? '')
  await expect(list(refreshed.access_token)).rejects.toMatchObject({ status: 401 })
  await expect(openid.refreshTokenGrant(config, refreshed.refresh_token ?? '')).rejects.toMatchObject({
    error: 'invalid_grant',
  })
})
