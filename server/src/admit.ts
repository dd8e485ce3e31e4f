import { type Call, EXPECTED_USER_HEADER } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
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
  tooBusy,
} from './errors.ts'

interface Parts {
  config: Pick<Config, 'access' | 'publicUrl'>
  /** Returns null for a visitor. */
  identify: (request: FastifyRequest, how: { background: boolean }) => Promise<SessionUser | null>
  /** Throws when this user or IP address has reached a rate limit. */
  limit: (call: Call, request: FastifyRequest) => Promise<void>
  /** How long the first request in the database queue has been waiting, in milliseconds. */
  queue: { readonly delay: number }
}

/** Sets `request.user`, or throws an error that says why the request is refused. */
export type Admit = (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** With the database this far behind, another request would only time out and delay the others. */
const DELAY_MAX = 2_000

/** The only place that decides identity, access, and rate limits, for every call. */
export function createAdmit({ config, identify, limit, queue }: Parts): Admit {
  return async (call, request, reply) => {
    const leavesTraces = call.method !== 'GET' || call.audited
    if (leavesTraces && isCrossSite(request, config)) throw crossSiteRequest()
    if (queue.delay > DELAY_MAX) throw tooBusy()
    request.user = await identify(request, { background: call.background ?? false })
    // The client gave up while waiting, so no one would read the response.
    if (reply.raw.closed) throw clientDisconnected()
    if (leavesTraces && isForOther(request)) throw differentUser()
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

function refuseAccess({ access }: Call, user: SessionUser | null, site: Config['access']): void {
  const needsMember = access !== 'everyone' && (access !== 'visitor' || site === 'members')
  if (needsMember && !user) throw notSignedIn()
  if (access === 'curator' && user && !isCurator(user.role)) throw curatorsOnly()
  if (access === 'admin' && user?.role !== 'admin') throw adminsOnly()
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
  }
}
