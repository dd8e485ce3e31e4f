import type { FastifyRequest } from 'fastify'

/** Whether the caller has this version already. */
export function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = request.headers['if-none-match']?.split(',').map((tag) => tag.trim())
  return known?.includes(etag) ?? false
}
