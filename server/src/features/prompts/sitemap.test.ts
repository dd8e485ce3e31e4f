import { pages } from '@prompt-library/contract/pages'
import { describe, expect, it } from 'vitest'
import type { Db } from '../../db/database.ts'
import { createPrompt, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { createSitemapFile } from './sitemap.ts'

const SITE = 'https://prompts.example.edu'
const MINUTE = 60_000
const OPEN_PAGES = Object.values(pages)
  .filter((page) => page.open)
  .map(({ path }) => SITE + path)

const addresses = (xml: string) => Array.from(xml.matchAll(/<loc>([^<]*)<\/loc>/g), ([, address]) => address)
const addressOf = ({ id }: { id: number }) => `${SITE}/?prompt=${id}`

async function setUp() {
  const parts = await createTestApp({ PUBLIC_URL: SITE })
  const { app, db, clock } = parts
  const { id: author_id } = await createUser(db)
  const create = (is_public: boolean, day: string) =>
    createPrompt(db, { author_id, is_public, created_at: new Date(`${day}T23:30:00Z`) })
  const older = await create(true, '2026-03-08')
  const newer = await create(true, '2026-03-09')
  const hidden = await create(false, '2026-03-10')
  const setPublic = ({ id }: { id: number }, is_public: boolean) =>
    db.updateTable('prompts').set({ is_public }).where('id', '=', id).execute()
  const listed = async () => addresses((await app.inject('/sitemap.xml')).body).slice(OPEN_PAGES.length)
  const wait = (milliseconds: number) => {
    clock.now = new Date(clock.now.getTime() + milliseconds)
  }
  return { ...parts, older, newer, hidden, setPublic, listed, wait }
}

describe('the sitemap', async () => {
  const { app, db, older, newer, hidden, setPublic, listed, wait } = await setUp()

  it('lists the open pages and the public prompts, newest first, with the date of the last change', async () => {
    const response = await app.inject('/sitemap.xml')
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(response.body).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">')
    expect(addresses(response.body)).toEqual([...OPEN_PAGES, addressOf(newer), addressOf(older)])
    expect(OPEN_PAGES).toContain(`${SITE}/`)
    expect(OPEN_PAGES).not.toContain(`${SITE}/my-prompts`)
    expect(response.body).toContain(`<loc>${addressOf(newer)}</loc><lastmod>2026-03-09</lastmod>`)
  })

  it('shows within a minute what became private or public, was deleted, or was restored', async () => {
    const setDeleted = ({ id }: { id: number }, deleted_at: Date | null) =>
      db.updateTable('all_prompts').set({ deleted_at }).where('id', '=', id).execute()
    const expectListed = async (...prompts: { id: number }[]) => {
      wait(MINUTE)
      expect(await listed()).toEqual(prompts.map(addressOf))
    }
    await setPublic(newer, false)
    await setPublic(hidden, true)
    await expectListed(hidden, older)
    await setPublic(newer, true)
    await setPublic(hidden, false)
    await expectListed(newer, older)
    await setDeleted(newer, new Date('2026-03-11'))
    await expectListed(older)
    await setDeleted(older, new Date('2026-03-11'))
    await setDeleted(newer, null)
    await expectListed(newer)
    await setDeleted(older, null)
  })

  it('has a rate limit per IP address', async () => {
    const get = (remoteAddress: string) => app.inject({ url: '/sitemap.xml', remoteAddress })
    for (let count = 0; count < 120; count += 1) expect((await get('192.0.2.3')).statusCode).toBe(200)
    const refused = await get('192.0.2.3')
    expect(refused.statusCode).toBe(429)
    expect(refused.headers['retry-after']).toBe('60')
    expect(refused.json().message).toBe(
      'Too many sitemap requests from your network. Please try again in 1 minute.',
    )
    expect(refused.headers['cache-control']).toBe('private, no-store')
    expect((await get('192.0.2.4')).statusCode).toBe(200)
  })
})

describe('the sitemap file', async () => {
  const { db, clock, newer, wait } = await setUp()
  let statements = 0
  const counting = db.withPlugin({
    transformQuery: ({ node }) => {
      statements += 1
      return node
    },
    transformResult: async ({ result }) => result,
  }) as Db
  const parts = { db: counting, clock: () => clock.now, publicUrl: SITE }
  const getFile = createSitemapFile(parts)

  it('is generated once for forty concurrent requests, and cached for a minute', async () => {
    const files = await Promise.all(Array.from({ length: 40 }, getFile))
    wait(MINUTE - 1)
    expect(new Set([...files, await getFile()]).size).toBe(1)
    expect(statements).toBe(1)
    wait(1)
    await Promise.all([getFile(), getFile()])
    expect(statements).toBe(2)
  })

  it('has at most as many addresses as the protocol allows, and leaves out the oldest prompts', async () => {
    const { text } = await createSitemapFile({ ...parts, max: OPEN_PAGES.length + 1 })()
    expect(addresses(text)).toEqual([...OPEN_PAGES, addressOf(newer)])
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
    await createPrompt(db, { author_id: (await createUser(db)).id, is_public: true })
    expect((await app.inject('/robots.txt')).body).toBe('User-agent: *\nDisallow: /\n')
    const response = await app.inject('/sitemap.xml')
    expect(response.statusCode).toBe(404)
    expect(response.body).not.toContain(`${SITE}/?prompt`)
  })
})
