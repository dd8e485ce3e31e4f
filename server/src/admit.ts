// Who gets in: identifies the caller by session or API key, checks the call's access and rate limits, and refuses requests
// from other websites, for another user, or while the database is overloaded.
import { type Call, EXPECTED_USER_HEADER } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import type { KeyScope } from '@prompt-library/domain/keys/api-key'
import { isCurator } from '@prompt-library/domain/people/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import {
  adminsOnly,
  clientDisconnected,
  crossSiteRequest,
  curatorsOnly,
  differentUser,
  notSignedIn,
  outOfScope,
  tooBusy,
} from './errors.ts'

interface CallerKey {
  id: number
  scope: KeyScope
}

export interface IdentifiedByKey {
  user: SessionUser
  key: CallerKey
}

interface Parts {
  config: Pick<Config, 'access' | 'publicUrl'>
  /** Returns null for a visitor. */
  identify: (request: FastifyRequest, how: { background: boolean }) => Promise<SessionUser | null>
  /** Throws if the key doesn't work. */
  identifyKey: (request: FastifyRequest, key: string) => Promise<IdentifiedByKey>
  /** Throws when this user or IP address has reached a rate limit. */
  limit: (call: Call, request: FastifyRequest) => Promise<void>
  /** How long the first request in the database queue has been waiting, in milliseconds. */
  queue: { readonly delay: number }
  /** Whether this call of a visitor reads from a replica now, and so doesn't wait in the queue. */
  readsFromReplica: (call: Call) => boolean
  hasSessionCookie: (request: FastifyRequest) => boolean
}

/** Sets `request.user` and `request.key`, or throws an error that says why the request is refused. */
export type Admit = (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** With the database this far behind, another request would only time out and delay the others. */
const DELAY_MAX = 2_000

/** The only place that decides identity, access, and rate limits, for every call. */
export function createAdmit(parts: Parts): Admit {
  const { config, identify, identifyKey, limit, queue, readsFromReplica, hasSessionCookie } = parts
  return async (call, request, reply) => {
    const leavesTraces = call.method !== 'GET' || call.audited
    const key = bearerToken(request)
    // Browsers add cookies to the requests of other sites, but never keys.
    if (leavesTraces && key === undefined && isCrossSite(request, config)) throw crossSiteRequest()
    const isVisitor = key === undefined && !hasSessionCookie(request)
    if (queue.delay > DELAY_MAX && !(isVisitor && readsFromReplica(call))) throw tooBusy()
    // A key that doesn't work is refused, also if the request has a cookie.
    if (key === undefined) request.user = await identify(request, { background: call.background ?? false })
    else Object.assign(request, await identifyKey(request, key))
    // The client gave up while waiting, so no one would read the response.
    if (reply.raw.closed) throw clientDisconnected()
    if (leavesTraces && isForOther(request)) throw differentUser()
    refuseKey(call, request.key)
    refuseAccess(call, request.user, config.access)
    await limit(call, request)
  }
}

/** Whether another site made the browser send this. Non-browser clients send neither header and are safe from CSRF. */
export function isCrossSite(request: FastifyRequest, { publicUrl }: Pick<Config, 'publicUrl'>): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== publicUrl
}

/** Whether the page that sent this was loaded for another user. What it sends is theirs. */
function isForOther({ headers, user }: FastifyRequest): boolean {
  const expected = headers[EXPECTED_USER_HEADER]
  return expected !== undefined && user !== null && expected !== String(user.id)
}

/** Other schemes, such as that of a proxy in front of the site, aren't for this server. */
function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [scheme = '', ...token] = (headers.authorization ?? '').trim().split(/\s+/)
  return scheme.toLowerCase() === 'bearer' ? token.join(' ') : undefined
}

/** Whether a key can be used at all is decided by the contract, whatever the role of its owner. */
function refuseKey({ scope }: Call, key: FastifyRequest['key']): void {
  if (key && (!scope || (scope === 'write' && key.scope === 'read'))) throw outOfScope(scope)
}

function refuseAccess({ access }: Call, user: SessionUser | null, site: Config['access']): void {
  const needsMember = access !== 'everyone' && (access !== 'visitor' || site === 'members')
  if (needsMember && !user) throw notSignedIn()
  if (access === 'curator' && user && !isCurator(user.role)) throw curatorsOnly()
  if (access === 'admin' && user?.role !== 'admin') throw adminsOnly()
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
    /** The key that the request was made with, if it wasn't made with a session. */
    key: CallerKey | null
  }
}
