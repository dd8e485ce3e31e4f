import { getAuthor } from '@prompt-library/contract/authors'
import { requestFor } from '@prompt-library/contract/call'
import { listPrompts } from '@prompt-library/contract/prompts'
import { describe, expect, it } from 'vitest'
import {
  createLibraryAccount,
  createPrompt,
  createUser,
  sharePrompt,
  signInAs,
} from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NOT_FOUND = 'This author doesn’t exist, or you can’t view any of their prompts.'

describe('an author', async () => {
  const { app, db, config, clock } = await createTestApp()
  const author = await createUser(db, { display_name: 'Ada Author' })
  const [reader, admin] = [await createUser(db), await createUser(db, { role: 'admin' })]
  const get = async (id: number | string, viewer?: { id: number }) => {
    const headers = viewer && (await signInAs(db, viewer, { config, at: clock.now }))
    const response = await app.inject({
      url: requestFor(getAuthor, { query: { id } }).url,
      ...(headers && { headers }),
    })
    return { status: response.statusCode, body: response.json() }
  }
  const unknown = { status: 404, body: { success: false, error: NOT_FOUND, message: NOT_FOUND } }

  it('has a name and a number of public prompts, the same for everyone and as in the list', async () => {
    for (const is_public of [true, true, false]) await createPrompt(db, { author_id: author.id, is_public })
    const known = { status: 200, body: { id: author.id, display_name: 'Ada Author', prompts: 2 } }
    for (const viewer of [undefined, reader, admin, author])
      expect(await get(author.id, viewer)).toEqual(known)
    const list = await app.inject({ url: listPrompts.path, query: { author: String(author.id) } })
    expect(list.headers['x-total-count']).toBe('2')
  })

  it('without public prompts is known only to themselves and to recipients', async () => {
    const hidden = await createUser(db, { display_name: 'Hidden' })
    const prompt = await createPrompt(db, { author_id: hidden.id, is_public: false })
    await sharePrompt(db, { prompt_id: prompt.id, recipient_id: reader.id, sharer_id: hidden.id })
    const known = { status: 200, body: { id: hidden.id, display_name: 'Hidden', prompts: 0 } }
    for (const viewer of [hidden, reader]) expect(await get(hidden.id, viewer)).toEqual(known)
    for (const viewer of [undefined, author, admin]) expect(await get(hidden.id, viewer)).toEqual(unknown)
    await db.deleteFrom('shares').execute()
    expect(await get(hidden.id, reader)).toEqual(unknown)
  })

  it('is unknown without any prompt, like an account that doesn’t exist', async () => {
    for (const viewer of [undefined, reader, admin]) {
      expect(await get(reader.id, viewer)).toEqual(unknown)
      expect(await get(2_147_483_647, viewer)).toEqual(unknown)
    }
  })

  it('stays known with a disabled account, and the library is an author too', async () => {
    const library = await createLibraryAccount(db)
    await createPrompt(db, { author_id: library.id })
    expect(await get(library.id)).toMatchObject({ status: 200, body: { display_name: 'AI Prompt Library' } })
    await db.updateTable('users').set({ status: 'disabled' }).where('id', '=', author.id).execute()
    expect((await get(author.id)).status).toBe(200)
  })

  it.each(['0', 'x', '1.5', '2147483648'])('with the ID %j is refused', async (id) => {
    expect(await get(id)).toMatchObject({
      status: 400,
      body: { message: 'id must be a whole number from 1 to 2147483647.' },
    })
  })
})

it('with ACCESS=members, authors are shown to members only', async () => {
  const { app, db, config, clock } = await createTestApp({ ACCESS: 'members' })
  const author = await createUser(db)
  await createPrompt(db, { author_id: author.id })
  const get = (headers = {}) =>
    app.inject({ url: requestFor(getAuthor, { query: { id: String(author.id) } }).url, headers })
  expect((await get()).statusCode).toBe(401)
  expect((await get(await signInAs(db, author, { config, at: clock.now }))).statusCode).toBe(200)
})
