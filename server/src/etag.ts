import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether the caller has this version already. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return known?.includes(etag) ?? false
}

/** Sends a text, or says that the caller has this very text already. */
export function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, type }: { text: string; type: string },
): FastifyReply {
  // weak, because what is sent may be compressed on the way
  const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
  reply.header('etag', etag)
  if (reply.statusCode === 200 && isKnown(request, etag)) return reply.status(304).send()
  return reply.type(`${type}; charset=utf-8`).send(text)
}
