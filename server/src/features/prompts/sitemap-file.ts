// The text of sitemap.xml, made at most once a minute, with up to 50,000 addresses.
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pages } from '@prompt-library/contract/pages'
import type { Db } from '../../db/database.ts'
import { etagOf } from '../../etag.ts'
import { listSitemapPrompts } from './sitemap-queries.ts'

/** The protocol's maximum for one file. */
const ADDRESSES_MAX = 50_000

const CACHE_MILLISECONDS = 60_000

const toGzip = promisify(gzip)

export interface SitemapFile {
  gzipped: Buffer
  etag: string
}

interface Parts {
  db: Db
  clock: () => Date
  publicUrl: string
  max?: number
}

/** Generates the file at most once a minute, because it can have megabytes of text. */
export function createSitemapFile({ db, clock, publicUrl, max = ADDRESSES_MAX }: Parts) {
  let cached: { file: Promise<SitemapFile>; until: number } | undefined

  const make = async (): Promise<SitemapFile> => {
    const open = Object.values(pages).filter((page) => page.open)
    const prompts = await listSitemapPrompts(db, { publicUrl, limit: max - open.length })
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
