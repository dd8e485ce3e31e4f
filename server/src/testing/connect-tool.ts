import { createHash, randomBytes } from 'node:crypto'
import { connectTool } from '@prompt-library/contract/oauth'
import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import type { User } from './signed-in-user.ts'

export const CALLBACK = 'https://tool.example/callback'

let networks = 0

interface Tokens {
  access_token: string
  refresh_token: string
  scope: string
}

/** The parts of the way from an unknown tool to its tokens, as its program goes it. */
export function toolOf(app: { inject: (request: InjectOptions) => Promise<LightMyRequestResponse> }) {
  const postForm = (url: string, values: Record<string, string>) =>
    app.inject({
      method: 'POST',
      url,
      payload: new URLSearchParams(values).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const register = async (metadata: object = {}): Promise<string> => {
    const payload = { client_name: 'Tool', redirect_uris: [CALLBACK], ...metadata }
    // From another network each time, because they're counted by network.
    networks += 1
    const remoteAddress = `10.1.${networks >> 8}.${networks & 255}`
    const response = await app.inject({ method: 'POST', url: '/register', payload, remoteAddress })
    expect(response.statusCode, response.body).toBe(201)
    return response.json().client_id
  }
  /** What a tool sends with the browser, with the secret it keeps. */
  const requestOf = (client_id: string, more: Record<string, string | undefined> = {}) => {
    const verifier = randomBytes(32).toString('base64url')
    const request = {
      response_type: 'code',
      client_id,
      redirect_uri: CALLBACK,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state: 'x y',
      ...more,
    }
    return { request, verifier }
  }
  /** Signs a user's consent, and returns what the token endpoint takes. */
  const allow = async (user: User, client_id: string, { scope = 'read' }: { scope?: KeyScope } = {}) => {
    const { request, verifier } = requestOf(client_id)
    const { url } = await user.read(connectTool, { ...request, allow: scope })
    const code = new URL(url).searchParams.get('code') ?? ''
    return {
      grant_type: 'authorization_code',
      client_id,
      code,
      code_verifier: verifier,
      redirect_uri: CALLBACK,
    }
  }
  const connect = async (user: User, options: { scope?: KeyScope; clientId?: string } = {}) => {
    const client_id = options.clientId ?? (await register())
    const response = await postForm('/token', await allow(user, client_id, options))
    expect(response.statusCode, response.body).toBe(200)
    return { client_id, ...(response.json() as Tokens) }
  }
  const refresh = ({ client_id, refresh_token }: { client_id: string; refresh_token: string }) =>
    postForm('/token', { grant_type: 'refresh_token', client_id, refresh_token })
  const listTools = ({ access_token }: Pick<Tokens, 'access_token'>) =>
    app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        authorization: `Bearer ${access_token}`,
        accept: 'application/json, text/event-stream',
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
    })
  const works = async (tokens: Pick<Tokens, 'access_token'>) => (await listTools(tokens)).statusCode === 200
  return { postForm, register, requestOf, allow, connect, refresh, listTools, works }
}
