import { deleteUser, listAuditLog, listUsers } from '@prompt-library/contract/admin'
import {
  addCollectionEditor,
  addToCollection,
  deleteCollection,
  leaveCollection,
  removeCollectionEditor,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import { getCollection, listCollections } from '@prompt-library/contract/collections'
import { listNotifications } from '@prompt-library/contract/notifications'
import { describe, expect, it } from 'vitest'
import { createCollection, createLibraryAccount, createPrompt, createUser } from '../../testing/builders.ts'
import { refusal } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, newUser } = await createTestApp()
const OWNER = 'You own this collection, so you can already edit it.'
const NO_USER = 'We couldn’t find this user, or their account is disabled. Please choose someone else.'

describe('co-editors', () => {
  it('are added once, listed with their names, and can edit until they are removed', async () => {
    const [owner, editor] = [await newUser(), await newUser({ display_name: 'Edda Editor', email: null })]
    const { token } = await createCollection(db, { owner_id: owner.id })
    for (let time = 1; time <= 2; time += 1) {
      const { editors } = await owner.read(addCollectionEditor, { token, user_id: editor.id })
      // The NetID tells apart two people with the same name and no email.
      expect(editors).toEqual([
        { id: editor.id, display_name: 'Edda Editor', email: null, netid: editor.netid },
      ])
    }
    const { id: prompt_id } = await createPrompt(db, { author_id: owner.id })
    expect((await editor.post(addToCollection, { token, prompt_id })).statusCode).toBe(200)
    const listed = await editor.read(listCollections, { scope: 'own' })
    expect(listed).toMatchObject([{ token, role: 'editor' }])
    await owner.post(removeCollectionEditor, { token, user_id: editor.id })
    expect((await editor.post(addToCollection, { token, prompt_id })).statusCode).toBe(404)
    expect(await owner.read(getCollection, { token })).toMatchObject({ editors: [], prompt_count: 1 })
  })

  it('get one notification, with a link to the collection, until they no longer are one', async () => {
    const [owner, editor] = [await newUser({ display_name: 'Olga Owner' }), await newUser()]
    const { token } = await createCollection(db, { owner_id: owner.id, name: 'Chem 101' })
    const received = () => editor.read(listNotifications)
    const body = { token, user_id: editor.id }
    for (let time = 1; time <= 2; time += 1) await owner.post(addCollectionEditor, body)
    expect(await received()).toMatchObject([
      {
        type: 'collection_editor',
        title: 'Olga Owner added you as a co-editor',
        message: '“Chem 101”',
        data: { prompt_id: null, personal_message: null, collection_token: token },
      },
    ])
    await owner.post(updateCollection, { token, visibility: 'link' })
    const renewed = (await owner.read(updateCollection, { token, visibility: 'private' })).token
    expect(await received()).toMatchObject([{ data: { collection_token: renewed } }])
    await owner.post(removeCollectionEditor, { ...body, token: renewed })
    expect(await received()).toEqual([])
    await owner.post(addCollectionEditor, { ...body, token: renewed })
    await editor.post(leaveCollection, { token: renewed })
    expect(await received()).toEqual([])
    await owner.post(addCollectionEditor, { ...body, token: renewed })
    await owner.post(deleteCollection, { token: renewed })
    expect(await received()).toEqual([])
  })

  it('are limited to 20', async () => {
    const owner = await newUser()
    const editor_ids: number[] = []
    for (let index = 0; index < 20; index += 1) editor_ids.push((await createUser(db)).id)
    const { token } = await createCollection(db, { owner_id: owner.id, editor_ids })
    const response = await owner.post(addCollectionEditor, { token, user_id: (await createUser(db)).id })
    expect(refusal(response)).toEqual([409, 'A collection can have up to 20 co-editors.'])
  })

  it.each([
    ['the owner', (ownerId: number) => ({ id: ownerId }), 409, OWNER],
    ['a disabled user', () => createUser(db, { status: 'disabled' }), 404, NO_USER],
    ['a missing user', () => ({ id: 2_147_483_647 }), 404, NO_USER],
    ['the library', () => createLibraryAccount(db), 404, NO_USER],
  ])('can’t be %s', async (_, user, status, message) => {
    const owner = await newUser()
    const { token } = await createCollection(db, { owner_id: owner.id })
    const user_id = (await user(owner.id)).id
    expect(refusal(await owner.post(addCollectionEditor, { token, user_id }))).toEqual([status, message])
  })
})

describe('deleting the owner’s account', async () => {
  const admin = await newUser({ role: 'admin' })
  const membersOf = async (id: number) => {
    const rows = await db
      .selectFrom('collection_members')
      .select(['user_id', 'role'])
      .where('collection_id', '=', id)
      .orderBy('user_id')
      .execute()
    return rows.map(({ user_id, role }) => [user_id, role])
  }

  it('makes the longest-standing active co-editor the owner, and deletes collections without one', async () => {
    const owner = await newUser({ display_name: 'Olive Owner' })
    const [newest, oldest, other] = [await createUser(db), await createUser(db), await createUser(db)]
    const disabled = await createUser(db, { status: 'disabled' })
    const theirPrompt = await createPrompt(db, { author_id: other.id })
    const ownPrompt = await createPrompt(db, { author_id: owner.id })
    const prompt_ids = [ownPrompt.id, theirPrompt.id]
    const editor_ids = [disabled.id, oldest.id, newest.id]
    const shared = await createCollection(db, { owner_id: owner.id, editor_ids, prompt_ids })
    const left = await createCollection(db, { owner_id: owner.id, editor_ids: [disabled.id], prompt_ids })
    const alone = await createCollection(db, { owner_id: owner.id, prompt_ids })
    const edited = await createCollection(db, { owner_id: other.id, editor_ids: [owner.id], prompt_ids })

    const counts = { collectionCount: 1, transferredCollectionCount: 2 }
    expect(await admin.read(listUsers, { q: 'olive' })).toMatchObject([counts])
    expect((await admin.read(deleteUser, { uid: owner.id })).message).toBe(
      'Olive Owner was deleted, along with 1 prompt and 1 collection. Co-editors now own 2 collections.',
    )
    const details = `${owner.netid}, with 1 prompt and 1 collection; 2 collections transferred`
    expect(await admin.read(listAuditLog, { q: 'olive' })).toMatchObject([
      { action: 'deleted user', details },
    ])
    expect(await membersOf(shared.id)).toEqual([
      [newest.id, 'editor'],
      [oldest.id, 'owner'],
      [disabled.id, 'editor'],
    ])
    expect(await membersOf(left.id)).toEqual([[disabled.id, 'owner']])
    expect(await membersOf(edited.id)).toEqual([[other.id, 'owner']])
    const rows = await db
      .selectFrom('collections')
      .leftJoin('collection_items', 'collection_items.collection_id', 'collections.id')
      .select(['collections.id', 'prompt_id'])
      .where('collections.id', 'in', [shared.id, alone.id, edited.id])
      .orderBy('collections.id')
      .execute()
    expect(rows).toEqual([
      { id: shared.id, prompt_id: theirPrompt.id },
      { id: edited.id, prompt_id: theirPrompt.id },
    ])
  })
})
