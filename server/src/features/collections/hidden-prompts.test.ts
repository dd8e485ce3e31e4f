import {
  addToCollection,
  moveInCollection,
  removeFromCollection,
  setCollectionNote,
} from '@prompt-library/contract/collection-changes'
import {
  getCollection,
  listCollectionPrompts,
  listCollections,
  listCollectionsForPrompt,
} from '@prompt-library/contract/collections'
import { deletePrompt, updatePrompt } from '@prompt-library/contract/prompt-changes'
import { listOwnPrompts, listPrompts, listSharedPrompts, type Prompt } from '@prompt-library/contract/prompts'
import { listSavedPrompts } from '@prompt-library/contract/saved'
import { deleteShare, sharePrompt } from '@prompt-library/contract/sharing'
import { COLLECTION_ITEMS_MAX } from '@prompt-library/domain/limits'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt, createPrompts } from '../../testing/builders.ts'
import { refusal, type Visitor } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

const { db, newUser, visitor } = await createTestApp()

async function createShelf() {
  const [author, owner, editor, member] = [await newUser(), await newUser(), await newUser(), await newUser()]
  const [first, hidden, second, third] = [
    await createPrompt(db, { author_id: author.id, title: 'Platypus one' }),
    await createPrompt(db, { author_id: author.id, title: 'Platypus hidden', html: '<p>Echidna</p>' }),
    await createPrompt(db, { author_id: author.id, title: 'Platypus two' }),
    await createPrompt(db, { author_id: author.id, title: 'Platypus three' }),
  ].map(({ id }) => id) as [number, number, number, number]
  const collect = (prompt_ids: number[]) =>
    createCollection(db, { owner_id: owner.id, editor_ids: [editor.id], visibility: 'public', prompt_ids })
  const shelf = await collect([first, hidden, second, third])
  return { author, owner, editor, member, first, hidden, second, third, shelf, collect }
}

const idsIn = (response: { json: () => Prompt[] }) => response.json().map(({ id }) => id)
const orderOf = async (collectionId: number) =>
  (
    await db
      .selectFrom('collection_items')
      .select('prompt_id')
      .where('collection_id', '=', collectionId)
      .orderBy('position')
      .orderBy('prompt_id')
      .execute()
  ).map(({ prompt_id }) => prompt_id)

