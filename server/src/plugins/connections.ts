import type { IncomingMessage } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../errors.ts'

/** More than the database queue holds. Limits per IP address are up to the proxy. */
const CONNECTIONS_MAX = 4_000

/** How long a server that shuts down still serves requests on kept-alive connections, in milliseconds. */
const DRAIN_TIME = 500

/** In milliseconds. See docs/decisions/0015. */
export const connectionLimits = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  /** For the entire request to arrive. */
  requestTimeout: 30_000,
  /** For an idle connection. Longer than an enhancement, which takes up to 60 s plus overhead. */
  connectionTimeout: 90_000,
  /** Longer than the proxy's, so that the proxy never reuses a connection that we have just closed. */
  keepAliveTimeout: 72_000,
  // On shutdown, close idle connections, finish open requests, and still serve new requests on open connections.
  forceCloseConnections: 'idle',
  return503OnClosing: false,
} as const

export function connections(app: FastifyInstance): void {
  app.server.maxConnections = CONNECTIONS_MAX
  drainOnShutdown(app)
}

/** Node uses the first of two Host headers, but a proxy or cache in front could use the other one. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasSecondHost(request.raw)) return
    // Other requests on this connection could be ambiguous, too.
    reply.header('connection', 'close')
    throw new AppError(400, 'The request has more than one Host header.')
  })
}

export function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  // Names and values alternate.
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1
}

/** Without this, connections that are kept alive during shutdown would delay it. */
function drainOnShutdown(app: FastifyInstance): void {
  let closing = false
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    const end = performance.now() + DRAIN_TIME
    while (performance.now() < end && (await isConnected(app))) await wait(25)
  })
}

function isConnected(app: FastifyInstance): Promise<boolean> {
  return new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count > 0))
  })
}
