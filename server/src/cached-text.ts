// A text that many requests get unchanged, such as a page: hashed and compressed once instead of for every request.
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from './accepts.ts'
import { etagOf, matchesEtag } from './etag.ts'

export interface CachedText {
  type: string
  text: string
  etag: string
  /** Compresses the first time. */
  compressed: (encoding: 'br' | 'gzip') => Promise<Buffer>
}

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
// Smaller than what every request compresses for itself, at a price that is paid once.
const SMALL = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

export function cachedText(text: string, type: string): CachedText {
  const made = new Map<string, Promise<Buffer>>()
  const make = (encoding: 'br' | 'gzip') => (encoding === 'br' ? toBrotli(text, SMALL) : toGzip(text))
  return {
    type,
    text,
    etag: etagOf(text),
    compressed: (encoding) => {
      const before = made.get(encoding)
      if (before) return before
      const now = make(encoding)
      made.set(encoding, now)
      return now
    },
  }
}

/** Sends the text, or 304 if the client already has it. */
export async function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, etag, compressed }: CachedText,
): Promise<FastifyReply> {
  reply.headers({ etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && matchesEtag(request, etag)) return reply.status(304).send()
  reply.type(`${type}; charset=utf-8`)
  const encoding = (['br', 'gzip'] as const).find((each) => acceptsEncoding(request, each))
  return encoding
    ? reply.header('content-encoding', encoding).send(await compressed(encoding))
    : reply.send(text)
}
