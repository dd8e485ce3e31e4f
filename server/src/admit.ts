import type { Call } from '@prompt-library/contract/call'
import type { SessionUser } from '@prompt-library/contract/session'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { adminsOnly, brokenOff, elsewhere, notSignedIn, tooBusy } from './errors.ts'

interface Door {
  config: Pick<Config, 'access' | 'publicUrl'>
  /** Who makes a request; null for a visitor. */
  identify: (request: FastifyRequest, how: { background: boolean }) => Promise<SessionUser | null>
  /** Throws when this person or address makes a call too often. */
  limit: (call: Call, request: FastifyRequest) => Promise<void>
  /** The queue in front of the database: how long its first request has waited by now, in milliseconds. */
  line: { readonly delay: number }
}

/** Lets a request in to a call, with `request.user` set, or throws why not. */
export type Admit = (call: Call, request: FastifyRequest, reply: FastifyReply) => Promise<void>

/** With the database this far behind, one more request would only wait for a refusal and delay the others. */
const DELAY_MAX = 2_000

/** The one place that decides identity, access and limits, for every way into the server. */
export function createAdmit({ config, identify, limit, line }: Door): Admit {
  return async (call, request, reply) => {
    if ((call.method !== 'GET' || call.leavesTrace) && comesFromElsewhere(request, config)) throw elsewhere()
    if (line.delay > DELAY_MAX) throw tooBusy()
    request.user = await identify(request, { background: call.background ?? false })
    // The caller gave up while waiting, so the answer isn't worth the others' time.
    if (reply.raw.closed) throw brokenOff()
    refuseAccess(call, request.user, config.access)
    await limit(call, request)
  }
}

/** Whether another site made the browser send this. Other programs send neither header, and have no cookie to steal. */
export function comesFromElsewhere(
  request: FastifyRequest,
  { publicUrl }: Pick<Config, 'publicUrl'>,
): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  const { origin } = request.headers
  return origin !== undefined && origin !== publicUrl
}

function refuseAccess({ access }: Call, user: SessionUser | null, site: Config['access']): void {
  const needsMember = access !== 'everyone' && (access !== 'visitor' || site === 'members')
  if (needsMember && !user) throw notSignedIn()
  if (access === 'admin' && user?.role !== 'admin') throw adminsOnly()
}

declare module 'fastify' {
  interface FastifyRequest {
    user: SessionUser | null
  }
}
