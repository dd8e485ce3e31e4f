import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../../accepts.ts'
import type { Db } from '../../db/database.ts'
import { matchesEtag } from '../../etag.ts'
import { createSitemapFile } from './sitemap-file.ts'

interface Parts {
  db: Db
  clock: () => Date
  publicUrl: string
  /** Throws when an IP address has reached the rate limit. */
  limit: (request: FastifyRequest) => Promise<void>
}

/** Serves /sitemap.xml. The open pages and the newest public prompts, for search engines. */
export function sitemap(app: FastifyInstance, { db, clock, publicUrl, limit }: Parts): void {
  const getFile = createSitemapFile({ db, clock, publicUrl })

  app.get('/sitemap.xml', { schema: { hide: true }, onRequest: limit }, async (request, reply) => {
    const { gzipped, etag } = await getFile()
    // Search engines don't need to find a new prompt within the hour.
    reply.headers({ 'cache-control': 'public, max-age=3600', etag, vary: 'accept-encoding' })
    if (matchesEtag(request, etag)) return reply.status(304).send()
    reply.type('application/xml; charset=utf-8')
    if (acceptsEncoding(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(gzipped)
    // Streamed, because uncompressed it takes megabytes of memory per request.
    const text = createGunzip()
    text.end(gzipped)
    return reply.send(text)
  })
}
