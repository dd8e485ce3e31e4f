import { listOwnPrompts, listPrompts, type Prompt } from '@prompt-library/contract/prompts'
import { PAGE_SIZE_MAX } from '@prompt-library/domain/limits'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { inTransaction } from '../../db/database.ts'
import { createPrompt, createPrompts, createUser, sharePrompt, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'
import { onPostgres } from '../../testing/test-database.ts'
import * as queries from './list-queries.ts'

describe('a list', async () => {
  const { app } = await createTestApp()

  it.each([
    [{ q: 'a'.repeat(301) }, 'Your search must be 300 characters or fewer.'],
    [{ sort: 'random' }, 'sort must be one of relevance, newest, oldest, upvotes, uses, helpful.'],
    [{ author: 'ada' }, expect.stringContaining('author must be a whole number')],
    [{ tag: 'x'.repeat(31) }, 'A tag must be 30 characters or fewer.'],
    [{ exact: 'maybe' }, 'exact must be true or false.'],
    [
      { category: 'Cooking' },
      'category must be one of Research, Writing, Coding, Teach, Productivity, Study.',
    ],
  ])('explains in a sentence why it refuses %j', async (query, sentence) => {
    const response = await app.inject({ url: listPrompts.path, query })
    expect(response.statusCode).toBe(400)
    expect(response.json().message).toEqual(sentence)
  })
})

describe('a long list', async () => {
  const { app, db } = await createTestApp()
  const author = await createUser(db)
  await createPrompts(db, { author_id: author.id, count: 1_200, html: '<p>common</p>' })
  const list = (query: Record<string, string>) => app.inject({ url: listPrompts.path, query })

  it.each([{ sort: 'newest' }, { sort: 'oldest' }, { sort: 'upvotes' }, { q: 'common' }])(
    'shows each prompt once across pages, even if all have the same time: %j',
    async (query: Record<string, string>) => {
      const ids: number[] = []
      for (let page = 1; ; page += 1) {
        const prompts: Prompt[] = (await list({ ...query, page: String(page), page_size: '100' })).json()
        if (prompts.length === 0) break
        ids.push(...prompts.map(({ id }) => id))
      }
      expect(ids).toHaveLength(1_200)
      expect(new Set(ids).size).toBe(1_200)
      expect(ids).toEqual(ids.toSorted((a, b) => (query['sort'] === 'oldest' ? a - b : b - a)))
    },
  )

  it('counts up to 1,200 matches of a search, and says when there are more', async () => {
    const exact = await list({ q: 'common', page: '1' })
    expect(exact.headers['x-total-count']).toBe('1200')
    expect(exact.headers).not.toHaveProperty('x-total-more')

    await createPrompts(db, { author_id: author.id, count: 100, html: '<p>common</p>' })
    const more = await list({ q: 'common', page: '100' })
    expect(more.headers['x-total-count']).toBe('1200')
    expect(more.headers['x-total-more']).toBe('true')
    expect(more.json()).toHaveLength(12)
    for (const sort of ['relevance', 'newest', 'oldest', 'upvotes'])
      expect((await list({ q: 'common', page: '101', sort })).json(), sort).toEqual([])

    const all = await list({ page: '1' })
    expect(all.headers['x-total-count']).toBe('1300')
    expect(all.headers).not.toHaveProperty('x-total-more')
  })

  it('returns up to 1,000 prompts without paging', async () => {
    expect((await list({})).json()).toHaveLength(1_000)
    expect((await list({ q: 'common' })).json()).toHaveLength(1_000)
  })

  it('is empty on a page far beyond the last one', async () => {
    expect((await list({ page: String(Number.MAX_SAFE_INTEGER), page_size: '100' })).json()).toEqual([])
    expect((await list({ page: String(Number.MAX_SAFE_INTEGER), q: 'common' })).json()).toEqual([])
  })
})

// PostgreSQL keeps a plan for each prepared statement on each connection, so their number is limited.
it.runIf(onPostgres)('pages of all sizes share a few prepared statements', async () => {
  const { db } = await createTestApp()
  const prepared = await inTransaction(db, async (tx) => {
    const page = { sort: 'newest', viewerId: null, now: new Date() } as const
    for (let limit = 1; limit <= PAGE_SIZE_MAX; limit += 1) {
      for (const offset of [0, limit, 3 * limit])
        await queries.listPrompts(
          tx,
          { source: queries.publicPrompts, category: undefined },
          { ...page, limit, offset },
        )
    }
    return sql<{ text: string }>`select statement as text from pg_prepared_statements`.execute(tx)
  })
  const lists = prepared.rows.filter(({ text }) => text.includes('with ordinality'))
  expect(lists.length).toBeGreaterThan(0)
  expect(lists.length).toBeLessThanOrEqual(4)
})

it.runIf(onPostgres)('searches don’t use prepared statements', async () => {
  const { app, db } = await createTestApp()
  const author = await createUser(db)
  await createPrompt(db, { author_id: author.id, title: 'one two three four five' })
  for (const q of ['one', 'one two', 'one two three -six', '"four five" one nothing'])
    expect((await app.inject({ url: listPrompts.path, query: { q, page: '1' } })).statusCode).toBe(200)
  const { rows } = await sql<{ text: string }>`
    select statement as text from pg_prepared_statements where ${true}`.execute(db)
  expect(rows.length).toBeGreaterThan(0)
  expect(rows.filter(({ text }) => /(?:from|join) search_documents/.test(text))).toEqual([])
})

describe('a list of many pages', async () => {
  const { app, db } = await createTestApp()
  const author = await createUser(db)
  await createPrompts(db, { author_id: author.id, count: 2_600 })
  // Times around the boundaries of weeks, one category more common than the other, and some private prompts.
  await sql`update prompts set
    created_at = timestamptz '2025-12-29 00:00:00+00' + (id % 97) * interval '1 day' - (id % 3) * interval '1 microsecond',
    category = case when id % 5 = 0 then 'Study' else 'Coding' end,
    is_public = id % 50 <> 0,
    upvotes = id % 7`.execute(db)

  it.each([
    { sort: 'newest' },
    { sort: 'oldest' },
    { sort: 'upvotes' },
    { sort: 'newest', category: 'Coding' },
    { sort: 'oldest', category: 'Coding' },
    { sort: 'upvotes', category: 'Coding' },
  ])('has the right prompts on every page: %j', async ({ sort, category }) => {
    const order = {
      newest: sql`created_at desc, id desc`,
      oldest: sql`created_at, id`,
      upvotes: sql`upvotes desc, created_at desc, id desc`,
    }[sort]
    const { rows } = await sql<{ id: number }>`
      select id from prompts where is_public and category = coalesce(${category ?? null}, category)
      order by ${order}`.execute(db)
    const all = rows.map(({ id }) => id)
    const size = 47
    for (let page = 20; (page - 2) * size < all.length; page += 1) {
      const query = { sort, ...(category && { category }), page: String(page), page_size: String(size) }
      const response = await app.inject({ url: listPrompts.path, query })
      expect(
        response.json().map(({ id }: Prompt) => id),
        `page ${page}`,
      ).toEqual(all.slice((page - 1) * size, page * size))
      expect(response.headers['x-total-count']).toBe(String(all.length))
    }
  })
})

describe('sorting and filtering', async () => {
  const { app, db, clock, config } = await createTestApp()
  const author = await createUser(db)
  const voters = [await createUser(db), await createUser(db)]
  const titles = ['A', 'B', 'C', 'D']
  for (const [index, title] of titles.entries()) {
    const { id } = await createPrompt(db, {
      author_id: author.id,
      title,
      category: title === 'D' ? 'Study' : 'Coding',
      created_at: new Date(Date.UTC(2026, 0, 1 + index)),
    })
    const votes = title === 'B' ? 2 : title === 'C' ? 0 : 1
    for (const voter of voters.slice(0, votes)) {
      await app.inject({
        method: 'POST',
        url: '/api/upvote.php',
        payload: { prompt_id: id },
        headers: await signInAs(db, voter, { config, at: clock.now }),
      })
    }
  }

  it.each([
    [{}, 'DCBA'],
    [{ sort: 'newest' }, 'DCBA'],
    [{ sort: 'oldest' }, 'ABCD'],
    [{ sort: 'upvotes' }, 'BDAC'],
    [{ category: 'Coding', sort: 'upvotes' }, 'BAC'],
    [{ category: 'Study' }, 'D'],
    [{ category: 'Teach' }, ''],
  ])('with %j lists the prompts %s', async (query, expected) => {
    const response = await app.inject({ url: listPrompts.path, query })
    expect(response.json().map(titleOf).join('')).toBe(expected)
    expect(response.headers['x-total-count']).toBe(String(expected.length))
  })
})

describe('the list of your own prompts', async () => {
  const { app, db, config, clock } = await createTestApp()
  const me = await createUser(db, { display_name: 'Me' })
  const other = await createUser(db)
  await createPrompt(db, { author_id: me.id, title: 'Mine, public' })
  await createPrompt(db, { author_id: me.id, title: 'Mine, private', is_public: false, category: 'Teach' })
  await createPrompt(db, { author_id: other.id, title: 'Theirs, public' })
  const shared = await createPrompt(db, { author_id: other.id, title: 'Theirs, shared', is_public: false })
  await sharePrompt(db, { prompt_id: shared.id, recipient_id: me.id, sharer_id: other.id })
  const headers = await signInAs(db, me, { config, at: clock.now })
  const list = (query = {}) => app.inject({ url: listOwnPrompts.path, query, headers })

  it('contains public and private prompts, and no one else’s', async () => {
    const response = await list()
    expect(response.json().map(titleOf)).toEqual(['Mine, private', 'Mine, public'])
    expect(response.json()[0]).toMatchObject({ visibility: 'private', is_public: false, author_name: 'Me' })
    expect(response.headers['x-total-count']).toBe('2')
  })

  it('can be searched, filtered, sorted, and paged', async () => {
    expect((await list({ q: 'THEIRS' })).json()).toEqual([])
    expect((await list({ q: 'private' })).json().map(titleOf)).toEqual(['Mine, private'])
    expect((await list({ category: 'Teach' })).json().map(titleOf)).toEqual(['Mine, private'])
    expect((await list({ sort: 'oldest', page: '1', page_size: '1' })).json().map(titleOf)).toEqual([
      'Mine, public',
    ])
  })

  it('is refused to a visitor', async () => {
    expect((await app.inject({ url: listOwnPrompts.path })).statusCode).toBe(401)
  })
})

function titleOf(prompt: { title: string }): string {
  return prompt.title
}
