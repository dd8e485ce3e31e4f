// A text that many requests get unchanged, such as a page: hashed once instead of for every request.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { etagOf, matchesEtag } from './etag.ts'

export interface CachedText {
  type: string
  text: string
  etag: string
}

export function cachedText(text: string, type: string): CachedText {
  return { type, text, etag: etagOf(text) }
}

/** Sends the text, or 304 if the client already has it. */
export async function sendCachedText(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, text, etag }: CachedText,
): Promise<FastifyReply> {
  reply.headers({ etag, vary: 'accept-encoding' })
  if (reply.statusCode === 200 && matchesEtag(request, etag)) return reply.status(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
