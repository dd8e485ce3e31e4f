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
import { refusal, type User, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, clock, newUser, visitor } = await createTestApp()
const author = await newUser({ display_name: 'Ada Author' })
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
      first_titles: ['A prompt'],
      featured: false,
      created_at: clock.now.toISOString(),
      updated_at: clock.now.toISOString(),
      some_unavailable: false,
      editors: [],
      prompt_ids: [prompt_id],
    })
    expect(await user.read(getCollection, { token: collection.token })).toEqual(collection)
    const other = await user.read(createCall, { name: 'Biology 101' })
    expect(other.collection.token).not.toBe(collection.token)
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
    expect(await user.read(updateCollection, { token, description: 'For\u202e Bio\n101' })).toMatchObject({
      ...{ name: 'Old', description: 'For Bio\n101', visibility: 'private' },
      updated_at: clock.now.toISOString(),
    })
    await user.post(updateCollection, { token, name: 'New', visibility: 'public' })
    const shown = { name: 'New', description: 'For Bio\n101' }
    expect(await visitor.read(getCollection, { token })).toMatchObject(shown)
  })

  it('says what it replaced', async () => {
    const [user, editor] = [await newUser(), await newUser()]
    const fields = { owner_id: user.id, editor_ids: [editor.id], name: 'First' }
    const { token } = await createCollection(db, fields)
    await editor.post(updateCollection, { token, name: 'Theirs' })
    expect(await user.read(updateCollection, { token, name: 'Mine' })).toMatchObject({
      name: 'Mine',
      before: { name: 'Theirs', description: '' },
    })
  })

  it('gives it a new address when it becomes private, so that old links stay off', async () => {
    const user = await newUser()
    const { token } = await createCollection(db, { owner_id: user.id, visibility: 'public' })
    const change = async (body: object) => (await user.read(updateCollection, body)).token
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
    expect(await user.read(deleteCollection, { token })).toEqual({ success: true })
    expect((await user.get(getCollection, { token })).statusCode).toBe(404)
    expect((await user.get(getPrompt, { id: prompt })).statusCode).toBe(200)
  })
})

describe('the prompts of a collection', () => {
  const shown = async (user: User, query: object) =>
    (await user.read(listCollectionPrompts, query)).map(({ id, note }) => (note ? [id, note] : id))

  it('are added, removed, put back, and moved', async () => {
    const user = await newUser()
    const { token } = await createCollection(db, { owner_id: user.id })
    const [a, b, c] = [await newPrompt(), await newPrompt(), await newPrompt()]
    const add = async (body: object) => (await user.read(addToCollection, { token, ...body })).added
    const remove = (prompt_id: number) => user.read(removeFromCollection, { token, prompt_id })
    expect([await add({ prompt_id: a }), await add({ prompt_id: b }), await add({ prompt_id: a })]).toEqual([
      ...[true, true, false],
    ])
    await user.post(addToCollection, { token, prompt_id: c, before_prompt_id: b, note: ' Start here. ' })
    expect(await shown(user, { token })).toEqual([a, [c, 'Start here.'], b])

    const removed = await remove(c)
    expect(removed).toEqual({ success: true, removed: true, before_prompt_id: b, note: 'Start here.' })
    expect(await shown(user, { token })).toEqual([a, b])
    const { before_prompt_id, note } = removed
    await add({ prompt_id: c, before_prompt_id, note })
    expect(await shown(user, { token })).toEqual([a, [c, 'Start here.'], b])
    expect((await remove(b)).before_prompt_id).toBeNull()
    expect(await remove(b)).toEqual({ success: true, removed: false, before_prompt_id: null, note: '' })
    await add({ prompt_id: b, before_prompt_id: null })

    expect(await user.read(moveInCollection, { token, prompt_id: b, place: 1 })).toEqual({ success: true })
    expect(await shown(user, { token })).toEqual([b, a, [c, 'Start here.']])
    expect(await shown(user, { token, page: 2, page_size: 2 })).toEqual([[c, 'Start here.']])
  })

  it('have notes of which the last one stays, and each says what it replaced', async () => {
    const user = await newUser()
    const prompt_id = await newPrompt()
    const { token } = await createCollection(db, { owner_id: user.id, prompt_ids: [prompt_id] })
    const write = (note: string, id = prompt_id) =>
      user.post(setCollectionNote, { token, prompt_id: id, note })
    expect((await write('Read\u{e0041} this.\nTwice.')).json()).toEqual({ success: true, before: '' })
    expect(await shown(user, { token })).toEqual([[prompt_id, 'Read this.\nTwice.']])
    expect((await write('')).json()).toMatchObject({ before: 'Read this.\nTwice.' })
    expect(await shown(user, { token })).toEqual([prompt_id])
    expect(refusal(await write('x', await newPrompt()))).toEqual([
      404,
      'This prompt is no longer in the collection.',
    ])
    expect(refusal(await write('x'.repeat(501)))).toEqual([400, 'The note must be 500 characters or fewer.'])
  })

  it('say in every response whether they are in a collection of the viewer', async () => {
    const [owner, editor, other] = [await newUser(), await newUser(), await newUser()]
    const id = await newPrompt()
    const fields = { owner_id: owner.id, editor_ids: [editor.id], prompt_ids: [id] }
    await createCollection(db, { ...fields, visibility: 'public' })
    const seen = []
    for (const user of [owner, editor, other, visitor])
      seen.push((await user.read(getPrompt, { id })).userHasCollected)
    expect(seen).toEqual([true, true, false, false])
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
})

describe('the list of collections', () => {
  const names = async (user: Visitor, query: object = {}) =>
    (await user.read(listCollections, query)).map(({ name }) => name)

  it('finds words in names and descriptions', async () => {
    const user = await newUser()
    const publish = (name: string, description: string) =>
      user.post(createCall, { name, description, visibility: 'public' })
    await publish('Dugong Écriture', 'Weekly writing')
    await publish('Dugong 100%', 'Reading_list')
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

  it('shows your own in the order you used them, in the menu too', async () => {
    const user = await newUser()
    const prompt_id = await newPrompt()
    const tokens: string[] = []
    for (const name of ['One', 'Two', 'Three']) {
      passTime()
      tokens.push((await user.read(createCall, { name })).collection.token)
    }
    passTime()
    await user.post(addToCollection, { token: tokens[0], prompt_id })
    expect(await names(user, { scope: 'own' })).toEqual(['One', 'Three', 'Two'])
    const entry = { visibility: 'private', role: 'owner', contains_prompt: false }
    expect(await user.read(listCollectionsForPrompt, { prompt_id })).toEqual([
      { ...entry, token: tokens[0], name: 'One', contains_prompt: true },
      { ...entry, token: tokens[2], name: 'Three' },
      { ...entry, token: tokens[1], name: 'Two' },
    ])
    const found = await user.read(listCollectionsForPrompt, { prompt_id, q: 'tw' })
    expect(found).toMatchObject([{ name: 'Two' }])
  })
})
