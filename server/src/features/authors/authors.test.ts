import { getAuthor } from '@prompt-library/contract/authors'
import { listPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import { createLibraryAccount, createPrompt, sharePrompt } from '../../testing/builders.ts'
import { refusal, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NOT_FOUND = 'This author doesn’t exist, or you can’t view any of their prompts.'

describe('an author', async () => {
  const { db, newUser, visitor } = await createTestApp()
  const author = await newUser({ display_name: 'Ada Author' })
  const [reader, admin] = [await newUser(), await newUser({ role: 'admin' })]
  const expectUnknown = async (id: number, ...viewers: Visitor[]) => {
    for (const viewer of viewers)
      expect(refusal(await viewer.get(getAuthor, { id }))).toEqual([404, NOT_FOUND])
  }

  it('has a name and a number of public prompts, the same for everyone and as in the list', async () => {
    for (const is_public of [true, true, false]) await createPrompt(db, { author_id: author.id, is_public })
    const { id, display_name } = author
    for (const viewer of [visitor, reader, admin, author])
      expect(await viewer.read(getAuthor, { id })).toEqual({ id, display_name, prompts: 2 })
    expect((await visitor.get(listPrompts, { author: id })).headers['x-total-count']).toBe('2')
  })

  it('without public prompts is known only to themselves and to recipients', async () => {
    const hidden = await newUser({ display_name: 'Hidden' })
    const { id, display_name } = hidden
    const prompt = await createPrompt(db, { author_id: id, is_public: false })
    await sharePrompt(db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: id })
    for (const viewer of [hidden, reader])
      expect(await viewer.read(getAuthor, { id })).toEqual({ id, display_name, prompts: 0 })
    await expectUnknown(id, visitor, author, admin)
    await db.deleteFrom('shares').execute()
    await expectUnknown(id, reader)
  })

  it('is unknown without any prompt, like an account that doesn’t exist', async () => {
    for (const id of [reader.id, 2_147_483_647]) await expectUnknown(id, visitor, reader, admin)
  })

  it('stays known with a disabled account, and the library is an author too', async () => {
    const { id } = await createLibraryAccount(db)
    await createPrompt(db, { author_id: id })
    expect(await visitor.read(getAuthor, { id })).toMatchObject({ display_name: 'AI Prompt Library' })
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', author.id).execute()
    expect((await visitor.get(getAuthor, { id: author.id })).statusCode).toBe(200)
  })
})
