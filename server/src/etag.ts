import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** Whether the client already has this version. */
export function matchesEtag(request: FastifyRequest, etag: string): boolean {
  const tags = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return tags?.includes(etag) ?? false
}

/** Weak, because the response may be compressed. */
export function etagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
}
