import { pages } from '@prompt-library/contract/pages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Db } from '../../db/database.ts'
import { sendText } from '../../etag.ts'
import { listPartPrompts, listParts } from './sitemap-queries.ts'

// a sitemap may hold so many addresses; for more there must be several, and an index of them
const PART_SIZE = 50_000

/** The public pages and prompts, for search engines. */
export function sitemap(app: FastifyInstance, { db, publicUrl }: { db: Db; publicUrl: string }): void {
  const hidden = { schema: { hide: true } }

  app.get('/sitemap.xml', hidden, async (request, reply) => {
    const parts = await listParts(db, PART_SIZE)
    const files = ['pages', ...parts.map((part) => `prompts-${part}`)]
    const entries = files.map((file) => `<sitemap><loc>${publicUrl}/sitemap-${file}.xml</loc></sitemap>`)
    return send(request, reply, { root: 'sitemapindex', entries })
  })

  app.get('/sitemap-pages.xml', hidden, async (request, reply) => {
    const open = Object.values(pages).filter((page) => page.open)
    const entries = open.map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`)
    return send(request, reply, { root: 'urlset', entries })
  })

  app.get<{ Params: { part: string } }>(
    '/sitemap-prompts-:part(^[1-9]\\d{0,4}).xml',
    hidden,
    async (request, reply) => {
      const prompts = await listPartPrompts(db, { part: Number(request.params.part), size: PART_SIZE })
      if (prompts.length === 0) return reply.callNotFound()
      const entries = prompts.map(
        ({ id, day }) => `<url><loc>${publicUrl}/?prompt=${id}</loc><lastmod>${day}</lastmod></url>`,
      )
      return send(request, reply, { root: 'urlset', entries })
    },
  )
}

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { root, entries }: { root: string; entries: readonly string[] },
): FastifyReply {
  const text = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')
  // nobody needs a new prompt to be found within the hour
  reply.header('cache-control', 'public, max-age=3600')
  return sendText(request, reply, { text, type: 'application/xml' })
}
