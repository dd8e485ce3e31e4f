import { MCP_PATH } from '@prompt-library/contract/mcp'
import type { ToolRequest, ToolToConnect } from '@prompt-library/contract/oauth'
import type { Settings } from '@prompt-library/contract/settings'
import { AppError } from '../../errors.ts'
import {
  type Client,
  describingHost,
  hostOf,
  isAllowed,
  isRegisteredRedirect,
  LOCAL_HOST,
} from './client-metadata.ts'

interface Parts {
  findClient: (id: string) => Promise<Client | undefined>
  settings: Settings
  publicUrl: string
}

interface Checked {
  client: Client
  redirectUri: string
  challenge: string
  tool: ToolToConnect
}

/**
 * Reads the request of a tool to be connected. Throws if it doesn't say where to go back to, or an address that isn't the tool's:
 * then the browser stays here.
 */
export async function checkRequest(
  request: ToolRequest,
  { findClient, settings, publicUrl }: Parts,
): Promise<Checked> {
  const { client_id = '', redirect_uri: redirectUri = '', code_challenge: challenge = '', state } = request
  const client = await findClient(client_id)
  if (!client)
    throw new AppError(
      400,
      'This AI tool isn’t known here. It may have registered long ago. Remove the library in the tool, and add it again.',
    )
  if (!isRegisteredRedirect(client, redirectUri))
    throw new AppError(400, 'This AI tool asks to be sent to an address that isn’t its own.')
  const host = hostOf(redirectUri)
  const problem =
    problemWith(request, publicUrl) ?? (isAllowed(settings, { client, host }) ? undefined : NOT_ALLOWED)
  return {
    client,
    redirectUri,
    challenge,
    tool: {
      name: client.name,
      host: host === LOCAL_HOST ? null : host,
      described_by: describingHost(client),
      scope: asksOnlyToRead(request.scope) ? 'read' : 'write',
      refusal: problem?.sentence ?? null,
      cancel_url: answerUrl(redirectUri, { error: problem?.error ?? 'access_denied', state, iss: publicUrl }),
    },
  }
}

/** Where the browser takes an answer to the tool. It names who answers, so that a tool of several libraries can't mix them up. */
export function answerUrl(redirectUri: string, answer: Record<string, string | undefined>): string {
  const url = new URL(redirectUri)
  for (const [name, value] of Object.entries(answer))
    if (value !== undefined) url.searchParams.append(name, value)
  return url.href
}

/** Tokens are for one resource, so it can be left out, but not be another. */
export function isResource(resource: string | undefined, publicUrl: string): boolean {
  if (resource === undefined) return true
  const url = URL.parse(resource)
  return (
    url !== null &&
    !resource.includes('#') &&
    url.origin + url.pathname.replace(/\/$/, '') === publicUrl + MCP_PATH
  )
}

interface Problem {
  error: string
  sentence: string
}

function problemWith(request: ToolRequest, publicUrl: string): Problem | undefined {
  const { response_type, code_challenge = '', code_challenge_method, resource } = request
  if (response_type !== 'code') return { error: 'unsupported_response_type', sentence: INCOMPATIBLE }
  if (!/^[\w-]{43}$/.test(code_challenge) || code_challenge_method !== 'S256')
    return { error: 'invalid_request', sentence: INCOMPATIBLE }
  if (!isResource(resource, publicUrl))
    return { error: 'invalid_target', sentence: 'This AI tool asks for access to another site.' }
  return undefined
}

const INCOMPATIBLE = 'This AI tool asks in a way that isn’t safe, so it can’t be connected.'
const NOT_ALLOWED = {
  error: 'access_denied',
  sentence: 'This AI tool isn’t one of those that can be connected here. Ask the library’s admins.',
}

/** Other scopes are ignored. A tool that names none of ours asks for all. */
function asksOnlyToRead(scope = ''): boolean {
  const scopes = scope.split(' ')
  return scopes.includes('read') && !scopes.includes('write')
}
