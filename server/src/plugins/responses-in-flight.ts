import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooBusy } from '../errors.ts'
import { addressSubject } from './limits.ts'

interface Rules {
  /** For all responses together, before compression. */
  bytesMax: number
  /** How long a client may read nothing, in milliseconds. */
  idleTimeout: number
  /** How long a response is protected from newer responses to the same IP address, in milliseconds. */
  gracePeriod: number
}

const RULES: Rules = { bytesMax: 128 * 1_048_576, idleTimeout: 30_000, gracePeriod: 2_000 }

/** Smaller responses fit into the socket buffer. With 4,000 connections they add up to at most 64 MiB. */
const COUNTED_FROM = 16_384

interface HeldResponse {
  address: string
  bytes: number
  since: number
  socket: Socket
}

/**
 * Limits the memory for clients that read slowly or not at all: a response stays in memory until it's read completely. When
 * there's no room for the next one, the IP address that holds the most loses its oldest response, so a client that hoards
 * responses can't push out anyone else's.
 */
export function limitResponsesInFlight(app: FastifyInstance, rules: Partial<Rules> = {}): void {
  const { bytesMax, idleTimeout, gracePeriod } = { ...RULES, ...rules }
  const held = new Set<HeldResponse>()
  let bytesHeld = 0

  const release = (response: HeldResponse) => {
    if (held.delete(response)) bytesHeld -= response.bytes
  }

  /** Drops responses if necessary, and returns whether there is room for this many bytes. */
  const makeRoom = (bytes: number, address: string): boolean => {
    while (bytesHeld + bytes > bytesMax) {
      // Responses past their grace period go first: a campus that has just sent many requests isn't a slow reader.
      const expired = [...held].filter(({ since }) => performance.now() - since >= gracePeriod)
      const oldest = oldestOfLargestHolder(expired.length > 0 ? expired : [...held])
      if (!oldest) return false
      // An address drops its own responses only after the grace period. Otherwise, a burst of requests would cut itself off.
      if (oldest.address === address && performance.now() - oldest.since < gracePeriod) return false
      release(oldest)
      oldest.socket.destroy()
      app.log.warn(
        { bytes: oldest.bytes },
        'dropped a response: its client reads too slowly and others need the memory',
      )
    }
    return true
  }

  app.addHook('onSend', async (request, reply, payload) => {
    setIdleTimeout(request, idleTimeout)
    const bytes = sizeOf(payload)
    // A closed connection doesn't emit another close event, so its response would be counted forever.
    if (bytes < COUNTED_FROM || reply.raw.closed) return
    const address = addressSubject(request.ip)
    // A change has been made by now and may have been paid for, so its response is never refused.
    if (!makeRoom(bytes, address) && request.method === 'GET') throw refuse(reply)
    const response = { address, bytes, since: performance.now(), socket: request.raw.socket }
    held.add(response)
    bytesHeld += bytes
    reply.raw.once('close', () => release(response))
  })
}

/** Closes only connections without progress. After the response, Node restores its keep-alive timeout. */
function setIdleTimeout({ raw }: FastifyRequest, milliseconds: number): void {
  // Injected test requests have no real socket.
  raw.socket.setTimeout?.(milliseconds)
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  return payload instanceof Uint8Array ? payload.byteLength : 0
}

/** The oldest response of the IP address that holds the most bytes. */
function oldestOfLargestHolder(held: readonly HeldResponse[]): HeldResponse | undefined {
  let most = 0
  let oldest: HeldResponse | undefined
  for (const responses of Map.groupBy(held, ({ address }) => address).values()) {
    const bytes = responses.reduce((sum, response) => sum + response.bytes, 0)
    if (bytes <= most) continue
    most = bytes
    oldest = responses[0]
  }
  return oldest
}

/** Removes the headers of the response that won't be sent. */
function refuse(reply: FastifyReply): Error {
  for (const name of ['etag', 'cache-control', 'content-encoding', 'x-total-count', 'x-total-more'])
    reply.removeHeader(name)
  return tooBusy()
}
