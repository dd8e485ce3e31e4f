import { pages } from '@prompt-library/contract/pages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type CachedText, cachedText, sendCachedText } from '../../cached-text.ts'
import type { Db } from '../../db/database.ts'
import { onceAMinute } from '../../once-a-minute.ts'
import { listSitemapAddresses } from './list-queries.ts'

/** The protocol's maximum for one file. */
const ADDRESSES_MAX = 50_000

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

/** Serves /sitemap.xml for search engines: the open pages and the newest public prompts. */
export function sitemap(app: FastifyInstance, { limit, ...source }: Parts): void {
  const getFile = createSitemapFile(source)

  app.get('/sitemap.xml', { schema: { hide: true }, onRequest: limit }, async (request, reply) => {
    const file = await getFile()
    // Search engines don't need to find a new prompt within the hour.
    reply.header('cache-control', 'public, max-age=3600')
    return sendCachedText(request, reply, file)
  })
}

/** Generated at most once a minute, because it can have megabytes of text. */
export function createSitemapFile({ db, clock, publicUrl, max = ADDRESSES_MAX }: Source) {
  return onceAMinute(clock, async (): Promise<CachedText> => {
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
    return cachedText(text, 'application/xml')
  })
}
