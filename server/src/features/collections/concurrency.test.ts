import {
  addToCollection,
  moveInCollection,
  removeFromCollection,
} from '@prompt-library/contract/collection-changes'
import { listCollectionPrompts } from '@prompt-library/contract/collections'
import { describe, expect, it } from 'vitest'
import { createCollection, createPrompt } from '../../testing/builders.ts'
import { createTestApp } from '../../testing/test-app.ts'

describe('a collection edited by two people at once', async () => {
  const { db, newUser } = await createTestApp()
  const [owner, editor] = [await newUser(), await newUser()]
  const newPrompts = async (count: number) => {
    const ids: number[] = []
    for (let index = 0; index < count; index += 1)
      ids.push((await createPrompt(db, { author_id: owner.id })).id)
    return ids
  }
  const create = (prompt_ids: number[]) =>
    createCollection(db, { owner_id: owner.id, editor_ids: [editor.id], prompt_ids })
  const orderOf = async (token: string): Promise<number[]> =>
    (await owner.read(listCollectionPrompts, { token })).map(({ id }: { id: number }) => id)
  const statuses = async (responses: Promise<{ statusCode: number }>[]) =>
    (await Promise.all(responses)).map(({ statusCode }) => statusCode)

  it('puts each prompt that both move into its place', async () => {
    const ids = await newPrompts(12)
    const { token } = await create(ids)
    const last = ids.slice(-4)
    const sent = last.flatMap((prompt_id) =>
      [owner, editor].map((who) => who.post(moveInCollection, { token, prompt_id, place: 1 })),
    )
    expect(await statuses(sent)).toEqual(Array(8).fill(200))
    const order = await orderOf(token)
    expect(order.slice(4)).toEqual(ids.slice(0, 8))
    expect(new Set(order.slice(0, 4))).toEqual(new Set(last))
  })

  it('keeps what is added while prompts move, and drops only what is removed', async () => {
    const ids = await newPrompts(10)
    const added = await newPrompts(10)
    const { token } = await create(ids)
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
          (index % 2 ? owner : editor).post(moveInCollection, { token, prompt_id: ids[5], place: 1 + index }),
        ),
        editor.post(removeFromCollection, { token, prompt_id: ids[0] }),
      ]),
    ).toEqual(Array(17).fill(200))
    const result = await orderOf(token)
    expect(result.toSorted((one, other) => one - other)).toEqual([...ids.slice(1), ...added])
    const unmoved = ids.filter((id) => id !== ids[0] && id !== ids[5])
    expect(result.filter((id) => unmoved.includes(id))).toEqual(unmoved)
  })
})
