import { listAuditLog } from '@prompt-library/contract/admin'
import type { Call } from '@prompt-library/contract/call'
import {
  addCollectionEditor,
  addToCollection,
  createCollection as createCall,
  deleteCollection,
  leaveCollection,
  removeCollectionEditor,
  removeFromCollection,
  renewCollectionLink,
  reorderCollection,
  setCollectionNote,
  transferCollection,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import {
  getCollection,
  listCollectionPrompts,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { listPrompts } from '@prompt-library/contract/prompts'
import { COLLECTION_VISIBILITIES } from '@prompt-library/domain/collections/permissions'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt, createUser } from '../../testing/builders.ts'
import { createSignedInUser, visitorOf } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const NOT_FOUND = 'This collection doesn’t exist, or you can’t view it.'

type Values = Record<string, unknown>

/** Every call that names a collection, with the other values it needs. */
const CALLS: Record<string, { call: Call; values?: (ids: { prompt: number; editor: number }) => Values }> = {
  get: { call: getCollection },
  prompts: { call: listCollectionPrompts },
  filter: { call: listPrompts },
  update: { call: updateCollection, values: () => ({ name: 'New name' }) },
  publish: { call: updateCollection, values: () => ({ visibility: 'public' }) },
  delete: { call: deleteCollection },
  'new link': { call: renewCollectionLink },
  add: { call: addToCollection, values: ({ prompt }) => ({ prompt_id: prompt }) },
  remove: { call: removeFromCollection, values: ({ prompt }) => ({ prompt_id: prompt }) },
  note: { call: setCollectionNote, values: ({ prompt }) => ({ prompt_id: prompt, note: 'Note' }) },
  reorder: { call: reorderCollection, values: ({ prompt }) => ({ prompt_ids: [prompt] }) },
  'add editor': { call: addCollectionEditor, values: ({ editor }) => ({ user_id: editor }) },
  'remove editor': { call: removeCollectionEditor, values: ({ editor }) => ({ user_id: editor }) },
  leave: { call: leaveCollection },
  transfer: { call: transferCollection, values: ({ editor }) => ({ user_id: editor }) },
}

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
  const send = (role: keyof typeof users, name: string, token: string) => {
    const { call, values } = CALLS[name] ?? { call: getCollection }
    const given = { ...values?.({ prompt: prompt.id, editor: other.id }) }
    if (call === listPrompts) return users[role].get(call, { collection: token })
    return call.method === 'GET'
      ? users[role].get(call, { token })
      : users[role].post(call, { ...given, token })
  }
  const rows = async (id: number) => ({
    collection: await db.selectFrom('collections').selectAll().where('id', '=', id).execute(),
    members: await db
      .selectFrom('collection_members')
      .select(['user_id', 'role'])
      .where('collection_id', '=', id)
      .orderBy('user_id')
      .execute(),
    items: await db.selectFrom('collection_items').selectAll().where('collection_id', '=', id).execute(),
  })
  return { ...testApp, users, prompt, create, send, rows }
}

describe('permissions', async () => {
  const { users, prompt, create, send, rows } = await createWorld()
  const roles = Object.keys(users) as (keyof typeof users)[]

  // visitor, member, editor, owner, admin
  it.each([
    ['get', 'private', [404, 404, 200, 200, 404]],
    ['get', 'link', [404, 200, 200, 200, 200]],
    ['get', 'public', [200, 200, 200, 200, 200]],
    ['prompts', 'private', [404, 404, 200, 200, 404]],
    ['prompts', 'link', [404, 200, 200, 200, 200]],
    ['prompts', 'public', [200, 200, 200, 200, 200]],
    ['filter', 'private', [404, 404, 200, 200, 404]],
    ['filter', 'link', [404, 200, 200, 200, 200]],
    ['filter', 'public', [200, 200, 200, 200, 200]],
    ['delete', 'private', [401, 404, 403, 200, 404]],
    ['delete', 'link', [401, 403, 403, 200, 403]],
    ['delete', 'public', [401, 403, 403, 200, 200]],
    ['leave', 'private', [401, 404, 200, 403, 404]],
    ['leave', 'public', [401, 403, 200, 403, 403]],
    ...['update', 'add', 'remove', 'note', 'reorder'].flatMap(
      (name): [string, 'private' | 'link' | 'public', number[]][] => [
        [name, 'private', [401, 404, 200, 200, 404]],
        [name, 'link', [401, 403, 200, 200, 403]],
        [name, 'public', [401, 403, 200, 200, 403]],
      ],
    ),
    ...['new link', 'add editor', 'remove editor', 'transfer'].flatMap(
      (name): [string, 'private' | 'link' | 'public', number[]][] => [
        [name, 'private', [401, 404, 403, 200, 404]],
        [name, 'link', [401, 403, 403, 200, 403]],
        [name, 'public', [401, 403, 403, 200, 403]],
      ],
    ),
    ['publish', 'private', [401, 404, 403, 200, 404]],
    ['publish', 'link', [401, 403, 403, 200, 403]],
  ] as const)(
    '%s, for a %s collection: visitor, member, co-editor, owner, and admin get %j',
    async (name, visibility, expected) => {
      const statuses = []
      for (const role of roles) {
        const { id, token } = await create(visibility)
        const before = await rows(id)
        const response = await send(role, name, token)
        statuses.push(response.statusCode)
        if (response.statusCode === 404) expect(response.json().message).toBe(NOT_FOUND)
        if (response.statusCode >= 400) expect(await rows(id)).toEqual(before)
      }
      expect(statuses).toEqual(expected)
    },
  )

  it.each(Object.keys(CALLS))('%s returns the same for a hidden and an unknown token', async (name) => {
    const { token } = await create('private')
    for (const role of ['visitor', 'member', 'admin'] as const) {
      const hidden = await send(role, name, token)
      for (const unknown of ['A'.repeat(24), 'x', `${token}x`]) {
        const response = await send(role, name, unknown)
        expect([response.statusCode, response.body]).toEqual([hidden.statusCode, hidden.body])
      }
    }
  })

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
      const menu = (await users[role].get(listCollectionsForPrompt, { prompt_id: String(prompt.id) })).json()
      expect(menu.filter(({ token }: { token: string }) => tokens[token])).toHaveLength(isIn ? 3 : 0)
    }
  })

  it('tells only members of a collection who its co-editors are', async () => {
    const { token } = await create('public')
    for (const role of roles) {
      const { editors, owner_id, role: own } = (await send(role, 'get', token)).json()
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
    await send('owner', 'delete', (await create('public')).token)
    expect(await listDeletions()).toEqual(before)
    await send('admin', 'delete', (await create('public')).token)
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
  const { users, create, send } = await createWorld({ ACCESS: 'members' })

  it('a visitor can make none of these calls', async () => {
    const { token } = await create('public')
    for (const name of Object.keys(CALLS))
      expect((await send('visitor', name, token)).statusCode, name).toBe(401)
    expect((await users.visitor.get(listCollections)).statusCode).toBe(401)
  })

  it('a member can view public and link collections', async () => {
    for (const visibility of ['link', 'public'] as const)
      expect((await send('member', 'get', (await create(visibility)).token)).statusCode).toBe(200)
    expect((await users.member.get(listCollections)).json()).not.toEqual([])
  })
})
