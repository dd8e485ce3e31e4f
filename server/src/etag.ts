import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether the client already has this version. */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return tags?.includes(etag) ?? false
}

/** Weak, because the response may be compressed. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
}

/** Sends a text with an ETag, or 304 if the client already has it. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { text: string; type: string },
): FastifyReply {
  const etag = etagOf(text)
  reply.header('etag', etag)
  if (reply.statusCode === 200 && matchesEtag(request, etag)) return reply.status(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
