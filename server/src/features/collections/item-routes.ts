import {
  addToCollection,
  moveInCollection,
  removeFromCollection,
  setCollectionNote,
} from '@prompt-library/contract/collection-changes'
import { moveItem, placeItem } from '@prompt-library/domain/collections/item-order'
import { COLLECTION_ITEMS_MAX } from '@prompt-library/domain/limits'
import type { Viewer } from '@prompt-library/domain/prompts/permissions'
import { type Db, inTransaction, type Tx } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import type { Serve } from '../../serve.ts'
import { authorize } from '../prompts/authorize.ts'
import type { PublisherOf } from '../prompts/publish.ts'
import { authorizeChange, refusePublishing } from './authorize.ts'
import * as items from './item-queries.ts'
import { markUsed } from './member-queries.ts'

interface Parts {
  db: Db
  clock: () => Date
  publisherOf: PublisherOf
}

/** No response depends on prompts that the editor can't view. */
export function itemRoutes(serve: Serve, { db, clock, publisherOf }: Parts): void {
  serve(addToCollection, async ({ body, user }) => {
    const { prompt_id: promptId, before_prompt_id: wantedBefore, note = '' } = body
    const publisher = await publisherOf(user)
    const added = await inTransaction(db, async (tx) => {
      const { collectionId, visibility, all, visible } = await lockItems(tx, body.token, user)
      await authorize(tx, { user, id: promptId, right: 'view' })
      if (note !== '') refusePublishing(publisher, visibility)
      await markUsed(tx, { collectionId, userId: user.id, now: clock() })
      if (idsOf(all).includes(promptId)) return false
      if (visible.length >= COLLECTION_ITEMS_MAX)
        throw new AppError(409, `A collection can have up to ${COLLECTION_ITEMS_MAX} prompts.`)
      const before = visible.find((id) => id === wantedBefore)
      await items.addItem(tx, { collectionId, promptId, note })
      await items.setOrder(tx, collectionId, placeItem(idsOf(all), { id: promptId, before }))
      return true
    })
    return { success: true as const, added }
  })

  serve(removeFromCollection, async ({ body: { token, prompt_id: promptId }, user }) =>
    inTransaction(db, async (tx) => {
      const { collectionId, all, visible } = await lockItems(tx, token, user)
      const place = visible.indexOf(promptId)
      const removed = place >= 0
      const before = (removed && visible[place + 1]) || null
      if (removed) await items.removeItem(tx, { collectionId, promptId })
      return {
        success: true as const,
        removed,
        before_prompt_id: before,
        note: (removed && all.find((item) => item.prompt_id === promptId)?.note) || '',
      }
    }),
  )

  serve(setCollectionNote, async ({ body: { token, prompt_id: promptId, note }, user }) => {
    const publisher = await publisherOf(user)
    return inTransaction(db, async (tx) => {
      const { id: collectionId, visibility } = await authorizeChange(tx, { user, token, right: 'editItems' })
      refusePublishing(publisher, visibility)
      await authorize(tx, { user, id: promptId, right: 'view' })
      const before = await items.getNote(tx, { collectionId, promptId })
      if (before === undefined) throw noLongerIn()
      await items.setNote(tx, { collectionId, promptId, note })
      return { success: true as const, before }
    })
  })

  serve(moveInCollection, async ({ body: { token, prompt_id: id, place }, user }) =>
    inTransaction(db, async (tx) => {
      const { collectionId, all, visible } = await lockItems(tx, token, user)
      if (!visible.includes(id)) throw noLongerIn()
      await items.setOrder(tx, collectionId, moveItem(idsOf(all), { id, place: place - 1, visible }))
      return { success: true as const }
    }),
  )
}

const noLongerIn = () => new AppError(404, 'This prompt is no longer in the collection.')

/** Until the transaction ends, no one else can change the collection, so no prompt is lost from its order. */
async function lockItems(tx: Tx, token: string, user: Viewer) {
  const { id: collectionId, visibility } = await authorizeChange(tx, { user, token, right: 'editItems' })
  const all = await items.listItems(tx, { collectionId, viewerId: user.id })
  return { collectionId, visibility, all, visible: idsOf(all.filter(({ visible }) => visible)) }
}

function idsOf(rows: readonly { prompt_id: number }[]): number[] {
  return rows.map(({ prompt_id }) => prompt_id)
}
