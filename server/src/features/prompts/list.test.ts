import { listPrompts, type Prompt, toggleUpvote } from '@prompt-library/contract/prompts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createPrompt, createPrompts, createUser } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('a long list', async () => {
  const { db, visitor } = await createTestApp()
  const author = await createUser(db)
  await createPrompts(db, { author_id: author.id, count: 1_200, html: '<p>common</p>' })
  const list = (query: object) => visitor.get(listPrompts, query)

  it.each([{ sort: 'newest' }, { sort: 'oldest' }, { sort: 'upvotes' }, { q: 'common' }])(
    'shows each prompt once across pages, even if all have the same time: %j',
    async (query: { sort?: string; q?: string }) => {
      const ids: number[] = []
      for (let page = 1; page <= 13; page += 1)
        ids.push(...(await visitor.read(listPrompts, { ...query, page, page_size: 100 })).map(({ id }) => id))
      expect(ids).toHaveLength(1_200)
      expect(new Set(ids).size).toBe(1_200)
      expect(ids).toEqual(ids.toSorted((a, b) => (query.sort === 'oldest' ? a - b : b - a)))
    },
  )

  it('counts up to 1,200 matches of a search, and says when there are more', async () => {
    const exact = await list({ q: 'common', page: 1 })
    expect(exact.headers['x-total-count']).toBe('1200')
    expect(exact.headers).not.toHaveProperty('x-total-more')

    await createPrompts(db, { author_id: author.id, count: 100, html: '<p>common</p>' })
    const more = await list({ q: 'common', page: '100' })
    expect(more.headers['x-total-count']).toBe('1200')
    expect(more.headers['x-total-more']).toBe('true')
    expect(more.json()).toHaveLength(12)
    for (const sort of ['relevance', 'newest', 'oldest', 'upvotes'])
      expect((await list({ q: 'common', page: '101', sort })).json(), sort).toEqual([])

    const all = await list({ page: 1 })
    expect(all.headers['x-total-count']).toBe('1300')
    expect(all.headers).not.toHaveProperty('x-total-more')
  })

  it('returns up to 1,000 prompts without paging', async () => {
    expect((await list({})).json()).toHaveLength(1_000)
    expect((await list({ q: 'common' })).json()).toHaveLength(1_000)
  })

  it('is empty on a page far beyond the last one', async () => {
    const page = Number.MAX_SAFE_INTEGER
    expect(await visitor.read(listPrompts, { page, page_size: 100 })).toEqual([])
    expect(await visitor.read(listPrompts, { page, q: 'common' })).toEqual([])
  })
})

describe('a list of many pages', async () => {
  const { db, visitor } = await createTestApp()
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
      const response = await visitor.get(listPrompts, { sort, category, page, page_size: size })
      const ids = response.json<Prompt[]>().map(({ id }) => id)
      expect(ids, `page ${page}`).toEqual(all.slice((page - 1) * size, page * size))
      expect(response.headers['x-total-count']).toBe(String(all.length))
    }
  })
})

describe('sorting and filtering', async () => {
  const { db, newUser, visitor } = await createTestApp()
  const author = await createUser(db)
  const voters = [await newUser(), await newUser()]
  for (const [index, title] of ['A', 'B', 'C', 'D'].entries()) {
    const { id } = await createPrompt(db, {
      author_id: author.id,
      title,
      category: title === 'D' ? 'Study' : 'Coding',
      created_at: new Date(Date.UTC(2026, 0, 1 + index)),
    })
    const votes = title === 'B' ? 2 : title === 'C' ? 0 : 1
    for (const voter of voters.slice(0, votes)) await voter.post(toggleUpvote, { prompt_id: id })
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
    const response = await visitor.get(listPrompts, query)
    expect(response.json().map(titleOf).join('')).toBe(expected)
    expect(response.headers['x-total-count']).toBe(String(expected.length))
  })

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
  ])('explain in a sentence why it refuses %j', async (query, sentence) => {
    expect(refusal(await visitor.get(listPrompts, query))).toEqual([400, sentence])
  })
})

function titleOf(prompt: { title: string }): string {
  return prompt.title
}
