import { listPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('the library list', async () => {
  const { db, clock, newUser, visitor } = await createTestApp()
  const [author, reader] = [await newUser({ display_name: 'Ada Author' }), await newUser()]
  const days = [1, 2, 3, 4, 5].map((day) => new Date(`2026-03-0${day}T12:00:00.000Z`))
  for (const created_at of days) {
    await createPrompt(db, { author_id: author.id, title: `Day ${created_at.getUTCDate()}`, created_at })
  }
  const hidden = await createPrompt(db, { author_id: author.id, title: 'Private', is_public: false })
  const titles = async (query: object, viewer = visitor) =>
    (await viewer.read(listPrompts, query)).map(({ title }) => title)

  it('has the newest public prompts first, in pages, with the total count', async () => {
    expect(await titles({})).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1'])
    const pages = []
    for (const page of [1, 2, 3, 9]) {
      const query = { page, page_size: 2 }
      expect((await visitor.get(listPrompts, query)).headers['x-total-count']).toBe('5')
      pages.push(await titles(query))
    }
    expect(pages).toEqual([['Day 5', 'Day 4'], ['Day 3', 'Day 2'], ['Day 1'], []])
  })

  it('never contains a private prompt, not even for its author or an admin', async () => {
    for (const viewer of [author, await newUser({ role: 'admin' })])
      expect(await titles({}, viewer)).not.toContain(hidden.title)
  })

  it('contains exactly the fields of the contract', async () => {
    const [prompt] = await visitor.read(listPrompts, { page: 1, page_size: 1 })
    expect(prompt).toEqual({
      id: expect.any(Number),
      title: 'Day 5',
      category: 'Research',
      markdown: '<p>Do this.</p>',
      notes: null,
      is_public: true,
      visibility: 'public',
      publishing: null,
      author_id: author.id,
      author_name: 'Ada Author',
      created_at: '2026-03-05T12:00:00.000Z',
      updated_at: '2026-03-05T12:00:00.000Z',
      version: 1,
      revision: 1,
      upvotes: 0,
      userHasVoted: false,
      userHasSaved: false,
      userHasCollected: false,
      tags: [],
      by_library: false,
      from_prompt_builder: false,
      fields: [],
      data_class: 'public',
      uses: 0,
      review: null,
    })
  })

  it('says whether the viewer has upvoted a prompt', async () => {
    const query = { page: 1, page_size: 1 }
    const [{ id: prompt_id } = { id: 0 }] = await visitor.read(listPrompts, query)
    await db.insertInto('upvotes').values({ prompt_id, user_id: reader.id, created_at: clock.now }).execute()
    const voted = []
    for (const viewer of [reader, author, visitor])
      voted.push((await viewer.read(listPrompts, query))[0]?.userHasVoted)
    expect(voted).toEqual([true, false, false])
  })

  it.each([
    [{ page: 0 }, 'page must be a whole number, 1 or greater.'],
    [{ page: 1.5 }, 'page must be a whole number, 1 or greater.'],
    [{ page: 'last' }, 'page must be a whole number, 1 or greater.'],
    [{ page: 1, page_size: 101 }, 'page_size must be a whole number from 1 to 100.'],
    [{ page: 1, page_size: -1 }, 'page_size must be a whole number from 1 to 100.'],
  ])('explains in a sentence why it refuses %j', async (query, sentence) => {
    const response = await visitor.get(listPrompts, query)
    expect(response.json()).toEqual({ success: false, error: sentence, message: sentence })
    expect(response.statusCode).toBe(400)
  })
})
