import { deleteUser } from '@prompt-library/contract/admin'
import { createPrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompts'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createPrompts, createUser, signInAs } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FIELDS = {
  title: 'Title',
  markdown: '<p>Text</p>',
  visibility: 'public',
  category: 'Research',
} as const

describe('prompt counts', async () => {
  const { app, db, config, clock } = await createTestApp()
  const author = await createUser(db)
  const headers = await signInAs(db, author, { config, at: clock.now })
  const post = async (url: string, payload: object, as = headers) => {
    const response = await app.inject({ method: 'POST', url, payload, headers: as })
    expect(response.statusCode).toBeLessThan(300)
    return response.json()
  }
  const create = async (fields = {}): Promise<number> =>
    (await post(createPrompt.path, { ...FIELDS, ...fields })).prompt.id

  it('are updated when prompts are added, changed, and deleted', async () => {
    const ids = [
      await create(),
      await create({ category: 'Coding' }),
      await create({ visibility: 'private' }),
    ]
    await expectCorrectCounts()
    await post(updatePrompt.path, { ...FIELDS, id: ids[0], category: 'Teach', visibility: 'private' })
    await expectCorrectCounts()
    await post(updatePrompt.path, { ...FIELDS, id: ids[1], category: 'Coding', title: 'Only the title' })
    await expectCorrectCounts()
    await post(deletePrompt.path, { prompt_id: ids[2] })
    await expectCorrectCounts()
  })

  it('are updated when one statement adds or deletes many prompts', async () => {
    const leaving = await createUser(db)
    await createPrompts(db, { author_id: leaving.id, count: 30 })
    await expectCorrectCounts()
    const admin = await signInAs(db, await createUser(db, { role: 'admin' }), { config, at: clock.now })
    await post(deleteUser.path, { uid: leaving.id }, admin)
    await expectCorrectCounts()
  })

  it('stay correct when prompts change categories concurrently', async () => {
    const here = await Promise.all(Array.from({ length: 10 }, () => create({ category: 'Coding' })))
    const there = await Promise.all(Array.from({ length: 10 }, () => create({ category: 'Teach' })))
    await Promise.all([
      ...here.map((id) => post(updatePrompt.path, { ...FIELDS, id, category: 'Teach' })),
      ...there.map((id) => post(updatePrompt.path, { ...FIELDS, id, category: 'Coding' })),
    ])
    await expectCorrectCounts()
  })

  async function expectCorrectCounts(): Promise<void> {
    const kept = db
      .selectFrom('prompt_counts')
      .select(['category', 'is_public', 'prompts as count'])
      .where('prompts', '>', 0)
    const counted = db
      .selectFrom('prompts')
      .select(['category', 'is_public', sql<number>`count(*)::int`.as('count')])
      .groupBy(['category', 'is_public'])
    expect(await kept.orderBy('category').orderBy('is_public').execute()).toEqual(
      await counted.orderBy('category').orderBy('is_public').execute(),
    )
  }
})
