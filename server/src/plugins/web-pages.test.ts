import { collectionPath, pages } from '@prompt-library/contract/pages'
import { Parser } from 'htmlparser2'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../db/database.ts'
import { createCollection, createPrompt, createUser, signInAs } from '../testing/builders.ts'
import { createTestApp } from '../testing/test-app.ts'

const SITE = 'https://prompts.example.edu'

/** The tags of the head by name, and the names of all other elements. */
function readHead(html: string) {
  const tags: Record<string, string> = {}
  const others: string[] = []
  let text = ''
  const parser = new Parser({
    onopentag: (name, { name: key, property, content = '', rel, href = '' }) => {
      if (name === 'meta') tags[key ?? property ?? ''] = content
      else if (name === 'link') tags[rel ?? ''] = href
      else if (!['title', 'body', 'div'].includes(name)) others.push(name)
    },
    ontext: (part) => {
      text += part
    },
    onclosetag: (name) => {
      if (name === 'title') tags['title'] = text
    },
  })
  parser.end(html)
  return { tags, others }
}

describe('a page', async () => {
  const { app } = await createTestApp({ PUBLIC_URL: SITE })

  it('has a title, a description, a canonical URL, and an image', async () => {
    const seen = new Set<string>()
    for (const { path, title } of Object.values(pages)) {
      const { tags } = readHead((await app.inject(path)).body)
      expect(tags).toMatchObject({
        title: `${title} · AI Prompt Library`,
        canonical: SITE + path,
        'og:url': SITE + path,
        'og:type': 'website',
        'og:title': `${title} · AI Prompt Library`,
        'og:description': tags['description'],
        'og:image': `${SITE}/link-preview.png`,
        'twitter:card': 'summary_large_image',
      })
      expect(tags['description']?.length).toBeGreaterThan(30)
      expect(tags['description']?.length).toBeLessThanOrEqual(160)
      seen.add(`${tags['description']}`)
    }
    expect(seen.size).toBe(Object.keys(pages).length)
  })

  it('is indexed by search engines only if visitors can see it', async () => {
    const robots = async (path: string) => (await app.inject(path)).headers['x-robots-tag']
    for (const { path, open } of Object.values(pages))
      expect(await robots(path)).toBe(open ? undefined : 'noindex')
    expect(await robots('/nowhere')).toBe('noindex')
    expect(readHead((await app.inject('/nowhere')).body).tags).not.toHaveProperty('canonical')
  })

  it('contains its prerendered content', async () => {
    const { body } = await app.inject('/about')
    expect(body).toContain('<div id="cover"></div><div id="root"><main>About the library</main></div>')
    expect(body).toContain(
      '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/about-page.js">',
    )
    expect(body).toContain('<link rel="preload" as="fetch" crossorigin href="/api/x?a=1&amp;b=2">')
    expect((await app.inject('/help')).body).toContain('<div id="root"></div>')
    // The query string may open another tab.
    expect((await app.inject('/about?tab=create')).body).toContain('<div id="root"></div>')
    expect((await app.inject('/prerendered.json')).statusCode).toBe(404)
  })

  it('isn’t cached if its URL contains a sign-in ticket', async () => {
    expect((await app.inject('/?ticket=ST-1')).headers['cache-control']).toBe('no-store')
  })
})

describe('the URL of a collection', async () => {
  const testApp = await createTestApp({ PUBLIC_URL: SITE })
  const { app, db, log } = testApp
  const owner = await createUser(db)
  const create = (fields: { name?: string; visibility?: 'private' | 'link' | 'public' }) =>
    createCollection(db, { owner_id: owner.id, ...fields })
  const get = (token: string) => app.inject(collectionPath(token))

  it('describes a public collection', async () => {
    const { id, token } = await create({ name: '<b>Biology</b> 101', visibility: 'public' })
    await db.updateTable('collections').set({ description: 'Week 1\nWeek 2' }).where('id', '=', id).execute()
    const response = await get(token)
    expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([200, undefined])
    const { tags, others } = readHead(response.body)
    expect(others).toEqual([])
    expect(tags).toMatchObject({
      title: '<b>Biology</b> 101 · AI Prompt Library',
      description: 'Week 1 Week 2',
      canonical: `${SITE}/collections/${token}`,
      'og:type': 'website',
    })
  })

  it('is the same for a link-only, a private, and a missing collection, and never indexed', async () => {
    const missing = await get('x'.repeat(24))
    expect([missing.statusCode, missing.headers['x-robots-tag']]).toEqual([200, 'noindex'])
    expect(readHead(missing.body).tags).toMatchObject({ title: 'Collection · AI Prompt Library' })
    expect(readHead(missing.body).tags).not.toHaveProperty('canonical')
    for (const visibility of ['private', 'link'] as const) {
      const response = await get((await create({ name: 'Hidden', visibility })).token)
      expect(response.headers['x-robots-tag']).toBe('noindex')
      expect(response.body).toBe(missing.body)
    }
    for (const odd of ['\0', '../', '%', 'x'.repeat(200)])
      expect((await get(odd)).headers['x-robots-tag']).toBe('noindex')
  })

  it('isn’t described if only members have access', async () => {
    const members = await createTestApp({ PUBLIC_URL: SITE, ACCESS: 'members' })
    const { id } = await createUser(members.db)
    const { token } = await createCollection(members.db, {
      owner_id: id,
      name: 'Biology',
      visibility: 'public',
    })
    const { body, headers } = await members.app.inject(collectionPath(token))
    expect(body).not.toContain('Biology')
    expect(headers['x-robots-tag']).toBe('noindex')
  })

  it('doesn’t appear in the log', async () => {
    const { token } = await create({ visibility: 'link' })
    await get(token)
    expect(log.at(-1)).toMatchObject({ path: '/collections/:token' })
    expect(JSON.stringify(log)).not.toContain(token)
  })
})

