import { listPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createPrompt, createUser, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('the library list', async () => {
  const { app, db, config, clock } = await createTestApp()
  const author = await createUser(db, { display_name: 'Ada Author' })
  const reader = await createUser(db)
  const days = [1, 2, 3, 4, 5].map((day) => new Date(`2026-03-0${day}T12:00:00.000Z`))
  for (const created_at of days) {
    await createPrompt(db, { author_id: author.id, title: `Day ${created_at.getUTCDate()}`, created_at })
  }
  const hidden = await createPrompt(db, { author_id: author.id, title: 'Private', is_public: false })
  const list = (query: string, headers = {}) => app.inject({ url: `${listPrompts.path}${query}`, headers })

  it('has the newest public prompts first, with the total count', async () => {
    const response = await list('?page=1&page_size=2')
    expect(response.statusCode).toBe(200)
    expect(response.json().map((prompt: { title: string }) => prompt.title)).toEqual(['Day 5', 'Day 4'])
    expect(response.headers['x-total-count']).toBe('5')
  })

  it('continues on the next page', async () => {
    const titles = []
    for (const page of [1, 2, 3])
      titles.push(...(await list(`?page=${page}&page_size=2`)).json().map(titleOf))
    expect(titles).toEqual(['Day 5', 'Day 4', 'Day 3', 'Day 2', 'Day 1'])
  })

  it('is empty after the last page', async () => {
    const response = await list('?page=9')
    expect(response.json()).toEqual([])
    expect(response.headers['x-total-count']).toBe('5')
  })

  it('contains everything without paging', async () => {
    expect((await list('')).json()).toHaveLength(5)
  })

  it('never contains a private prompt, not even for its author or an admin', async () => {
    const admin = await createUser(db, { role: 'admin' })
    for (const viewer of [author, admin]) {
      const headers = await signInAs(db, viewer, { config, at: clock.now })
      expect((await list('', headers)).json().map(titleOf)).not.toContain(hidden.title)
    }
  })

  it('contains exactly the fields of the contract', async () => {
    const [prompt] = (await list('?page=1&page_size=1')).json()
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
    const [{ id: prompt_id }] = (await list('?page=1&page_size=1')).json()
    await db.insertInto('upvotes').values({ prompt_id, user_id: reader.id, created_at: clock.now }).execute()
    const asReader = await list('?page=1&page_size=1', await signInAs(db, reader, { config, at: clock.now }))
    expect(asReader.json()[0].userHasVoted).toBe(true)
    const asAuthor = await list('?page=1&page_size=1', await signInAs(db, author, { config, at: clock.now }))
    expect(asAuthor.json()[0].userHasVoted).toBe(false)
    expect((await list('?page=1&page_size=1')).json()[0].userHasVoted).toBe(false)
  })

  it.each([
    ['?page=0', 'page must be a whole number, 1 or greater.'],
    ['?page=1.5', 'page must be a whole number, 1 or greater.'],
    ['?page=last', 'page must be a whole number, 1 or greater.'],
    ['?page=1&page_size=101', 'page_size must be a whole number from 1 to 100.'],
    ['?page=1&page_size=-1', 'page_size must be a whole number from 1 to 100.'],
  ])('explains in a sentence why it refuses %s', async (query, sentence) => {
    const response = await list(query)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toEqual({ success: false, error: sentence, message: sentence })
  })
})

describe('with ACCESS=members', async () => {
  const { app, db, config, clock } = await createTestApp({ ACCESS: 'members' })

  it('refuses the list to a visitor but not to a member', async () => {
    const refused = await app.inject({ url: listPrompts.path })
    expect(refused.statusCode).toBe(401)
    expect(refused.json().success).toBe(false)
    const headers = await signInAs(db, await createUser(db), { config, at: clock.now })
    expect((await app.inject({ url: listPrompts.path, headers })).statusCode).toBe(200)
  })
})

function titleOf(prompt: { title: string }): string {
  return prompt.title
}
