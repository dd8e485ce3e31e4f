import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { acceptsEncoding } from '../accepts.ts'

// A response that fits into one packet doesn't arrive sooner when compressed.
const LENGTH_MIN = 1_400

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// At this quality, Brotli is as fast as gzip.
const FAST = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Compresses pages and JSON, which makes a page of prompts a third as long. Static files are compressed at build time. No
 * response contains both a secret and text from an attacker, so its length reveals nothing (BREACH).
 */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LENGTH_MIN || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', 'accept-encoding')
    if (acceptsEncoding(request, 'br')) {
      reply.header('content-encoding', 'br')
      return toBrotli(payload, FAST)
    }
    if (acceptsEncoding(request, 'gzip')) {
      reply.header('content-encoding', 'gzip')
      return toGzip(payload)
    }
    return payload
  })
}
