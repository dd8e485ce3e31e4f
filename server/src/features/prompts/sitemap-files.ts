import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { pages } from '@prompt-library/contract/pages'
import type { Db } from '../../db/database.ts'
import { tooBusy } from '../../errors.ts'
import { FairQueue } from '../../plugins/fair-queue.ts'
import { getSitemapState, listPartPrompts, listParts } from './sitemap-queries.ts'

// a sitemap may hold so many addresses; for more there must be several, and an index of them
const PART_SIZE = 50_000

/** What changed in a prompt without changing the number of prompts, such as its day, is seen after so long. */
const KEPT_MILLISECONDS = 15 * 60_000
/** Half a megabyte each at most: enough for five million prompts. */
const KEPT_MAX = 100

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

/** Gives the index, the pages, or a part by its number; undefined for a part that has no public prompt. */
export type GetSitemapFile = (which: 'index' | 'pages' | number) => Promise<SitemapFile | undefined>

/**
 * Makes each file once, however many ask for it, and keeps it compressed until prompts have come or gone. Making one walks
 * 50,000 prompts and builds megabytes of text, so only one is made at a time.
 */
export function createSitemapFiles({ db, clock, publicUrl }: Parts): GetSitemapFile {
  const making = new FairQueue({ inside: [1], waiting: [KEPT_MAX], patience: 10_000 })
  let kept = { state: '', until: 0, parts: [] as number[], files: new Map<string, Promise<SitemapFile>>() }

  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    const leave = await making.enter()
    if (!leave) throw tooBusy()
    return work().finally(leave)
  }

  const current = shared(async () => {
    const state = await getSitemapState(db)
    const now = clock().getTime()
    if (state === kept.state && now < kept.until) return kept
    const parts = await inTurn(() => listParts(db, PART_SIZE))
    kept = { state, until: now + KEPT_MILLISECONDS, parts, files: new Map() }
    return kept
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
    // weak, because some get it as it is and others compressed
    const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 20)}"`
    return { gzipped: await toGzip(text), etag }
  }

  return async (which) => {
    const { parts, files } = await current()
    if (typeof which === 'number' && !parts.includes(which)) return undefined
    const name = String(which)
    const known = files.get(name)
    if (known) return known
    const file = makeFile(which, parts)
    files.set(name, file)
    file.catch(() => files.delete(name))
    const [oldest] = files.keys()
    if (files.size > KEPT_MAX && oldest !== undefined) files.delete(oldest)
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

/** The same work for everybody who asks while it runs. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => {
    running ??= work().finally(() => {
      running = undefined
    })
    return running
  }
}
