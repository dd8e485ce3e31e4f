import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { ConnectionError, FastifyInstance } from 'fastify'
import { AppError, failureBody } from '../errors.ts'

/** More than can wait for the database; one more is hung up on. Which addresses may hold many is the proxy's to say. */
const CONNECTIONS_MAX = 4_000

const TELLING_INTERVAL = 10_000

/** How long a closing server still serves those who keep a connection and may just be using it. */
const LETTING_GO = 500

/** In milliseconds; docs/decisions/0015 tells why. */
export const connectionLimits = {
  http: { headersTimeout: 15_000, connectionsCheckingInterval: 5_000 },
  /** For all of the request to arrive. */
  requestTimeout: 30_000,
  /** For a connection on which nothing moves. An enhancement takes 60 s at most, and what comes before and after it. */
  connectionTimeout: 90_000,
  /** Longer than proxies keep theirs: they should hang up first, not find that we have. */
  keepAliveTimeout: 72_000,
  // on close, connections without a request end; those with one may finish it, and one that comes is served
  forceCloseConnections: 'idle',
  return503OnClosing: false,
  clientErrorHandler: answerUnreadable,
} as const

export function connections(app: FastifyInstance): void {
  app.server.maxConnections = CONNECTIONS_MAX
  tellOfRefused(app)
  letGoOnClose(app)
}

/** Node takes the first of two Host headers; a proxy or cache in front could take the other one. */
export function refuseSecondHost(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasSecondHost(request.raw)) return
    // nothing else that comes over this connection can be trusted to be read in one way
    reply.header('connection', 'close')
    throw new AppError(400, 'The request has more than one Host header.')
  })
}

export function hasSecondHost({ rawHeaders }: IncomingMessage): boolean {
  // names and values in turn
  return rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1
}

function tellOfRefused(app: FastifyInstance): void {
  let refused = 0
  const tell = () => {
    app.log.warn({ refused }, 'connections were refused: there are too many')
    refused = 0
  }
  app.server.on('drop', () => {
    refused += 1
    if (refused === 1) setTimeout(tell, TELLING_INTERVAL).unref()
  })
}

/** A connection that was answered while the server closes would be kept open for another request, and hold it up. */
function letGoOnClose(app: FastifyInstance): void {
  let closing = false
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => {
    closing = true
    const end = performance.now() + LETTING_GO
    while (performance.now() < end && (await isConnected(app))) await wait(25)
  })
}

function isConnected(app: FastifyInstance): Promise<boolean> {
  return new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count > 0))
  })
}

/** What came over this connection never became a request that a route could answer. */
function answerUnreadable(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const [status, sentence] = UNREADABLE[error.code ?? ''] ?? [
    '400 Bad Request',
    'The request could not be read.',
  ]
  const body = JSON.stringify(failureBody(sentence))
  const head = [
    `HTTP/1.1 ${status}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}

const UNREADABLE: Record<string, [string, string]> = {
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'The request took too long to arrive.'],
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers of the request are too large.'],
}
