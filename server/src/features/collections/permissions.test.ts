import { listAuditLog } from '@prompt-library/contract/admin'
import { createCollection as createCall, deleteCollection } from '@prompt-library/contract/collection-changes'
import {
  getCollection,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { COLLECTION_VISIBILITIES } from '@prompt-library/domain/collections/permissions'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt, createUser } from '../../testing/builders.ts'
import { createSignedInUser, visitorOf } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

async function createWorld(environment: Record<string, string> = {}) {
  const testApp = await createTestApp(environment)
  const { db } = testApp
  const users = {
    visitor: visitorOf(testApp),
    member: await createSignedInUser(testApp),
    editor: await createSignedInUser(testApp),
    owner: await createSignedInUser(testApp),
    admin: await createSignedInUser(testApp, { role: 'admin' }),
  }
  const other = await createUser(db)
  const prompt = await createPrompt(db, { author_id: other.id })
  const create = (visibility: (typeof COLLECTION_VISIBILITIES)[number]) =>
    createCollection(db, {
      owner_id: users.owner.id,
      editor_ids: [users.editor.id, other.id],
      prompt_ids: [prompt.id],
      visibility,
    })
  return { users, prompt, create }
}

describe('permissions', async () => {
  const { users, prompt, create } = await createWorld()
  const roles = Object.keys(users) as (keyof typeof users)[]

  it('lists public collections to everyone, and private and link ones only to their members', async () => {
    const tokens = Object.fromEntries(
      await Promise.all(
        COLLECTION_VISIBILITIES.map(async (visibility) => [(await create(visibility)).token, visibility]),
      ),
    )
    const listed = async (role: keyof typeof users, query: Record<string, string>) => {
      const response = await users[role].get(listCollections, query)
      if (response.statusCode !== 200) return response.statusCode
      return response
        .json()
        .flatMap(({ token }: { token: string }) => tokens[token] ?? [])
        .sort()
    }
    for (const role of roles) {
      expect(await listed(role, {})).toEqual(['public'])
      const isIn = role === 'editor' || role === 'owner'
      expect(await listed(role, { scope: 'own' })).toEqual(
        role === 'visitor' ? 401 : isIn ? ['link', 'private', 'public'] : [],
      )
      if (role === 'visitor') continue
      const menu = (await users[role].get(listCollectionsForPrompt, { prompt_id: prompt.id })).json()
      expect(menu.filter(({ token }: { token: string }) => tokens[token])).toHaveLength(isIn ? 3 : 0)
    }
  })

  it('tells only members of a collection who its co-editors are', async () => {
    const { token } = await create('public')
    for (const role of roles) {
      const { editors, owner_id, role: own } = (await users[role].get(getCollection, { token })).json()
      const isIn = role === 'editor' || role === 'owner'
      expect(owner_id).toBe(users.owner.id)
      expect(own).toBe(isIn ? role : null)
      expect(editors?.[0]?.id).toBe(isIn ? users.editor.id : undefined)
    }
  })

  it('any member can create a collection, but no visitor', async () => {
    expect((await users.visitor.post(createCall, { name: 'Mine' })).statusCode).toBe(401)
    expect((await users.member.post(createCall, { name: 'Mine' })).statusCode).toBe(201)
  })

  it('records in the audit log what an admin deletes, but not what an owner deletes', async () => {
    const listDeletions = async () => {
      const entries = (await users.admin.get(listAuditLog, { q: 'collection' })).json()
      return entries.filter(({ action }: { action: string }) => action === 'deleted collection')
    }
    const before = await listDeletions()
    await users.owner.post(deleteCollection, await create('public'))
    expect(await listDeletions()).toEqual(before)
    await users.admin.post(deleteCollection, await create('public'))
    const [newest, ...rest] = await listDeletions()
    expect(rest).toEqual(before)
    const { display_name, netid } = users.owner
    expect(newest).toMatchObject({
      target_name: 'A collection',
      details: `public, by ${display_name} (${netid})`,
    })
  })
})

describe('with ACCESS=members', async () => {
  const { users, create } = await createWorld({ ACCESS: 'members' })

  it('a visitor can’t list collections', async () => {
    expect((await users.visitor.get(listCollections)).statusCode).toBe(401)
  })

  it('a member can view public and link collections', async () => {
    for (const visibility of ['link', 'public'] as const)
      expect(
        (await users.member.get(getCollection, { token: (await create(visibility)).token })).statusCode,
      ).toBe(200)
    expect((await users.member.get(listCollections)).json()).not.toEqual([])
  })
})
