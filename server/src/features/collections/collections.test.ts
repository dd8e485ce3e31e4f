import {
  addToCollection,
  createCollection as createCall,
  deleteCollection,
  moveInCollection,
  removeFromCollection,
  setCollectionNote,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import {
  type CollectedPrompt,
  getCollection,
  listCollectionPrompts,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { getPrompt, listOwnPrompts, listPrompts } from '@prompt-library/contract/prompts'
import { listSavedPrompts, savePrompt } from '@prompt-library/contract/saved'
import { COLLECTIONS_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt } from '../../testing/builders.ts'
import { createSignedInUser, refusal, visitorOf } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const testApp = await createTestApp()
const { db, clock } = testApp
const visitor = visitorOf(testApp)
const author = await createSignedInUser(testApp, { display_name: 'Ada Author' })
const newUser = () => createSignedInUser(testApp)
type User = Awaited<ReturnType<typeof newUser>>
const newPrompt = async (fields: Partial<Parameters<typeof createPrompt>[1]> = {}) =>
  (await createPrompt(db, { author_id: author.id, ...fields })).id
const passTime = () => {
  clock.now = new Date(clock.now.getTime() + 60_000)
}

describe('a new collection', () => {
  it('is private, has an address that can’t be guessed, and can start with a prompt', async () => {
    const user = await newUser()
    const prompt_id = await newPrompt()
    const response = await user.post(createCall, { name: '  Biology\n101 ', prompt_id })
    expect(response.statusCode).toBe(201)
    const { collection } = response.json()
    expect(collection).toEqual({
      token: expect.stringMatching(/^[\w-]{24}$/),
      name: 'Biology 101',
      description: '',
      visibility: 'private',
      owner_id: user.id,
      owner_name: user.display_name,
      role: 'owner',
      prompt_count: 1,
      featured: false,
      created_at: clock.now.toISOString(),
      updated_at: clock.now.toISOString(),
      some_unavailable: false,
      editors: [],
      prompt_ids: [prompt_id],
    })
    expect((await user.get(getCollection, { token: collection.token })).json()).toEqual(collection)
    const other = await user.post(createCall, { name: 'Biology 101' })
    expect(other.json().collection.token).not.toBe(collection.token)
  })

  it('is created once per Idempotency-Key', async () => {
    const user = await newUser()
    const key = { 'idempotency-key': 'one' }
    const body = { name: 'Once', description: 'First', visibility: 'link' }
    const [first, second] = await Promise.all([
      user.post(createCall, body, key),
      user.post(createCall, body, key),
    ])
    expect(first?.json()).toEqual(second?.json())
    expect((await user.post(createCall, { ...body, name: 'Twice' }, key)).statusCode).toBe(409)
    expect((await user.get(listCollections, { scope: 'own' })).json()).toHaveLength(1)
  })

  it.each([
    [{}, 'A collection needs a name.'],
    [{ name: ' \u200b\n' }, 'A collection needs a name.'],
    [{ name: 'x'.repeat(101) }, 'The name must be 100 characters or fewer.'],
    [{ name: 'x', description: 'x'.repeat(1_001) }, 'The description must be 1,000 characters or fewer.'],
    [{ name: 'x', visibility: 'secret' }, 'The visibility must be private, link, or public.'],
  ])('%j is refused', async (body, message) => {
    const response = await author.post(createCall, body)
    expect(refusal(response)).toEqual([400, message])
  })

  it('can’t start with a prompt that the user can’t view', async () => {
    const prompt_id = await newPrompt({ is_public: false })
    const user = await newUser()
    expect((await user.post(createCall, { name: 'Mine', prompt_id })).statusCode).toBe(404)
    expect((await user.get(listCollections, { scope: 'own' })).json()).toEqual([])
  })

  it('is refused when the user has too many', async () => {
    const user = await newUser()
    await Promise.all(
      Array.from({ length: COLLECTIONS_MAX }, () => createCollection(db, { owner_id: user.id })),
    )
    const response = await user.post(createCall, { name: 'One more' })
    expect(refusal(response)).toEqual([
      409,
      'You can have up to 500 collections. Delete one you no longer need.',
    ])
  })
})

describe('editing a collection', () => {
  it('changes what is sent and keeps the rest', async () => {
    const user = await newUser()
    const { token } = await createCollection(db, { owner_id: user.id, name: 'Old' })
    passTime()
    const response = await user.post(updateCollection, {
      token,
      description: 'For\u202e Bio\n101',
    })
    expect(response.json()).toMatchObject({
      name: 'Old',
      description: 'For Bio\n101',
      visibility: 'private',
      updated_at: clock.now.toISOString(),
    })
    await user.post(updateCollection, { token, name: 'New', visibility: 'public' })
    expect((await visitor.get(getCollection, { token })).json()).toMatchObject({
      name: 'New',
      description: 'For Bio\n101',
    })
  })

  it('says what it replaced', async () => {
    const [user, editor] = [await newUser(), await newUser()]
    const fields = { owner_id: user.id, editor_ids: [editor.id], name: 'First' }
    const { token } = await createCollection(db, fields)
    await editor.post(updateCollection, { token, name: 'Theirs' })
    expect((await user.post(updateCollection, { token, name: 'Mine' })).json()).toMatchObject({
      name: 'Mine',
      before: { name: 'Theirs', description: '' },
    })
  })

  it('gives it a new address when it becomes private, so that old links stay off', async () => {
    const user = await newUser()
    const { token } = await createCollection(db, { owner_id: user.id, visibility: 'public' })
    const change = async (body: { token: string; visibility: string }) =>
      (await user.post(updateCollection, body)).json().token
    expect(await change({ token, visibility: 'link' })).toBe(token)
    const renewed = await change({ token, visibility: 'private' })
    expect(renewed).toMatch(/^[\w-]{24}$/)
    expect(renewed).not.toBe(token)
    expect(await change({ token: renewed, visibility: 'private' })).toBe(renewed)
    expect(await change({ token: renewed, visibility: 'link' })).toBe(renewed)
    expect((await author.get(getCollection, { token })).statusCode).toBe(404)
    expect((await author.get(getCollection, { token: renewed })).statusCode).toBe(200)
  })

  it('deletes it but not its prompts', async () => {
    const user = await newUser()
    const prompt = await newPrompt()
    const { token } = await createCollection(db, { owner_id: user.id, prompt_ids: [prompt] })
    expect((await user.post(deleteCollection, { token })).json()).toEqual({ success: true })
    expect((await user.get(getCollection, { token })).statusCode).toBe(404)
    expect((await user.get(getPrompt, { id: prompt })).statusCode).toBe(200)
  })
})

describe('the prompts of a collection', () => {
  const shown = async (user: User, query: Record<string, string>) => {
    const response = await user.get(listCollectionPrompts, query)
    expect(response.statusCode, response.body).toBe(200)
    return response.json().map(({ id, note }: CollectedPrompt) => (note ? [id, note] : id))
  }

  it('are added, removed, put back, and moved', async () => {
    const user = await newUser()
    const { token } = await createCollection(db, { owner_id: user.id })
    const [a, b, c] = [await newPrompt(), await newPrompt(), await newPrompt()]
    for (const prompt_id of [a, b])
      expect((await user.post(addToCollection, { token, prompt_id })).json()).toEqual({
        success: true,
        added: true,
      })
    expect((await user.post(addToCollection, { token, prompt_id: a })).json()).toEqual({
      success: true,
      added: false,
    })
    await user.post(addToCollection, { token, prompt_id: c, before_prompt_id: b, note: ' Start here. ' })
    expect(await shown(user, { token })).toEqual([a, [c, 'Start here.'], b])

    const removed = (await user.post(removeFromCollection, { token, prompt_id: c })).json()
    expect(removed).toEqual({ success: true, removed: true, before_prompt_id: b, note: 'Start here.' })
    expect(await shown(user, { token })).toEqual([a, b])
    const { before_prompt_id, note } = removed
    await user.post(addToCollection, { token, prompt_id: c, before_prompt_id, note })
    expect(await shown(user, { token })).toEqual([a, [c, 'Start here.'], b])
    expect(
      (await user.post(removeFromCollection, { token, prompt_id: b })).json().before_prompt_id,
    ).toBeNull()
    expect((await user.post(removeFromCollection, { token, prompt_id: b })).json()).toEqual({
      success: true,
      removed: false,
      before_prompt_id: null,
      note: '',
    })
    await user.post(addToCollection, { token, prompt_id: b, before_prompt_id: null })

    const moved = await user.post(moveInCollection, { token, prompt_id: b, place: 1 })
    expect(moved.json()).toEqual({ success: true })
    expect(await shown(user, { token })).toEqual([b, a, [c, 'Start here.']])
    expect(await shown(user, { token, page: '2', page_size: '2' })).toEqual([[c, 'Start here.']])
  })

  it('have notes that can be changed and removed', async () => {
    const user = await newUser()
    const prompt_id = await newPrompt()
    const { token } = await createCollection(db, { owner_id: user.id, prompt_ids: [prompt_id] })
    await user.post(setCollectionNote, { token, prompt_id, note: 'Read\u{e0041} this.\nTwice.' })
    expect(await shown(user, { token })).toEqual([[prompt_id, 'Read this.\nTwice.']])
    await user.post(setCollectionNote, { token, prompt_id, note: '' })
    expect(await shown(user, { token })).toEqual([prompt_id])
    const other = await user.post(setCollectionNote, { token, prompt_id: await newPrompt(), note: 'x' })
    expect(refusal(other)).toEqual([404, 'This prompt is no longer in the collection.'])
    const long = await user.post(setCollectionNote, { token, prompt_id, note: 'x'.repeat(501) })
    expect(refusal(long)).toEqual([400, 'The note must be 500 characters or fewer.'])
  })

  it('have notes of which the last one stays, and each says what it replaced', async () => {
    const user = await newUser()
    const prompt_id = await newPrompt()
    const { token } = await createCollection(db, { owner_id: user.id, prompt_ids: [prompt_id] })
    const write = async (note: string) =>
      (await user.post(setCollectionNote, { token, prompt_id, note })).json()
    expect(await write('First.')).toEqual({ success: true, before: '' })
    expect(await write('Second.')).toEqual({ success: true, before: 'First.' })
    expect(await shown(user, { token })).toEqual([[prompt_id, 'Second.']])
  })

  it('can be searched and filtered', async () => {
    const user = await newUser()
    const essay = await newPrompt({ title: 'Numbat essay', category: 'Writing' })
    const plan = await newPrompt({ title: 'Numbat plan' })
    await newPrompt({ title: 'Numbat, not collected' })
    const { token } = await createCollection(db, { owner_id: user.id, prompt_ids: [plan, essay] })
    expect((await shown(user, { token, q: 'numbat' })).toSorted()).toEqual([essay, plan])
    expect(await shown(user, { token, q: 'numbat -plan' })).toEqual([essay])
    expect(await shown(user, { token, category: 'Writing' })).toEqual([essay])
    expect(await shown(user, { token, q: 'wallaby' })).toEqual([])
  })

  it('say in every response whether they are in a collection of the viewer', async () => {
    const [owner, editor, other] = [await newUser(), await newUser(), await newUser()]
    const id = await newPrompt()
    await createCollection(db, {
      owner_id: owner.id,
      editor_ids: [editor.id],
      visibility: 'public',
      prompt_ids: [id],
    })
    for (const [user, expected] of [
      [owner, true],
      [editor, true],
      [other, false],
      [visitor, false],
    ] as const) {
      const { userHasCollected } = (await user.get(getPrompt, { id })).json()
      expect(userHasCollected).toBe(expected)
    }
  })
})

describe('a list limited to a collection', async () => {
  const user = await newUser()
  const [open, own, outside] = [
    await newPrompt({ title: 'Bilby open' }),
    await newPrompt({ author_id: user.id, title: 'Bilby own', is_public: false }),
    await newPrompt({ title: 'Bilby outside' }),
  ]
  const { token } = await createCollection(db, { owner_id: user.id, prompt_ids: [own, open] })
  for (const prompt_id of [open, own, outside]) await user.post(savePrompt, { prompt_id, saved: true })

  it.each([
    [listPrompts, {}, [open]],
    [listPrompts, { q: 'bilby' }, [open]],
    [listPrompts, { q: 'bilby', sort: 'newest' }, [open]],
    [listPrompts, { category: 'Study' }, []],
    [listOwnPrompts, {}, [own]],
    [listOwnPrompts, { q: 'bilby' }, [own]],
    [listSavedPrompts, {}, [own, open]],
    [listSavedPrompts, { q: 'bilby -own' }, [open]],
  ])('$0.path with $1 contains only its prompts', async (call, query, expected) => {
    const response = await user.get(call, { ...query, collection: token })
    expect(response.json().map(({ id }: { id: number }) => id)).toEqual(expected)
    expect(response.headers['x-total-count']).toBe(String(expected.length))
  })

  it.each([listPrompts, listOwnPrompts, listSavedPrompts])(
    '$path refuses a hidden collection',
    async (call) => {
      const other = await newUser()
      const hidden = await other.get(call, { collection: token })
      expect(hidden.statusCode).toBe(404)
      expect((await other.get(call, { collection: 'unknown' })).body).toBe(hidden.body)
    },
  )
})

describe('the list of collections', () => {
  const names = async (user: Pick<User, 'get'>, query: Record<string, string> = {}) =>
    (await user.get(listCollections, query)).json().map(({ name }: { name: string }) => name)

  it('finds words in names and descriptions', async () => {
    const user = await newUser()
    for (const [name, description] of [
      ['Dugong Écriture', 'Weekly writing'],
      ['Dugong 100%', 'Reading_list'],
    ])
      await user.post(createCall, { name, description, visibility: 'public' })
    await user.post(createCall, { name: 'Dugong private' })
    for (const [q, expected] of [
      ['dugong', ['Dugong 100%', 'Dugong Écriture']],
      ['WRITING dug', ['Dugong Écriture']],
      ['écriture', ['Dugong Écriture']],
      ['100%', ['Dugong 100%']],
      ['reading_l', ['Dugong 100%']],
      ['ecrit', ['Dugong Écriture']],
      ['dugong d%g', []],
      ['ugong', []],
      ["'", []],
      ['& ! | :*', []],
      ['manatee', []],
    ] as const) {
      const response = await visitor.get(listCollections, { q })
      expect(response.json().map(({ name }: { name: string }) => name)).toEqual(expected)
      expect(response.headers['x-total-count']).toBe(String(expected.length))
    }
    expect(await names(user, { scope: 'own', q: 'dugong' })).toHaveLength(3)
  })

  it('is paged, newest first', async () => {
    const user = await newUser()
    for (let index = 1; index <= 25; index += 1) {
      passTime()
      await user.post(createCall, { name: `Page ${index}`, visibility: 'public' })
    }
    const first = await visitor.get(listCollections, { q: 'page' })
    expect(first.headers['x-total-count']).toBe('25')
    expect(first.json()).toHaveLength(24)
    expect(first.json()[0].name).toBe('Page 25')
    expect(await names(visitor, { q: 'page', page: '2' })).toEqual(['Page 1'])
    expect(await names(visitor, { q: 'page', page: '3' })).toEqual([])
  })

  it('shows your own in the order you used them, in the menu too', async () => {
    const user = await newUser()
    const prompt_id = await newPrompt()
    const tokens: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      passTime()
      tokens.push((await user.post(createCall, { name })).json().collection.token)
    }
    passTime()
    await user.post(addToCollection, { token: tokens[0], prompt_id })
    expect(await names(user, { scope: 'own' })).toEqual(['One', 'Three', 'Two'])
    const menu = (await user.get(listCollectionsForPrompt, { prompt_id })).json()
    expect(menu).toEqual([
      { token: tokens[0], name: 'One', visibility: 'private', role: 'owner', contains_prompt: true },
      { token: tokens[2], name: 'Three', visibility: 'private', role: 'owner', contains_prompt: false },
      { token: tokens[1], name: 'Two', visibility: 'private', role: 'owner', contains_prompt: false },
    ])
    const found = await user.get(listCollectionsForPrompt, { prompt_id, q: 'tw' })
    expect(found.json()).toMatchObject([{ name: 'Two' }])
  })
})