describe('the URL of a prompt', async () => {
  const { app, db, config, clock } = await createTestApp({ PUBLIC_URL: SITE })
  const author = await createUser(db)
  const create = (fields: { title: string; html?: string; is_public?: boolean }) =>
    createPrompt(db, { author_id: author.id, ...fields })
  const get = (url: string) => app.inject(url)
  const library = await get('/')

  it('describes a public prompt', async () => {
    const { id } = await create({
      title: 'Plan a week',
      html: '<h1>Role</h1><p>You <strong>plan</strong>. Ask me first. Then write. Stop there.</p>',
    })
    const response = await get(`/?category=Research&prompt=${id}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers['x-robots-tag']).toBeUndefined()
    expect(readHead(response.body).tags).toMatchObject({
      title: 'Plan a week · AI Prompt Library',
      description: 'You plan. Ask me first. Then write.',
      canonical: `${SITE}/?prompt=${id}`,
      'og:type': 'article',
      'og:title': 'Plan a week · AI Prompt Library',
      'og:description': 'You plan. Ask me first. Then write.',
      'og:url': `${SITE}/?prompt=${id}`,
    })
    expect((await get(`/?use=${id}`)).body).toBe(response.body)
    const etag = String(response.headers.etag)
    expect((await app.inject({ url: `/?prompt=${id}`, headers: { 'if-none-match': etag } })).statusCode).toBe(
      304,
    )
    await db.updateTable('prompts').set({ title: 'Plan a day' }).where('id', '=', id).execute()
    const changed = await app.inject({ url: `/?prompt=${id}`, headers: { 'if-none-match': etag } })
    expect(readHead(changed.body).tags['title']).toBe('Plan a day · AI Prompt Library')
  })

  it('reveals nothing about a private prompt, not even to its author', async () => {
    const { id } = await create({ title: 'Secret plan', html: '<p>Secret text.</p>', is_public: false })
    const { cookie } = await signInAs(db, author, { config, at: clock.now })
    const own = await app.inject({ url: `/?prompt=${id}`, headers: { cookie } })
    for (const response of [own, await get(`/?prompt=${id}`), await get('/?prompt=999999')]) {
      expect(response.statusCode).toBe(200)
      expect(response.body).toBe(library.body)
      const { 'x-request-id': _, date: __, ...headers } = response.headers
      const { 'x-request-id': ___, date: ____, ...plain } = library.headers
      expect(headers).toEqual(plain)
    }
    await db.updateTable('prompts').set({ is_public: true }).where('id', '=', id).execute()
    expect((await get(`/?prompt=${id}`)).body).toContain('Secret plan')
  })

  it.each([
    '"><script>alert(1)</script>',
    '</title><script>alert(1)</script>',
    `' onload='x`,
    "$& $1 $` $' $$ $<title>",
    '&lt;b&gt; &amp; &#60;',
    '<!-- a --> ]]>',
  ])('escapes the title %s', async (title) => {
    const { id } = await create({
      title,
      html: `<p>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
    })
    const { tags, others } = readHead((await get(`/?prompt=${id}`)).body)
    expect(tags).toMatchObject({
      title: `${title} · AI Prompt Library`,
      'og:title': `${title} · AI Prompt Library`,
      description: title,
      'og:description': title,
    })
    expect(others).toEqual([])
  })

  it('strips bidirectional marks and line breaks', async () => {
    const { id } = await create({ title: '\u202Eeert\u2066\na', html: '<p>\u202Etext</p>' })
    const { tags } = readHead((await get(`/?prompt=${id}`)).body)
    expect([tags['title'], tags['description']]).toEqual(['eert a · AI Prompt Library', 'text'])
  })
})

describe('the URL of a prompt with ACCESS=members', async () => {
  const { app, db } = await createTestApp({ PUBLIC_URL: SITE, ACCESS: 'members' })

  it('reveals nothing about a public prompt, and isn’t indexed', async () => {
    const { id } = await createPrompt(db, { author_id: (await createUser(db)).id, title: 'For members' })
    const response = await app.inject(`/?prompt=${id}`)
    const library = await app.inject('/')
    expect([response.statusCode, response.body]).toEqual([200, library.body])
    expect((await app.inject('/about')).body).toContain('<div id="root"></div>')
    for (const { path } of Object.values(pages))
      expect((await app.inject(path)).headers['x-robots-tag']).toBe('noindex')
  })
})

describe('a slow or missing database', async () => {
  const { app, db, log } = await createTestApp()
  const { id } = await createPrompt(db, { author_id: (await createUser(db)).id, title: 'Late' })
  const warnings = () => log.filter(({ level }) => Number(level) >= 40).map(({ err }) => err)

  it('doesn’t delay a page for long', async () => {
    const locked = Promise.withResolvers<void>()
    const released = Promise.withResolvers<void>()
    const holding = inTransaction(db, async (tx) => {
      await sql`lock table prompts`.execute(tx)
      locked.resolve()
      await released.promise
    })
    await locked.promise
    const response = await app.inject(`/?prompt=${id}`)
    released.resolve()
    await holding
    expect(response.body).toBe((await app.inject('/')).body)
    expect(warnings()).toEqual([expect.objectContaining({ message: 'timed out after 1000 ms' })])
  })
})
