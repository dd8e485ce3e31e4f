import {
  addToCollection,
  createCollection,
  removeFromCollection,
  setCollectionNote,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import { getCollection, listCollectionPrompts } from '@prompt-library/contract/collections'
import { saveSettings } from '@prompt-library/contract/settings'
import { describe, expect, it } from 'vitest'
import * as builders from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

const REFUSED =
  'Only curators can write what everyone reads in a public collection here. Share yours by link, or keep it private.'

const { db, newUser, visitor } = await createTestApp()
const owner = await newUser()
const curator = await newUser({ role: 'curator' })
const admin = await newUser({ role: 'admin' })
const prompt = await builders.createPrompt(db, { author_id: curator.id })

describe.each(['approval', 'curators'])('with the rule %s', (publishing) => {
  const create = async (visibility: 'link' | 'public') => {
    const fields = { owner_id: owner.id, editor_ids: [curator.id], prompt_ids: [prompt.id], visibility }
    const { token } = await builders.createCollection(db, { ...fields, name: 'Read' })
    await admin.post(saveSettings, { publishing })
    return token
  }

  it('a member’s words are in no public collection', async () => {
    const [shown, shared] = [await create('public'), await create('link')]
    const item = { prompt_id: prompt.id }
    const changes = [
      owner.post(createCollection, { name: 'Unread', visibility: 'public' }),
      owner.post(updateCollection, { token: shared, visibility: 'public' }),
      owner.post(updateCollection, { token: shown, name: 'Unread' }),
      owner.post(updateCollection, { token: shown, description: 'Unread' }),
      owner.post(setCollectionNote, { token: shown, ...item, note: 'Unread' }),
    ]
    for (const { statusCode, body } of await Promise.all(changes))
      expect([statusCode, JSON.parse(body).message]).toEqual([403, REFUSED])
    await owner.post(removeFromCollection, { token: shown, ...item })
    expect((await owner.post(addToCollection, { token: shown, ...item, note: 'Unread' })).statusCode).toBe(
      403,
    )
    expect(await visitor.read(getCollection, { token: shown })).toMatchObject({ name: 'Read' })
    expect((await visitor.get(getCollection, { token: shared })).statusCode).toBe(404)
  })

  it('members still choose its prompts, write what others read by link, and make it private', async () => {
    const [shown, shared] = [await create('public'), await create('link')]
    const item = { prompt_id: prompt.id }
    await owner.post(removeFromCollection, { token: shown, ...item })
    for (const done of [
      await owner.post(addToCollection, { token: shown, ...item }),
      await owner.post(updateCollection, { token: shared, name: 'By link' }),
      await owner.post(setCollectionNote, { token: shared, ...item, note: 'By link' }),
      await owner.post(updateCollection, { token: shown, visibility: 'private', name: 'Mine' }),
    ])
      expect(done.statusCode, done.body).toBe(200)
  })

  it('curators and admins publish', async () => {
    const shown = await create('public')
    const item = { prompt_id: prompt.id }
    for (const by of [curator, admin])
      expect((await by.post(createCollection, { name: 'Read', visibility: 'public' })).statusCode).toBe(201)
    await curator.post(updateCollection, { token: shown, name: 'Corrected' })
    await curator.post(setCollectionNote, { token: shown, ...item, note: 'Read this' })
    expect(await visitor.read(getCollection, { token: shown })).toMatchObject({ name: 'Corrected' })
    const [listed] = await visitor.read(listCollectionPrompts, { token: shown })
    expect(listed).toMatchObject({ note: 'Read this' })
  })
})
