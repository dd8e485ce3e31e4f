// What an AI tool says about itself: when it registers (RFC 7591), or at the https address that is its id (client ID metadata
// documents). Where it can get its codes, and which host that is.
import { isIP } from 'node:net'
import type { Settings } from '@prompt-library/contract/settings'
import { KEY_NAME_MAX } from '@prompt-library/domain/limits'
import { cutToFit } from '@prompt-library/domain/text/cut-text'
import { hasVisibleText, oneLine } from '@prompt-library/domain/text/visible-text'
import * as z from 'zod/mini'
import { OAuthError } from './oauth-error.ts'

export interface Client {
  id: string
  name: string
  redirect_uris: string[]
}

const REDIRECTS_MAX = 20

const metadata = z.object({
  client_name: z.optional(z.string()),
  redirect_uris: z.array(z.string()).check(z.maxLength(REDIRECTS_MAX)),
  token_endpoint_auth_method: z.optional(z.string()),
  token_endpoint_auth_methods_supported: z.optional(z.array(z.string())),
})

/** Addresses that we can't send a code to are left out, because some tools name one of each kind. */
export function readMetadata(id: string, value: unknown): Client {
  const { data, error } = z.safeParse(metadata, value)
  if (!data) throw new OAuthError('invalid_client_metadata', `${error.issues[0]?.path.join('.')} is invalid.`)
  const redirect_uris = data.redirect_uris.filter(isUsableRedirect)
  const [first] = redirect_uris
  if (first === undefined)
    throw new OAuthError('invalid_redirect_uri', 'redirect_uris needs an https or a loopback address.')
  const name = cutToFit(oneLine(data.client_name ?? '').replaceAll('\0', ''), { length: KEY_NAME_MAX })
  return { id, name: hasVisibleText(name) ? name : hostOf(first), redirect_uris }
}

/** The same for a document, which must name its own address, and which a client without a secret can use. */
export function readDocumentMetadata(id: string, document: unknown): Client {
  const { client_id } = z.safeParse(z.object({ client_id: z.string() }), document).data ?? {}
  if (client_id !== id) throw new OAuthError('invalid_client_metadata', 'client_id isn’t this address.')
  const client = readMetadata(id, document)
  const { token_endpoint_auth_method: method, token_endpoint_auth_methods_supported: others = [] } =
    metadata.parse(document)
  if (![method ?? 'none', ...others].includes('none'))
    throw new OAuthError('invalid_client_metadata', 'Only the token_endpoint_auth_method none is supported.')
  return client
}

const ADDRESS = /^[\x21-\x7e]{1,2000}$/

/** Whether an id is the address of a description. An address of numbers is refused: no name stands for it. */
export function isDocumentAddress(id: string): boolean {
  const url = ADDRESS.test(id) ? URL.parse(id) : null
  if (url?.href !== id || url.protocol !== 'https:' || url.pathname === '/') return false
  return !id.includes('#') && url.username + url.password === '' && isIP(bare(url.hostname)) === 0
}

/** https, or a program on the user's computer (RFC 8252). */
function isUsableRedirect(uri: string): boolean {
  const url = ADDRESS.test(uri) ? URL.parse(uri) : null
  if (!url || uri.includes('#') || url.username + url.password !== '') return false
  return url.protocol === 'https:' || isLoopback(url)
}

/** Exactly the registered address. Only the port of a program on the user's computer is open: it's chosen when it starts. */
export function isRegisteredRedirect({ redirect_uris }: Client, uri: string): boolean {
  if (!isUsableRedirect(uri)) return false
  const given = new URL(uri)
  return redirect_uris.some((registered) => {
    if (registered === uri) return true
    const known = new URL(registered)
    return isLoopback(known) && withoutPort(known) === withoutPort(given)
  })
}

/** The host that gets the code: `claude.ai`, or `localhost` for a program on the user's computer. */
export function hostOf(uri: string): string {
  const url = new URL(uri)
  return isLoopback(url) ? LOCAL_HOST : url.host
}

export const LOCAL_HOST = 'localhost'

/** The host that describes the tool. Null if it registered, which proves nothing. */
export function describingHost({ id }: Pick<Client, 'id'>): string | null {
  return isDocumentAddress(id) ? new URL(id).host : null
}

/** Any program can listen on the user's computer, so there the host that describes the tool counts, if it has one. */
export function isAllowed(
  { hosted_tools, hosted_tool_hosts }: Settings,
  { client, host }: { client: Pick<Client, 'id'>; host: string },
): boolean {
  if (hosted_tools !== 'named') return hosted_tools === 'any'
  const describing = describingHost(client)
  const needed = [host, describing].filter((one) => one !== null)
  if (needed.every((one) => hosted_tool_hosts.includes(one))) return true
  return host === LOCAL_HOST && describing !== null && hosted_tool_hosts.includes(describing)
}

function isLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
}

function withoutPort(url: URL): string {
  const copy = new URL(url)
  copy.port = ''
  return copy.href
}

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')
