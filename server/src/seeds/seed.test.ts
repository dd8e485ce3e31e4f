import { fieldNamesIn } from '@prompt-library/domain/fields/find-fields'
import { CONTENT_MAX, NOTES_MAX, TITLE_MAX } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { createUser } from '../testing/builders.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { seed } from './seed.ts'
import { readStarterCollections } from './starter-collections.ts'
import { readStarterPrompts } from './starter-prompts.ts'

const now = new Date('2026-03-15T12:00:00.000Z')

describe('the starter collections', () => {
  const collections = readStarterCollections()
  const titles = readStarterPrompts().map(({ title }) => title)

  it('have 6 to 12 starter prompts each, with a different sentence for each', () => {
    expect(collections.map(({ name }) => name)).toEqual([
      'For studying',
      'For teaching',
      'For research',
      'For the office',
    ])
    for (const { name, items } of collections) {
      expect(items.length >= 6 && items.length <= 12, name).toBe(true)
      for (const { title, note } of items) {
        expect(titles, name).toContain(title)
        expect(note).toMatch(/^(Use this|Start here) [^.]+\.$/)
      }
    }
    const items = collections.flatMap(({ items }) => items)
    expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
    expect(new Set(items.map(({ note }) => note)).size).toBe(items.length)
  })
})

describe('seed', async () => {
  const database = await openTestDatabase()
  const { db } = database
  afterAll(() => database.close())

  it('does nothing when it is turned off', async () => {
    expect(await seed(db, { starterPrompts: false, demoData: false }, now)).toEqual([])
    expect(await db.selectFrom('prompts').select('id').execute()).toEqual([])
  })

  it('adds the starter prompts once, even when two servers start together', async () => {
    const added = await Promise.all([
      seed(db, { starterPrompts: true, demoData: false }, now),
      seed(db, { starterPrompts: true, demoData: false }, now),
    ])
    expect(added.flat()).toEqual([`${readStarterPrompts().length} starter prompts`])
  })

  it('keeps them within every limit, without leftover Markdown', async () => {
    for (const prompt of await db.selectFrom('prompts').selectAll().execute()) {
      expect(prompt.title.length).toBeLessThanOrEqual(TITLE_MAX)
      expect(prompt.notes?.length).toBeLessThanOrEqual(NOTES_MAX)
      expect(prompt.html.length).toBeLessThanOrEqual(CONTENT_MAX)
      expect(prompt.is_public).toBe(true)
      const text = prompt.html.replace(/<pre>.*?<\/pre>|<code>.*?<\/code>/gs, '')
      expect(text, 'leftover Markdown').not.toMatch(/\*\*|^#|`|<p>- |(?<!\w)_\w[^_{}]*_(?!\w)/m)
    }
  })

  it('describes their fields in the order of the text', async () => {
    for (const { html, fields } of await db.selectFrom('prompts').select(['html', 'fields']).execute())
      expect(fields.map(({ name }) => name)).toEqual(fieldNamesIn(html))
  })

  it('puts them in featured collections of the library account, in order and with notes', async () => {
    const collections = await db
      .selectFrom('collections')
      .innerJoin('collection_members as owner', 'owner.collection_id', 'collections.id')
      .innerJoin('users', 'users.id', 'owner.user_id')
      .select(['collections.id', 'name', 'description', 'visibility', 'users.kind', 'owner.role'])
      .where('featured_at', 'is not', null)
      .orderBy('featured_at', 'desc')
      .execute()
    const stored = await Promise.all(
      collections.map(async ({ id, ...collection }) => ({
        ...collection,
        items: await db
          .selectFrom('collection_items')
          .innerJoin('prompts', 'prompts.id', 'prompt_id')
          .select(['title', 'note'])
          .where('collection_id', '=', id)
          .orderBy('position')
          .execute(),
      })),
    )
    const owned = { visibility: 'public', kind: 'library', role: 'owner' }
    expect(stored).toEqual(readStarterCollections().map((collection) => ({ ...collection, ...owned })))
  })

  it('does not add deleted prompts or collections again', async () => {
    await db.deleteFrom('prompts').execute()
    await db.deleteFrom('collections').execute()
    expect(await seed(db, { starterPrompts: true, demoData: false }, now)).toEqual([])
    expect(await db.selectFrom('prompts').select('id').execute()).toEqual([])
    expect(await db.selectFrom('collections').select('id').execute()).toEqual([])
  })
})

describe('the example users', async () => {
  const database = await openTestDatabase()
  const { db } = database
  afterAll(() => database.close())
  const addDemoData = () => seed(db, { starterPrompts: true, demoData: true }, now)

  it('are added once, with prompts, upvotes, uses, shares, and AI usage', async () => {
    expect(await addDemoData()).toContain(
      '13 example users with prompts, upvotes, uses, shares, and AI usage',
    )
    expect(await addDemoData()).toEqual([])
    for (const table of ['upvotes', 'weekly_uses', 'shares', 'notifications', 'enhancements'] as const)
      expect(
        (await db.selectFrom(table).select(sql<number>`count(*)::int`.as('count')).executeTakeFirst())?.count,
        table,
      ).toBeGreaterThan(0)
  })

  it('describe the fields of their prompts', async () => {
    const { fields } = await db
      .selectFrom('prompts')
      .select('fields')
      .where('title', '=', 'Compare two apartments before I sign')
      .executeTakeFirstOrThrow()
    expect(fields.map(({ label }) => label)).toEqual(['Apartments', 'What matters to you'])
  })

  it('are not added to a library that already has users', async () => {
    const other = await openTestDatabase()
    await createUser(other.db)
    expect(await seed(other.db, { starterPrompts: false, demoData: true }, now)).toEqual([])
    expect(await other.db.selectFrom('prompts').select('id').execute()).toEqual([])
    await other.close()
  })
})
