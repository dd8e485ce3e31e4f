import { pages } from '@prompt-library/contract/pages'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../db/database.ts'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const SITE = 'https://prompts.example.edu'

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)

/** Prompts with ids of our choice, of which only they matter here. */
async function createPromptsWith(db: Db, ids: readonly number[], is_public = true): Promise<void> {
  const { id: author_id } = await createUser(db)
  const { id } = await createPrompt(db, {
    author_id,
    is_public,
    created_at: new Date('2026-03-09T23:30:00Z'),
  })
  await sql`
    insert into prompts (id, author_id, title, category, is_public, markdown, title_key, search_text, created_at, updated_at)
    overriding system value
    select new_id, author_id, title, category, is_public, markdown, title_key, search_text, created_at, updated_at
    from prompts, unnest(${[...ids]}::int[]) as new_id where id = ${id}`.execute(db)
  await db.deleteFrom('prompts').where('id', '=', id).execute()
}

describe('the sitemap', async () => {
  const { app, db } = await createTestApp({ PUBLIC_URL: SITE })
  const LAST = 2_147_483_647
  await createPromptsWith(db, [7, 50_000, 50_001, 150_000, LAST])
  await createPromptsWith(db, [8, 60_000, 150_001], false)

  it('has an index of the pages and of each range of ids that holds a public prompt', async () => {
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

  it('lists the pages that are for everybody', async () => {
    const listed = addresses((await app.inject('/sitemap-pages.xml')).body)
    const open = Object.values(pages).filter((page) => page.open)
    expect(listed).toEqual(open.map(({ path }) => SITE + path))
    expect(listed).toContain(`${SITE}/`)
    expect(listed).not.toContain(`${SITE}/my-prompts`)
  })

  it('lists public prompts alone, each once, with the day of its last change', async () => {
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

  it('may be kept for an hour, and is sent again only when it has changed', async () => {
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

  it('of a library without prompts has its pages', async () => {
    const { app: empty } = await createTestApp({ PUBLIC_URL: SITE })
    expect(addresses((await empty.inject('/sitemap.xml')).body)).toEqual([`${SITE}/sitemap-pages.xml`])
  })
})

describe('robots.txt', async () => {
  it('lets search engines in and names the sitemap', async () => {
    const { app } = await createTestApp({ PUBLIC_URL: SITE })
    const response = await app.inject('/robots.txt')
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(response.body).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`)
    expect(response.body).not.toMatch(/^Disallow: \/$/m)
  })

  it('keeps them out where only members may look, and then there is no sitemap', async () => {
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
