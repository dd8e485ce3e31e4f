import { getPrompt, listPrompts, type Prompt } from '@prompt-library/contract/prompts'
import { listSavedPrompts, savePrompt } from '@prompt-library/contract/saved'
import { describe, expect, it } from 'vitest'
import { createPrompt } from '../../testing/builders.ts'
import type { User, Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('saved prompts', async () => {
  const { db, clock, newUser, visitor } = await createTestApp()
  const author = await newUser()

  const save = (user: User, prompt_id: number, saved = true) => user.post(savePrompt, { prompt_id, saved })
  const saved = async (user: User, query = {}) => {
    const response = await user.get(listSavedPrompts, query)
    return { ids: response.json<Prompt[]>().map(({ id }) => id), total: response.headers['x-total-count'] }
  }
  const newPrompt = (fields: object = {}) => createPrompt(db, { author_id: author.id, ...fields })
  const passTime = () => {
    clock.now = new Date(clock.now.getTime() + 60_000)
  }

  it('are listed in the order of saving', async () => {
    const user = await newUser()
    const first = await newPrompt()
    const second = await newPrompt()
    for (const { id } of [second, first]) {
      expect((await save(user, id)).json()).toEqual({ success: true, saved: true })
      passTime()
    }
    expect(await saved(user)).toEqual({ ids: [first.id, second.id], total: '2' })
    expect(await saved(user, { sort: 'oldest' })).toEqual({ ids: [second.id, first.id], total: '2' })
    // Saving again changes nothing.
    await save(user, second.id)
    expect((await saved(user)).ids).toEqual([first.id, second.id])
    expect((await save(user, first.id, false)).json()).toEqual({ success: true, saved: false })
    expect((await save(user, first.id, false)).statusCode).toBe(200)
    expect(await saved(user)).toEqual({ ids: [second.id], total: '1' })
  })

  it('are private, and change nothing for anyone else', async () => {
    const user = await newUser()
    const { id } = await newPrompt()
    await save(user, id)
    const savedBy = async (who: Visitor) => {
      const { userHasSaved, upvotes, uses } = await who.read(getPrompt, { id })
      return { userHasSaved, upvotes, uses }
    }
    expect(await savedBy(user)).toEqual({ userHasSaved: true, upvotes: 0, uses: 0 })
    for (const other of [author, visitor])
      expect(await savedBy(other)).toEqual({ userHasSaved: false, upvotes: 0, uses: 0 })
    expect((await saved(author)).ids).not.toContain(id)
    expect(await user.read(listPrompts)).toContainEqual(expect.objectContaining({ id, userHasSaved: true }))
    expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([])
  })

  it('can be removed after they were made private', async () => {
    const user = await newUser()
    const { id } = await newPrompt()
    await save(user, id)
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', id).execute()
    expect((await save(user, id)).statusCode).toBe(404)
    const removed = await save(user, id, false)
    const missing = await save(user, 2_147_483_647, false)
    expect(removed.json()).toEqual({ success: true, saved: false })
    expect(missing.body).toBe(removed.body)
    await db.updateTable('prompts').set({ is_public: true }).where('id', '=', id).execute()
    expect((await saved(user)).ids).toEqual([])
  })
})
