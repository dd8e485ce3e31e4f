import { listAuditLog } from '@prompt-library/contract/admin'
import { deleteCollection } from '@prompt-library/contract/collection-changes'
import {
  getCollection,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import {
  COLLECTION_VISIBILITIES,
  type CollectionVisibility,
} from '@prompt-library/domain/collections/permissions'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt } from '../../testing/builders.ts'
import type { Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('permissions', async () => {
  const { db, newUser, visitor } = await createTestApp()
  const users = {
    visitor,
    member: await newUser(),
    editor: await newUser(),
    owner: await newUser(),
    admin: await newUser({ role: 'admin' }),
  }
  const { editor, owner, admin } = users
  const prompt = await createPrompt(db, { author_id: users.member.id })
  const create = (visibility: CollectionVisibility) =>
    createCollection(db, { owner_id: owner.id, editor_ids: [editor.id], prompt_ids: [prompt.id], visibility })
  const entries = Object.entries(users) as [keyof typeof users, Visitor][]

  it('lists public collections to everyone, and private and link ones only to their members', async () => {
    const tokens = Object.fromEntries(
      await Promise.all(
        COLLECTION_VISIBILITIES.map(async (visibility) => [(await create(visibility)).token, visibility]),
      ),
    )
    const listed = async (user: Visitor, query: object) =>
      (await user.read(listCollections, query)).flatMap(({ token }) => tokens[token] ?? []).sort()
    for (const [role, user] of entries) {
      expect(await listed(user, {})).toEqual(['public'])
      if (role === 'visitor') continue
      const isIn = role === 'editor' || role === 'owner'
      expect(await listed(user, { scope: 'own' })).toEqual(isIn ? ['link', 'private', 'public'] : [])
      const menu = await user.read(listCollectionsForPrompt, { prompt_id: prompt.id })
      expect(menu.filter(({ token }) => tokens[token])).toHaveLength(isIn ? 3 : 0)
    }
    expect((await visitor.get(listCollections, { scope: 'own' })).statusCode).toBe(401)
  })

  it('tells only members of a collection who its co-editors are', async () => {
    const { token } = await create('public')
    for (const [role, user] of entries) {
      const { editors, owner_id, role: own } = await user.read(getCollection, { token })
      const isIn = role === 'editor' || role === 'owner'
      expect(owner_id).toBe(owner.id)
      expect(own).toBe(isIn ? role : null)
      expect(editors?.[0]?.id).toBe(isIn ? editor.id : undefined)
    }
  })

  it('records in the audit log what an admin deletes, but not what an owner deletes', async () => {
    const listDeletions = async () =>
      (await admin.read(listAuditLog)).filter(({ action }) => action === 'deleted collection')
    await owner.post(deleteCollection, await create('public'))
    expect(await listDeletions()).toEqual([])
    await admin.post(deleteCollection, await create('public'))
    const details = `public, by ${owner.display_name} (${owner.netid})`
    expect(await listDeletions()).toMatchObject([{ target_name: 'A collection', details }])
  })
})
