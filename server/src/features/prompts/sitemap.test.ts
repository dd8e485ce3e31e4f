import { gunzipSync } from 'node:zlib'
import { pages } from '@prompt-library/contract/pages'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../db/database.ts'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createSitemapFiles } from './sitemap-files.ts'

const SITE = 'https://prompts.example.edu'

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)

/** Creates prompts with these IDs. */
async function createPromptsWith(db: Db, ids: readonly number[], is_public = true): Promise<void> {
  const { id: author_id } = await createUser(db)
  const { id } = await createPrompt(db, {
    author_id,
    is_public,
    created_at: new Date('2026-03-09T23:30:00Z'),
  })
  await sql`
    insert into prompts (id, author_id, title, category, is_public, html, title_key, created_at, updated_at)
    overriding system value
    select new_id, author_id, title, category, is_public, html, title_key, created_at, updated_at
    from prompts, unnest(${[...ids]}::int[]) as new_id where id = ${id}`.execute(db)
  await db.deleteFrom('prompts').where('id', '=', id).execute()
}

describe('the sitemap', async () => {
  const { app, db } = await createTestApp({ PUBLIC_URL: SITE })
  const LAST = 2_147_483_647
  await createPromptsWith(db, [7, 50_000, 50_001, 150_000, LAST])
  await createPromptsWith(db, [8, 60_000, 150_001], false)

  it('has an index of the pages and of each ID range with a public prompt', async () => {
    const response = await app.inject('/sitemap.xml')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(response.body).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(addresses(response.body)).toEqual(
      ['pages', 'prompts-1', 'prompts-2', 'prompts-3', 'prompts-42950'].map(
        (file) => `${SITE}/sitemap-${file}.xml`,
      ),
    )
  })

  it('lists the public pages', async () => {
    const listed = addresses((await app.inject('/sitemap-pages.xml')).body)
    const open = Object.values(pages).filter((page) => page.open)
    expect(listed).toEqual(open.map(({ path }) => SITE + path))
    expect(listed).toContain(`${SITE}/`)
    expect(listed).not.toContain(`${SITE}/my-prompts`)
  })

  it('lists only public prompts, each once, with the date of its last change', async () => {
    const partOf = async (part: number) => addresses((await app.inject(`/sitemap-prompts-${part}.xml`)).body)
    expect(await partOf(1)).toEqual([`${SITE}/?prompt=7`, `${SITE}/?prompt=50000`])
    expect(await partOf(2)).toEqual([`${SITE}/?prompt=50001`])
    expect(await partOf(3)).toEqual([`${SITE}/?prompt=150000`])
    expect(await partOf(42_950)).toEqual([`${SITE}/?prompt=${LAST}`])
    expect((await app.inject('/sitemap-prompts-1.xml')).body).toContain('<lastmod>2026-03-09</lastmod>')
  })

  it.each(['4', '42951', '99999', '0', '01', '-1', '1.5', 'x', '100000', '1%20or%201=1'])(
    'has no part %s',
    async (part) => {
      const response = await app.inject(`/sitemap-prompts-${part}.xml`)
      expect(response.statusCode).toBe(404)
      expect(response.headers['x-robots-tag']).toBe('noindex')
    },
  )

  it('can be cached for an hour, and is sent again only if it has changed', async () => {
    for (const url of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-prompts-2.xml']) {
      const { headers } = await app.inject(url)
      expect(headers['cache-control']).toBe('public, max-age=3600')
      const again = await app.inject({ url, headers: { 'if-none-match': String(headers.etag) } })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    const { headers } = await app.inject('/sitemap-prompts-2.xml')
    await db.updateTable('prompts').set({ is_public: true }).where('id', '=', 60_000).execute()
    const changed = await app.inject({
      url: '/sitemap-prompts-2.xml',
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(addresses(changed.body)).toContain(`${SITE}/?prompt=60000`)
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', 60_000).execute()
  })

  it('follows if one prompt is deleted and another one restored', async () => {
    const setDeleted = (id: number, deleted_at: Date | null) =>
      db.updateTable('all_prompts').set({ deleted_at }).where('id', '=', id).execute()
    const listed = async () => addresses((await app.inject('/sitemap-prompts-1.xml')).body)
    await setDeleted(7, new Date('2026-03-10'))
    expect(await listed()).toEqual([`${SITE}/?prompt=50000`])
    await setDeleted(50_000, new Date('2026-03-11'))
    await setDeleted(7, null)
    expect(await listed()).toEqual([`${SITE}/?prompt=7`])
    await setDeleted(50_000, null)
    expect(await listed()).toEqual([`${SITE}/?prompt=7`, `${SITE}/?prompt=50000`])
  })

  it('lists the pages of a library without prompts', async () => {
    const { app: empty } = await createTestApp({ PUBLIC_URL: SITE })
    expect(addresses((await empty.inject('/sitemap.xml')).body)).toEqual([`${SITE}/sitemap-pages.xml`])
  })
})

describe('sitemap files', async () => {
  const { app, db, clock } = await createTestApp({ PUBLIC_URL: SITE })
  await createPromptsWith(db, [7, 50_001])
  let statements: string[] = []
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements.push(JSON.stringify(node))
      return node
    },
    transformResult: async ({ result }) => result,
  }) as Db
  const getFile = createSitemapFiles({ db: counting, clock: () => clock.now, publicUrl: SITE })
  const textOf = async (part: number) => gunzipSync((await getFile(part))?.gzipped ?? '').toString()
  const partQueries = () => statements.filter((statement) => statement.includes('updated_at')).length

  it('are generated once for forty concurrent requests, and cached', async () => {
    const files = await Promise.all(Array.from({ length: 40 }, () => getFile(1)))
    expect(new Set(files).size).toBe(1)
    expect(partQueries()).toBe(1)
    await getFile(1)
    expect(partQueries()).toBe(1)
  })

  it('aren’t generated for a part without prompts', async () => {
    statements = []
    expect(await getFile(4)).toBeUndefined()
    expect(partQueries()).toBe(0)
  })

  it('are generated again when prompts are added or become private', async () => {
    await createPromptsWith(db, [8])
    expect(addresses(await textOf(1))).toEqual([`${SITE}/?prompt=7`, `${SITE}/?prompt=8`])
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', 8).execute()
    expect(addresses(await textOf(1))).toEqual([`${SITE}/?prompt=7`])
  })

  it('are generated again after 15 minutes, to include edits', async () => {
    await db
      .updateTable('prompts')
      .set({ updated_at: new Date('2026-03-14T08:00:00Z') })
      .execute()
    expect(await textOf(1)).not.toContain('2026-03-14')
    clock.now = new Date(clock.now.getTime() + 15 * 60_000)
    expect(await textOf(1)).toContain('2026-03-14')
  })

  it('are generated again after an error', async () => {
    await createPromptsWith(db, [9])
    await sql`alter table prompts rename updated_at to hidden_at`.execute(db)
    await expect(getFile(1)).rejects.toThrow()
    await sql`alter table prompts rename hidden_at to updated_at`.execute(db)
    expect(await textOf(1)).toContain(`${SITE}/?prompt=9`)
  })

  it('are sent compressed, or as text to clients that don’t accept gzip', async () => {
    const compressed = await app.inject({
      url: '/sitemap-prompts-1.xml',
      headers: { 'accept-encoding': 'gzip, br' },
    })
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' })
    const plain = await app.inject('/sitemap-prompts-1.xml')
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(gunzipSync(compressed.rawPayload).toString()).toBe(plain.body)
    expect((await app.inject({ method: 'HEAD', url: '/sitemap-prompts-1.xml' })).body).toBe('')
  })

  it('have a rate limit per IP address', async () => {
    const get = (url: string, remoteAddress = '192.0.2.3') => app.inject({ url, remoteAddress })
    for (let count = 0; count < 40; count += 1)
      for (const url of ['/sitemap.xml', '/sitemap-pages.xml', '/sitemap-prompts-1.xml'])
        expect((await get(url)).statusCode).toBe(200)
    for (const url of [
      '/sitemap.xml',
      '/sitemap-pages.xml',
      '/sitemap-prompts-1.xml',
      '/sitemap-prompts-9.xml',
    ]) {
      const refused = await get(url)
      expect(refused.statusCode).toBe(429)
      expect(refused.headers['retry-after']).toBe('60')
      expect(refused.json().message).toBe(
        'Too many sitemap requests from your network. Please try again in 1 minute.',
      )
      expect(refused.headers['cache-control']).toBe('private, no-store')
    }
    expect((await get('/sitemap.xml', '192.0.2.4')).statusCode).toBe(200)
  })
})

describe('robots.txt', async () => {
  it('allows search engines and names the sitemap', async () => {
    const { app } = await createTestApp({ PUBLIC_URL: SITE })
    const response = await app.inject('/robots.txt')
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.body).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
    expect(response.body).not.toMatch(/^Disallow: \/$/m)
  })

  it('disallows everything with ACCESS=members, and there is no sitemap', async () => {
    const { app, db } = await createTestApp({ PUBLIC_URL: SITE, ACCESS: 'members' })
    await createPromptsWith(db, [7])
    expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    for (const file of ['sitemap', 'sitemap-pages', 'sitemap-prompts-1']) {
      const response = await app.inject(`/${file}.xml`)
      expect(response.statusCode).toBe(404)
      expect(response.body).not.toContain(`${SITE}/?prompt`)
    }
  })
})
