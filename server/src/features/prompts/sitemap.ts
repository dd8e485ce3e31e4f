import { promisify } from 'node:util'
import { createGunzip, gzip } from 'node:zlib'
import { pages } from '@prompt-library/contract/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { acceptsEncoding } from '../../accepts.ts'
import type { Db } from '../../db/database.ts'
import { etagOf, matchesEtag } from '../../etag.ts'
import { listSitemapAddresses } from './list-queries.ts'

/** The protocol's maximum for one file. */
const ADDRESSES_MAX = 50_000

const CACHE_MILLISECONDS = 60_000

const toGzip = promisify(gzip)

interface SitemapFile {
  gzipped: Buffer
  etag: string
}

interface Source {
  db: Db
  clock: () => Date
  publicUrl: string
  max?: number
}

interface Parts extends Source {
  /** Throws when an IP address has reached the rate limit. */
  limit: (request: FastifyRequest) => Promise<void>
}

/** Serves /sitemap.xml. */
export function sitemap(app: FastifyInstance, { limit, ...source }: Parts): void {
  const getFile = createSitemapFile(source)

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

/** Generates the file at most once a minute, because it can have megabytes of text. */
export function createSitemapFile({ db, clock, publicUrl, max = ADDRESSES_MAX }: Source) {
  let cached: { file: Promise<SitemapFile>; until: number } | undefined

  const make = async (): Promise<SitemapFile> => {
    const open = Object.values(pages).filter((page) => page.open)
    const prompts = await listSitemapAddresses(db, { publicUrl, limit: max - open.length })
    const text = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...open.map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`),
      prompts,
      '</urlset>',
      '',
    ].join('\n')
    return { gzipped: await toGzip(text), etag: etagOf(text) }
  }

  return (): Promise<SitemapFile> => {
    const now = clock().getTime()
    if (cached && now < cached.until) return cached.file
    const current = { file: make(), until: now + CACHE_MILLISECONDS }
    cached = current
    // The next request tries again.
    current.file.catch(() => {
      if (cached === current) cached = undefined
    })
    return current.file
  }
}
