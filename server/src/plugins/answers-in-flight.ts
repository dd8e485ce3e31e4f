import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { tooBusy } from '../errors.ts'
import { addressSubject } from './limits.ts'

interface Rules {
  /** Of all answers together, in bytes before compression. */
  bytesMax: number
  /** How long a reader may take nothing of its answer, in milliseconds. */
  patience: number
  /** How long an answer is left alone when its own address needs the room, in milliseconds. */
  grace: number
}

const RULES: Rules = { bytesMax: 128 * 1_048_576, patience: 30_000, grace: 2_000 }

/** The system holds what is smaller; and four thousand connections with so much are 64 MiB. */
const COUNTED_FROM = 16_384

interface Held {
  address: string
  bytes: number
  since: number
  socket: Socket
}

/**
 * Bounds what is held for readers that are slow, or never read. An answer is in memory as a whole until it has been read.
 * When there is no room for the next one, the oldest answer of the address that holds the most is given up: so it is whoever
 * hoards answers that loses one, never a visitor who has just come.
 */
export function answersInFlight(app: FastifyInstance, rules: Partial<Rules> = {}): void {
  const { bytesMax, patience, grace } = { ...RULES, ...rules }
  const held = new Set<Held>()
  let bytesHeld = 0

  const release = (answer: Held) => {
    if (held.delete(answer)) bytesHeld -= answer.bytes
  }

  /** Whether there is room for so much, after answers were given up for it. */
  const makeRoom = (bytes: number, address: string): boolean => {
    while (bytesHeld + bytes > bytesMax) {
      // Answers that have had their time go first: a campus that has just asked isn't the slow reader.
      const ripe = [...held].filter(({ since }) => performance.now() - since >= grace)
      const oldest = oldestOfGreediest(ripe.length > 0 ? ripe : [...held])
      if (!oldest) return false
      // An address drops its own answers only after the grace period. Otherwise a burst from it would cut itself off.
      if (oldest.address === address && performance.now() - oldest.since < grace) return false
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
    cutOffIdle(request, patience)
    const bytes = sizeOf(payload)
    // A connection that is closed already won't say so again, and its answer would be counted forever.
    if (bytes < COUNTED_FROM || reply.raw.closed) return
    const address = addressSubject(request.ip)
    // A change has happened by now, and may have been paid for: its answer is never refused.
    if (!makeRoom(bytes, address) && request.method === 'GET') throw refused(reply)
    const answer = { address, bytes, since: performance.now(), socket: request.raw.socket }
    held.add(answer)
    bytesHeld += bytes
    reply.raw.once('close', () => release(answer))
  })
}

/** The socket timeout ends only connections that make no progress. After the answer, Node sets its keep-alive timeout again. */
function cutOffIdle({ raw }: FastifyRequest, patience: number): void {
  // a request of a test has no real socket
  raw.socket.setTimeout?.(patience)
}

function sizeOf(payload: unknown): number {
  if (typeof payload === 'string') return Buffer.byteLength(payload)
  return payload instanceof Uint8Array ? payload.byteLength : 0
}

/** Of the address that holds the most. */
function oldestOfGreediest(held: readonly Held[]): Held | undefined {
  let most = 0
  let oldest: Held | undefined
  for (const answers of Map.groupBy(held, ({ address }) => address).values()) {
    const bytes = answers.reduce((sum, answer) => sum + answer.bytes, 0)
    if (bytes <= most) continue
    most = bytes
    oldest = answers[0]
  }
  return oldest
}

/** The headers of the answer that is not sent say nothing of the refusal. */
function refused(reply: FastifyReply): Error {
  for (const name of ['etag', 'cache-control', 'content-encoding', 'x-total-count', 'x-total-more'])
    reply.removeHeader(name)
  return tooBusy()
}
