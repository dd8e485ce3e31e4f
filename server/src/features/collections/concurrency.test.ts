import {
  addToCollection,
  removeFromCollection,
  reorderCollection,
} from '@prompt-library/contract/collection-changes'
import { listCollectionPrompts } from '@prompt-library/contract/collections'
import { deletePrompt } from '@prompt-library/contract/prompt-changes'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt } from '../../testing/builders.ts'
import { createSignedInUser } from '../../testing/signed-in-user.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('a collection edited by two people at once', async () => {
  const testApp = await createTestApp()
  const { db } = testApp
  const owner = await createSignedInUser(testApp)
  const editor = await createSignedInUser(testApp)
  const newPrompts = async (count: number) => {
    const ids: number[] = []
    for (let index = 0; index < count; index += 1)
      ids.push((await createPrompt(db, { author_id: owner.id })).id)
    return ids
  }
  const create = (prompt_ids: number[]) =>
    createCollection(db, { owner_id: owner.id, editor_ids: [editor.id], prompt_ids })
  const orderOf = async (token: string): Promise<number[]> =>
    (await owner.get(listCollectionPrompts, { token })).json().map(({ id }: { id: number }) => id)
  const statuses = async (responses: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(responses)).map(({ statusCode }) => statusCode)

  it('has one of the two orders, with every prompt', async () => {
    const ids = await newPrompts(12)
    const { token } = await create(ids)
    const orders = [ids.toReversed(), [...ids.slice(6), ...ids.slice(0, 6)]]
    for (let round = 0; round < 5; round += 1) {
      const sent = [owner, editor].map((who, index) =>
        who.post(reorderCollection, { token, prompt_ids: orders[index] }),
      )
      expect(await statuses(sent)).toEqual([200, 200])
      expect(orders).toContainEqual(await orderOf(token))
    }
  })

  it('keeps what is added while it’s reordered, and drops only what is removed', async () => {
    const ids = await newPrompts(10)
    const added = await newPrompts(10)
    const { token } = await create(ids)
    const order = ids.toReversed()
    expect(
      await statuses([
        ...added.map((prompt_id, index) =>
          (index % 2 ? owner : editor).post(addToCollection, {
            token,
            prompt_id,
            before_prompt_id: ids[index],
          }),
        ),
        ...Array.from({ length: 6 }, (_, index) =>
          (index % 2 ? owner : editor).post(reorderCollection, { token, prompt_ids: order }),
        ),
        editor.post(removeFromCollection, { token, prompt_id: ids[0] }),
      ]),
    ).toEqual(Array(17).fill(200))
    const result = await orderOf(token)
    expect(result.toSorted((one, other) => one - other)).toEqual([...ids.slice(1), ...added])
    expect(result.filter((id) => ids.includes(id))).toEqual(order.slice(0, -1))
  })

  it('adds a prompt once, also while others are deleted', async () => {
    const ids = await newPrompts(8)
    const { token } = await create(ids.slice(0, 4))
    const sent = await Promise.all([
      ...Array.from({ length: 8 }, (_, index) =>
        (index % 2 ? owner : editor).post(addToCollection, { token, prompt_id: ids[5] }),
      ),
      ...ids.slice(0, 3).map((prompt_id) => owner.post(deletePrompt, { prompt_id })),
      ...Array.from({ length: 4 }, () =>
        editor.post(reorderCollection, { token, prompt_ids: ids.toReversed() }),
      ),
    ])
    expect(sent.map(({ statusCode }) => statusCode)).toEqual(Array(15).fill(200))
    expect(sent.filter((response) => response.json().added)).toHaveLength(1)
    expect(await orderOf(token)).toEqual([ids[5], ids[3]])
  })
})
