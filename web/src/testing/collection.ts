import {
  addToCollection,
  moveInCollection,
  removeFromCollection,
  setCollectionNote,
  updateCollection,
} from '@prompt-library/contract/collection-changes'
import {
  type CollectedPrompt,
  type Collection,
  getCollection,
  listCollectionPrompts,
} from '@prompt-library/contract/collections'
import type { Prompt } from '@prompt-library/contract/prompts'
import { sampleCollection } from './frame.ts'
import { answer, withHeaders } from './stub-api.ts'

const SUCCESS = { success: true } as const

/**
 * Answers the calls about the collection at `/collections/a-collection` and its prompts, from memory. Changing what it
 * returns is what someone else does meanwhile.
 */
export function answerCollection(prompts: Prompt[], values: Partial<Collection> = {}) {
  const items: CollectedPrompt[] = prompts.map((prompt) => ({ ...prompt, note: '' }))
  const collection: Collection = {
    ...sampleCollection({ role: 'owner', name: 'Reading' }),
    some_unavailable: false,
    editors: [],
    ...values,
  }
  const now = (): Collection => ({
    ...collection,
    prompt_count: items.length,
    prompt_ids: items.map(({ id }) => id),
  })
  const placeOf = (id: number | null | undefined) => items.findIndex((item) => item.id === id)
  const takeOut = (id: number) => items.splice(placeOf(id), placeOf(id) < 0 ? 0 : 1)[0]

  answer(getCollection, now)
  answer(listCollectionPrompts, ({ q = '' }) => {
    const found = items.filter(({ title }) => title.toLowerCase().includes(q.toLowerCase()))
    return withHeaders(found, { 'x-total-count': String(found.length) })
  })
  answer(addToCollection, ({ prompt_id, before_prompt_id, note = '' }) => {
    const prompt = prompts.find(({ id }) => id === prompt_id)
    const place = placeOf(before_prompt_id)
    if (prompt) items.splice(place < 0 ? items.length : place, 0, { ...prompt, note })
    return { ...SUCCESS, added: true }
  })
  answer(removeFromCollection, ({ prompt_id }) => {
    const next = items[placeOf(prompt_id) + 1]?.id ?? null
    const removed = takeOut(prompt_id)
    return { ...SUCCESS, removed: removed !== undefined, before_prompt_id: next, note: removed?.note ?? '' }
  })
  answer(setCollectionNote, ({ prompt_id, note }) => {
    const item = items[placeOf(prompt_id)]
    const before = item?.note ?? ''
    if (item) item.note = note
    return { ...SUCCESS, before }
  })
  answer(moveInCollection, ({ prompt_id, place }) => {
    const moved = takeOut(prompt_id)
    if (moved) items.splice(place - 1, 0, moved)
    return SUCCESS
  })
  answer(updateCollection, ({ token: _, ...changes }) => {
    const before = { name: collection.name, description: collection.description }
    // A collection that becomes private gets a new address.
    Object.assign(collection, changes, changes.visibility === 'private' && { token: 'a-new-token' })
    return { ...now(), before }
  })
  return { collection, items }
}
