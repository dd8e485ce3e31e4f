import type { FastifyRequest } from 'fastify'

/** Whether the Accept-Encoding header allows this compression. */
export function acceptsEncoding(request: FastifyRequest, encoding: 'br' | 'gzip'): boolean {
  const offers = String(request.headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',')
    .map((offer) => offer.replace(/\s/g, ''))
  return offers.some((offer) => offer.split(';')[0] === encoding && !/;q=0(\.0*)?$/.test(offer))
}
