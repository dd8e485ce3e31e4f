import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { accepts } from '../accepts.ts'

// what fits into one packet arrives no sooner when it is smaller
const WORTH_IT = 1_400

const inBrotli = promisify(brotliCompress)
const inGzip = promisify(gzip)
// the quality at which Brotli costs no more time than gzip does
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/**
 * Pages and answers go out compressed to callers that take it so: a page of prompts is a third as long then. Files are
 * compressed when the web app is built. No answer holds both a secret and what a stranger can put there, so its length
 * gives nothing away.
 */
export function compression(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTH_IT || reply.hasHeader('content-encoding'))
      return payload
    reply.header('vary', 'accept-encoding')
    if (accepts(request, 'br')) {
      reply.header('content-encoding', 'br')
      return inBrotli(payload, QUICK)
    }
    if (accepts(request, 'gzip')) {
      reply.header('content-encoding', 'gzip')
      return inGzip(payload)
    }
    return payload
  })
}
