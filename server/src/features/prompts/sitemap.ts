import { createGunzip } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../../accepts.ts'
import type { Db } from '../../db/database.ts'
import { matchesEtag } from '../../etag.ts'
import { createSitemapFiles, type SitemapFile } from './sitemap-files.ts'

interface Parts {
  db: Db
  clock: () => Date
  publicUrl: string
  /** Throws when an IP address has reached the rate limit. */
  limit: (request: FastifyRequest) => Promise<void>
}

export function sitemap(app: FastifyInstance, { db, clock, publicUrl, limit }: Parts): void {
  const options = { schema: { hide: true }, onRequest: limit }
  const getFile = createSitemapFiles({ db, clock, publicUrl })

  app.get('/sitemap.xml', options, async (request, reply) => send(request, reply, await getFile('index')))

  app.get('/sitemap-pages.xml', options, async (request, reply) =>
    send(request, reply, await getFile('pages')),
  )

  app.get<{ Params: { part: string } }>(
    '/sitemap-prompts-:part(^[1-9]\\d{0,4}).xml',
    options,
    async (request, reply) => send(request, reply, await getFile(Number(request.params.part))),
  )
}

function send(request: FastifyRequest, reply: FastifyReply, file: SitemapFile | undefined): FastifyReply {
  if (!file) {
    reply.callNotFound()
    return reply
  }
  // Search engines don't need to find a new prompt within the hour.
  reply.headers({ 'cache-control': 'public, max-age=3600', etag: file.etag, vary: 'accept-encoding' })
  if (matchesEtag(request, file.etag)) return reply.status(304).send()
  reply.type('application/xml; charset=utf-8')
  if (acceptsEncoding(request, 'gzip')) return reply.header('content-encoding', 'gzip').send(file.gzipped)
  // Streamed, because uncompressed it takes megabytes of memory per request.
  const text = createGunzip()
  text.end(file.gzipped)
  return reply.send(text)
}
