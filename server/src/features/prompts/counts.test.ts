import { deleteUser } from '@prompt-library/contract/admin'
import { createPrompt, deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createPrompts, createUser } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const FORM = { title: 'Title', markdown: '<p>Text</p>', visibility: 'public', category: 'Research' }

describe('prompt counts', async () => {
  const { db, newUser } = await createTestApp()
  const author = await newUser()
  const create = async (fields = {}) => (await author.read(createPrompt, { ...FORM, ...fields })).prompt.id
  const edit = (id: number | undefined, changes: object) =>
    author.read(updatePrompt, { ...FORM, id, ...changes })

  it('are updated when prompts are added, changed, and deleted', async () => {
    const first = await create()
    const coding = await create({ category: 'Coding' })
    const hidden = await create({ visibility: 'private' })
    await expectCorrectCounts()
    await edit(first, { category: 'Teach', visibility: 'private' })
    await expectCorrectCounts()
    await edit(coding, { category: 'Coding', title: 'Only the title' })
    await expectCorrectCounts()
    await author.read(deletePrompt, { prompt_id: hidden })
    await expectCorrectCounts()
  })

  it('are updated when one statement adds or deletes many prompts', async () => {
    const leaving = await createUser(db)
    await createPrompts(db, { author_id: leaving.id, count: 30 })
    await expectCorrectCounts()
    await (await newUser({ role: 'admin' })).read(deleteUser, { uid: leaving.id })
    await expectCorrectCounts()
  })

  it('stay correct when prompts change categories concurrently', async () => {
    const createTen = (category: string) =>
      Promise.all(Array.from({ length: 10 }, () => create({ category })))
    const [here, there] = [await createTen('Coding'), await createTen('Teach')]
    await Promise.all([
      ...here.map((id) => edit(id, { category: 'Teach' })),
      ...there.map((id) => edit(id, { category: 'Coding' })),
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