describe('a prompt in a collection', () => {
  it('appears and disappears as its author publishes, hides, shares, and deletes it', async () => {
    const { author, owner, editor, member, hidden, first, second, third, shelf } = await createShelf()
    const { token } = shelf
    const form = { id: hidden, title: 'Platypus hidden', category: 'Research', markdown: '<p>Echidna</p>' }
    const seen = async (who: Visitor) => {
      const listed = idsIn(await who.get(listCollectionPrompts, { token }))
      const found = await who.get(listCollectionPrompts, { token, q: 'echidna' })
      const filtered = idsIn(await who.get(listPrompts, { collection: token, q: 'echidna' }))
      const { prompt_count, prompt_ids, some_unavailable, role } = await who.read(getCollection, { token })
      expect(prompt_count).toBe(listed.length)
      // Which prompts it has is for those who can change that.
      expect(prompt_ids && new Set(prompt_ids)).toEqual(role === null ? undefined : new Set(listed))
      expect(found.headers['x-total-count']).toBe(String(idsIn(found).length))
      expect(idsIn(found)).toEqual(listed.includes(hidden) ? [hidden] : [])
      return { listed, some_unavailable, filtered }
    }
    const shown = { listed: [first, hidden, second, third], some_unavailable: false }
    const gone = { listed: [first, second, third], filtered: [] }
    const everyone = { owner, editor, member, visitor }
    const expectSeen = async (expected: object, who: Partial<typeof everyone> = everyone) => {
      for (const [name, user] of Object.entries(who)) expect(await seen(user), name).toMatchObject(expected)
    }
    await expectSeen({ ...shown, filtered: [hidden] })
    await author.post(updatePrompt, { ...form, visibility: 'private' })
    await expectSeen({ ...gone, some_unavailable: true })
    await expectSeen({ ...shown, filtered: [] }, { owner: author })
    await author.post(sharePrompt, { prompt_id: hidden, recipient_id: member.id })
    await expectSeen({ ...shown, filtered: [] }, { member })
    await expectSeen({ ...gone, some_unavailable: true }, { owner, editor, visitor })
    await author.post(deleteShare, { prompt_id: hidden, recipient_id: member.id })
    await expectSeen({ ...gone, some_unavailable: true })
    await author.post(updatePrompt, { ...form, visibility: 'public' })
    await expectSeen({ ...shown, filtered: [hidden] })
    await author.post(deletePrompt, { prompt_id: hidden })
    await expectSeen({ ...gone, some_unavailable: false })
  })

  it('leaves no trace while it’s hidden: every response is as if it weren’t in the collection', async () => {
    const { owner, editor, member, first, hidden, second, third, shelf, collect } = await createShelf()
    const twin = await collect([first, second, third])
    await db.updateTable('prompts').set({ is_public: false }).where('id', '=', hidden).execute()
    /** The same calls for a collection with and without the hidden prompt. */
    const responses = async (token: string) => {
      const sent: unknown[][] = []
      const keep = ({ statusCode, body, headers }: Awaited<ReturnType<typeof visitor.get>>) =>
        sent.push([
          statusCode,
          JSON.parse(body.replaceAll(token, 'TOKEN').replace(/"some_unavailable":(true|false)/, '"":0')),
          headers['x-total-count'],
        ])
      for (const who of [visitor, member, editor, owner]) {
        keep(await who.get(getCollection, { token }))
        for (const query of [
          {},
          { q: 'platypus' },
          { q: 'echidna' },
          { q: 'echidn' },
          { page: 2, page_size: 1 },
        ])
          keep(await who.get(listCollectionPrompts, { token, ...query }))
        for (const call of [listPrompts, listOwnPrompts, listSavedPrompts, listSharedPrompts])
          for (const query of [{}, { q: 'echidna' }])
            keep(await who.get(call, { collection: token, ...query }))
        const summary = (await who.read(listCollections)).find((one) => one.token === token)
        sent.push([200, { ...summary, token: '' }])
      }
      for (const who of [visitor, member, editor]) {
        const item = { token, prompt_id: hidden }
        keep(await who.post(addToCollection, item))
        keep(await who.post(setCollectionNote, { ...item, note: 'x' }))
        keep(await who.post(removeFromCollection, item))
        keep(await who.get(listCollectionsForPrompt, { prompt_id: hidden }))
        keep(await who.post(moveInCollection, { ...item, place: 1 }))
        keep(await who.post(moveInCollection, { token, prompt_id: third, place: 1 }))
        keep(await who.post(removeFromCollection, { token, prompt_id: third }))
        keep(await who.post(addToCollection, { token, prompt_id: third, before_prompt_id: hidden }))
        keep(await who.get(listCollectionPrompts, { token }))
      }
      return sent
    }
    expect(await responses(shelf.token)).toEqual(await responses(twin.token))
    expect(await orderOf(shelf.id)).toContain(hidden)
  })

  it('counts toward the limit only for people who can view it', async () => {
    const { author, owner, shelf } = await createShelf()
    const { token } = shelf
    await createPrompts(db, { author_id: author.id, count: COLLECTION_ITEMS_MAX })
    const prompts = await db.selectFrom('prompts').select('id').where('author_id', '=', author.id).execute()
    await db
      .insertInto('collection_items')
      .values(
        prompts.map(({ id: prompt_id }, position) => ({
          collection_id: shelf.id,
          prompt_id,
          position,
          note: '',
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const { id: prompt_id } = await createPrompt(db, { author_id: owner.id })
    const full = await owner.post(addToCollection, { token, prompt_id })
    expect(refusal(full)).toEqual([409, 'A collection can have up to 500 prompts.'])
    await db
      .updateTable('prompts')
      .set({ is_public: false })
      .where(
        'id',
        'in',
        prompts.slice(0, 5).map(({ id }) => id),
      )
      .execute()
    expect(await owner.read(addToCollection, { token, prompt_id })).toEqual({
      success: true,
      added: true,
    })
  })
})
