import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pages } from '@prompt-library/contract/pages'
import type { Db } from '../../db/database.ts'
import { tooBusy } from '../../errors.ts'
import { FairQueue } from '../../plugins/fair-queue.ts'
import { getSitemapState, listPartPrompts, listParts } from './sitemap-queries.ts'

// The protocol's maximum. More URLs need several sitemaps and an index.
const PART_SIZE = 50_000

/** An edit doesn't change the state below, so its new date appears only after this time. */
const CACHE_MILLISECONDS = 15 * 60_000
/** At most half a megabyte each. Enough for five million prompts. */
const CACHED_FILES_MAX = 100

const toGzip = promisify(gzip)

export interface SitemapFile {
  gzipped: Buffer
  etag: string
}

interface Parts {
  db: Db
  clock: () => Date
  publicUrl: string
}

/** Returns undefined for a part without public prompts. */
export type GetSitemapFile = (which: 'index' | 'pages' | number) => Promise<SitemapFile | undefined>

/**
 * Caches compressed files until prompts are added or removed. Generating a file reads 50,000 prompts and builds megabytes of
 * text, so only one is generated at a time.
 */
export function createSitemapFiles({ db, clock, publicUrl }: Parts): GetSitemapFile {
  const queue = new FairQueue({ concurrent: [1], waiting: [CACHED_FILES_MAX], waitTimeout: 10_000 })
  let cache = { state: '', until: 0, parts: [] as number[], files: new Map<string, Promise<SitemapFile>>() }

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await queue.enter()
    if (!leave) throw tooBusy()
    return work().finally(leave)
  }

  const currentCache = shareWhileRunning(async () => {
    const state = await getSitemapState(db)
    const now = clock().getTime()
    if (state === cache.state && now < cache.until) return cache
    const parts = await inTurn(() => listParts(db, PART_SIZE))
    cache = { state, until: now + CACHE_MILLISECONDS, parts, files: new Map() }
    return cache
  })

  const make = async (root: 'sitemapindex' | 'urlset', entries: readonly string[]): Promise<SitemapFile> => {
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
      ...entries,
      `</${root}>`,
      '',
    ]
    const text = lines.join('\n')
    // A weak ETag, because some clients get the file uncompressed.
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
    return { gzipped: await toGzip(text), etag }
  }

  return async (which) => {
    const { parts, files } = await currentCache()
    if (typeof which === 'number' && !parts.includes(which)) return undefined
    const name = String(which)
    const cached = files.get(name)
    if (cached) return cached
    const file = makeFile(which, parts)
    files.set(name, file)
    file.catch(() => files.delete(name))
    const [oldest] = files.keys()
    if (files.size > CACHED_FILES_MAX && oldest !== undefined) files.delete(oldest)
    return file
  }

  function makeFile(which: Parameters<GetSitemapFile>[0], parts: readonly number[]): Promise<SitemapFile> {
    if (which === 'index') {
      const names = ['pages', ...parts.map((part) => `prompts-${part}`)]
      return make(
        'sitemapindex',
        names.map((name) => `<sitemap><loc>${publicUrl}/sitemap-${name}.xml</loc></sitemap>`),
      )
    }
    if (which === 'pages') {
      const open = Object.values(pages).filter((page) => page.open)
      return make(
        'urlset',
        open.map(({ path }) => `<url><loc>${publicUrl}${path}</loc></url>`),
      )
    }
    return inTurn(async () => {
      const prompts = await listPartPrompts(db, { part: which, size: PART_SIZE })
      return make(
        'urlset',
        prompts.map(
          ({ id, day }) => `<url><loc>${publicUrl}/?prompt=${id}</loc><lastmod>${day}</lastmod></url>`,
        ),
      )
    })
  }
}

/** Callers that arrive while the work is running get the same result. */
function shareWhileRunning<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
